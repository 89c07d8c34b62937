import type { Store } from './store.ts';

/** Rounds listed in one pass, unless a query triggers the pass earlier. */
const ROUNDS_PER_PASS = 2000;

/**
 * The lists of each player's rounds by game, and of each seed pair's rounds by nonce. A write with every
 * round would cost one page each, a third of a round's writes, because the players of a commit are on
 * different pages. So rounds are listed in passes, in the order of the list: every 2000th round lists
 * those before it, and a reader updates the list first. The last listed id is updated in the same
 * transaction, so a crash leaves no gap.
 */
export function createRoundList(store: Store) {
  // OR IGNORE skips listed rounds: SQLite needs no statement journal for a partial pass.
  const listNew = store.prepare<[]>(
    `INSERT OR IGNORE INTO round_list (uid, game_id, round_id, id)
     SELECT uid, game_id, round_id, id FROM rounds
     WHERE id > (SELECT last_id FROM round_list_end WHERE id = 1)
     ORDER BY uid, game_id, round_id`,
  );
  const listBySeeds = store.prepare<[]>(
    `INSERT OR IGNORE INTO rounds_of_seeds (seed_pair_id, nonce, id)
     SELECT seed_pair_id, nonce, id FROM rounds
     WHERE id > (SELECT last_id FROM round_list_end WHERE id = 1)
     ORDER BY seed_pair_id, nonce`,
  );
  const advanceEnd = store.prepare<[]>(
    'UPDATE round_list_end SET last_id = (SELECT max(id) FROM rounds) WHERE id = 1',
  );

  const hasNew = store.prepare<[]>(
    'SELECT 1 FROM rounds WHERE id > (SELECT last_id FROM round_list_end WHERE id = 1) LIMIT 1',
  );

  function pass(): void {
    listNew.run();
    listBySeeds.run();
    advanceEnd.run();
  }

  return {
    /** Lists the rounds since the last pass: at most 2000. Call it in a transaction. */
    bringUpToDate(): void {
      if (hasNew.get()) pass();
    },

    /** Call it in the transaction of each inserted round; `id` is its rowid. */
    inserted(id: number): void {
      if (id % ROUNDS_PER_PASS === 0) pass();
    },
  };
}
