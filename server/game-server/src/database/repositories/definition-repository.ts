import type { DefinitionRepository } from '../../definitions/definition-repository.ts';
import type { Statements } from '../statements.ts';

export function createDefinitionRepository({ prepare }: Statements): DefinitionRepository {
  const insert = prepare<{ rulesHash: string; gameId: string; json: string; now: number }>(
    `INSERT INTO definitions (rules_hash, game_id, definition, first_used_at)
     VALUES (:rulesHash, :gameId, :json, :now) ON CONFLICT (rules_hash) DO NOTHING`,
  );
  const idOf = prepare<{ rulesHash: string }, { id: number }>(
    'SELECT id FROM definitions WHERE rules_hash = :rulesHash',
  );
  const jsonOf = prepare<{ rulesHash: string }, { definition: string }>(
    'SELECT definition FROM definitions WHERE rules_hash = :rulesHash',
  );
  const listOf = prepare<{ gameId: string }, { definition: string }>(
    'SELECT definition FROM definitions WHERE game_id = :gameId ORDER BY id',
  );

  return {
    async store(definition) {
      await insert.run(definition);
      const stored = await idOf.get(definition);
      if (!stored) throw new Error(`the definition of ${definition.gameId} was not stored`);
      return stored.id;
    },
    findJson: async (rulesHash) => (await jsonOf.get({ rulesHash }))?.definition ?? null,
    listOfGame: async (gameId) =>
      (await listOf.all({ gameId })).map(({ definition }) => definition),
  };
}
