import { guestId } from '@fairhall/kit/free-token';
import { OLDEST_GUEST, REMAINDER_DELETIONS } from '../../database/repositories/guest-deletions.ts';
import type { PastGuests } from '../../free-play/free-wallet-repository.ts';
import { createRoundList } from './round-list.ts';
import { prepareIn } from './statements.ts';
import type { Store } from './store.ts';

type ListedRound = {
  readonly id: number;
  readonly uid: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly seedPairId: number;
  readonly nonce: number;
};

/**
 * Nothing else deletes rounds and seeds, so the tables have no index for the checks of their foreign
 * keys (0033): each deleted pair of seeds would scan all rounds. The checks are off meanwhile, for
 * which the connection must be outside of a transaction.
 */
export function createPastGuests(store: Store): PastGuests {
  const list = createRoundList(store);
  const oldest = prepareIn<{ first: string; before: string }, { uid: string }>(store, OLDEST_GUEST);
  const listed = store.prepare<[uid: string, limit: number], ListedRound>(
    `SELECT rounds.id, listed.uid, listed.game_id AS gameId, listed.round_id AS roundId,
       seed_pair_id AS seedPairId, nonce
     FROM round_list listed JOIN rounds ON rounds.id = listed.id WHERE listed.uid = ? LIMIT ?`,
  );
  const deletionsOfRound = [
    'DELETE FROM rounds_of_seeds WHERE seed_pair_id = :seedPairId AND nonce = :nonce',
    'DELETE FROM round_list WHERE uid = :uid AND game_id = :gameId AND round_id = :roundId',
    'DELETE FROM rounds WHERE id = :id',
  ].map((sql) => store.prepare<ListedRound>(sql));
  const remainderDeletions = REMAINDER_DELETIONS.map((sql) =>
    prepareIn<{ uid: string }, never>(store, sql),
  );
  // The next round may get the id of a deleted one.
  const lowerEnd = store.prepare<[]>(
    `UPDATE round_list_end
     SET last_id = min(last_id, coalesce((SELECT max(id) FROM rounds), 0)) WHERE id = 1`,
  );

  const deletePart = store.transaction((uid: string, roundsMax: number): void => {
    list.bringUpToDate();
    const rounds = listed.all(uid, roundsMax);
    for (const round of rounds) for (const deletion of deletionsOfRound) deletion.run(round);
    if (rounds.length < roundsMax) for (const deletion of remainderDeletions) deletion.run({ uid });
    lowerEnd.run();
  });

  return {
    async deletePart({ before, roundsMax }) {
      // A turn of its own: a group commit ends in the turn in which it began.
      await new Promise(setImmediate);
      const uid = oldest.get({ first: guestId(''), before })?.uid;
      if (uid === undefined) return false;
      store.pragma('foreign_keys = OFF');
      try {
        deletePart.immediate(uid, roundsMax);
      } finally {
        store.pragma('foreign_keys = ON');
      }
      return true;
    },
  };
}
