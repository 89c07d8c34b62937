import type { WalletTransaction } from '../../rounds/wallet-transaction.ts';
import type { Store } from './store.ts';

/**
 * The insert of a wallet transaction. It returns false, and stores nothing, if the round or a
 * single-step round of the player has one already.
 */
export function prepareTransactionInsert(store: Store): (planned: WalletTransaction) => boolean {
  // Positional parameters: binding a dozen names costs as much as inserting the row.
  const insert = store.prepare<(string | number | bigint | null)[]>(
    `INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
       wallet_type, stake_minor, win_minor, bet_transaction_id, token, attempts, due_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  return (planned) => {
    const { changes } = insert.run(
      planned.roundId,
      planned.roundKind,
      planned.transactionId,
      planned.kind,
      planned.state,
      planned.uid,
      planned.gameId,
      planned.walletType,
      planned.kind === 'win' ? null : planned.stakeMinor,
      planned.kind === 'bet' ? null : planned.winMinor,
      planned.kind === 'win' ? planned.betTransactionId : null,
      planned.kind === 'win' ? null : planned.token,
      planned.attempts,
      planned.dueAt,
      planned.expiresAt,
    );
    return changes === 1;
  };
}
