import {
  INSERT_ROUND,
  INSERT_TRANSACTION,
  type RoundRow,
  roundRow,
  type TransactionRow,
  transactionRow,
} from '../../database/repositories/inserts.ts';
import type { DealtRound, Plays } from '../../rounds/single-step/plays.ts';
import { createRoundList } from './round-list.ts';
import { prepareIn } from './statements.ts';
import type { Store } from './store.ts';

type SettledPlay = { readonly roundId: string; readonly transactionId: string };

/** @param run runs a write in the next commit */
export function createPlays(
  store: Store,
  run: <Result>(write: () => Promise<Result>) => Promise<Result>,
): Plays {
  const useNonce = store.prepare<[id: number, nonce: number]>(
    'UPDATE seeds_in_force SET nonce = nonce + 1 WHERE seed_pair_id = ? AND nonce = ?',
  );
  const returnNonce = store.prepare<[id: number]>(
    'UPDATE seeds_in_force SET nonce = nonce - 1 WHERE seed_pair_id = ?',
  );
  const insertPlay = prepareIn<TransactionRow, never>(store, INSERT_TRANSACTION);
  const insertRound = prepareIn<RoundRow, never>(store, INSERT_ROUND);
  const list = createRoundList(store);
  const deletePlay = store.prepare<[roundId: string]>(
    'DELETE FROM wallet_transactions WHERE round_id = ?',
  );
  const settle = prepareIn<SettledPlay, never>(
    store,
    `DELETE FROM wallet_transactions
     WHERE round_id = :roundId AND transaction_id = :transactionId AND state <> 'rolling-back'`,
  );

  function deal(round: DealtRound): Awaited<ReturnType<Plays['deal']>> {
    const { record, play, seedPairId } = round;
    if (useNonce.run(seedPairId, record.proof.nonce).changes !== 1) return 'moved';
    if (insertPlay.run(transactionRow(play)).changes === 1) {
      const { changes, lastInsertRowid } = insertRound.run(roundRow(round));
      if (changes === 1) {
        list.inserted(Number(lastInsertRowid));
        return 'stored';
      }
      deletePlay.run(play.roundId);
    }
    // In the transaction that used it: no other round has seen the nonce used.
    returnNonce.run(seedPairId);
    return 'conflict';
  }

  return {
    deal: (round) => run(async () => deal(round)),
    settle: ({ roundId, transactionId }) =>
      run(async () => settle.run({ roundId, transactionId }).changes === 1),
  };
}
