import type { SheetRepository } from '../../sheets/sheet-repository.ts';
import type { Store } from './store.ts';

export function createSheetRepository(store: Store): SheetRepository {
  const insert = store.prepare<{ rulesHash: string; gameId: string; json: string; now: number }>(
    `INSERT INTO sheets (rules_hash, game_id, sheet, first_used_at)
     VALUES (:rulesHash, :gameId, :json, :now) ON CONFLICT (rules_hash) DO NOTHING`,
  );
  const idOf = store
    .prepare<[string], number>('SELECT id FROM sheets WHERE rules_hash = ?')
    .pluck();
  const jsonOf = store
    .prepare<[string], string>('SELECT sheet FROM sheets WHERE rules_hash = ?')
    .pluck();

  return {
    async store(sheet) {
      insert.run(sheet);
      const id = idOf.get(sheet.rulesHash);
      if (id === undefined) throw new Error(`the sheet of ${sheet.gameId} was not stored`);
      return id;
    },
    jsonOf: async (rulesHash) => jsonOf.get(rulesHash) ?? null,
  };
}
