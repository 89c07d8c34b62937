import type { SingleStepRecord } from '../../rounds/single-step/single-step-repository.ts';
import { createRoundList } from './round-list.ts';
import type { Store } from './store.ts';

/**
 * The insert of a single-step round. It returns false, and stores nothing, if the request has a round
 * already.
 */
export function prepareRoundInsert(
  store: Store,
): (round: SingleStepRecord, of: { seedPairId: number; sheetId: number }) => boolean {
  const list = createRoundList(store);
  // Positional parameters: binding a dozen names costs as much as inserting the row.
  const insert = store.prepare<(string | number | bigint)[]>(
    `INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
       outcome, seed_pair_id, nonce, created_at, sheet_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  return (round, { seedPairId, sheetId }) => {
    const { changes, lastInsertRowid } = insert.run(
      round.roundId,
      round.uid,
      round.gameId,
      round.walletType,
      round.requestId,
      round.stakeMinor,
      round.winMinor,
      JSON.stringify(round.outcome),
      seedPairId,
      round.proof.nonce,
      round.createdAt.getTime(),
      sheetId,
    );
    if (changes === 1) list.inserted(Number(lastInsertRowid));
    return changes === 1;
  };
}
