import type { DealtRound, Plays } from '../../rounds/single-step/plays.ts';
import { prepareRoundInsert } from './round-insert.ts';
import type { Store } from './store.ts';
import { prepareTransactionInsert } from './transaction-insert.ts';

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
  const insertPlay = prepareTransactionInsert(store);
  const insertRound = prepareRoundInsert(store);
  const deletePlay = store.prepare<[roundId: string]>(
    'DELETE FROM wallet_transactions WHERE round_id = ?',
  );
  const settle = store.prepare<[roundId: string, transactionId: string]>(
    `DELETE FROM wallet_transactions
     WHERE round_id = ? AND transaction_id = ? AND state <> 'rolling-back'`,
  );

  function deal(round: DealtRound): Awaited<ReturnType<Plays['deal']>> {
    const { record, play, seedPairId } = round;
    if (useNonce.run(seedPairId, record.proof.nonce).changes !== 1) return 'moved';
    if (insertPlay(play)) {
      if (insertRound(record, round)) return 'stored';
      deletePlay.run(play.roundId);
    }
    // In the transaction that used it: no other round has seen the nonce used.
    returnNonce.run(seedPairId);
    return 'conflict';
  }

  return {
    deal: (round) => run(async () => deal(round)),
    settle: ({ roundId, transactionId }) =>
      run(async () => settle.run(roundId, transactionId).changes === 1),
  };
}
