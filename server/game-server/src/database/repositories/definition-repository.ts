import type { SheetRepository } from '../../definitions/definition-repository.ts';
import type { Statements } from '../statements.ts';

export function createSheetRepository({ prepare }: Statements): SheetRepository {
  const insert = prepare<{ rulesHash: string; gameId: string; json: string; now: number }>(
    `INSERT INTO sheets (rules_hash, game_id, sheet, first_used_at)
     VALUES (:rulesHash, :gameId, :json, :now) ON CONFLICT (rules_hash) DO NOTHING`,
  );
  const idOf = prepare<{ rulesHash: string }, { id: number }>(
    'SELECT id FROM sheets WHERE rules_hash = :rulesHash',
  );
  const jsonOf = prepare<{ rulesHash: string }, { sheet: string }>(
    'SELECT sheet FROM sheets WHERE rules_hash = :rulesHash',
  );

  return {
    async store(sheet) {
      await insert.run(sheet);
      const stored = await idOf.get(sheet);
      if (!stored) throw new Error(`the sheet of ${sheet.gameId} was not stored`);
      return stored.id;
    },
    jsonOf: async (rulesHash) => (await jsonOf.get({ rulesHash }))?.sheet ?? null,
  };
}
