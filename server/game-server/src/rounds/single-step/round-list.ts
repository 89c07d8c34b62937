import type { Store } from '../store.ts';

/** Rounds that are listed together, where nobody asks for a list before. */
const ROUNDS_PER_PASS = 2000;

export type RoundList = ReturnType<typeof createRoundList>;

/**
 * The list of each player's rounds, game by game. Written with every round it would cost a page of its
 * own each time, a third of what a round writes, since no two players of a commit stand on one page
 * of it. So rounds are listed in passes, in the order of the list: every two thousandth round
 * lists those before it, and who reads the list brings it up to date first. How far it goes stands beside
 * it, in the same transaction: nothing is left out, whenever a process ends.
 */
export function createRoundList(store: Store) {
  // What is there already is passed over: SQLite need not keep a way back for the half of a pass.
  const listNew = store.prepare<[]>(
    `INSERT OR IGNORE INTO round_list (uid, game_id, round_id, id)
     SELECT uid, game_id, round_id, id FROM rounds
     WHERE id > (SELECT last_id FROM round_list_end WHERE id = 1)
     ORDER BY uid, game_id, round_id`,
  );
  const advanceEnd = store.prepare<[]>(
    'UPDATE round_list_end SET last_id = (SELECT max(id) FROM rounds) WHERE id = 1',
  );

  const hasNew = store.prepare<[]>(
    'SELECT 1 FROM rounds WHERE id > (SELECT last_id FROM round_list_end WHERE id = 1) LIMIT 1',
  );

  function pass(): void {
    listNew.run();
    advanceEnd.run();
  }
  const passAlone = store.transaction(pass);

  return {
    /** Lists what was kept since the last pass: at most two thousand rounds. */
    bringUpToDate(): void {
      if (hasNew.get()) passAlone.immediate();
    },

    /** To be called with each round that is kept, in its transaction: `id` is its place among all. */
    inserted(id: number): void {
      if (id % ROUNDS_PER_PASS === 0) pass();
    },
  };
}
