import type { DealtRound } from '../../rounds/single-step/plays.ts';
import type { WalletTransaction } from '../../rounds/wallet-transaction.ts';
import type { Value } from '../statements.ts';

/* The inserts of a round and of its transaction, for the repositories and for each database's plays. */

/** Inserts nothing if the round, or a single-step round of the player, has a transaction already. */
export const INSERT_TRANSACTION = `
  INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
    wallet_type, stake_minor, win_minor, bet_transaction_id, token, attempts, due_at, expires_at)
  VALUES (:roundId, :roundKind, :transactionId, :kind, :state, :uid, :gameId,
    :walletType, :stakeMinor, :winMinor, :betTransactionId, :token, :attempts, :dueAt, :expiresAt)
  ON CONFLICT DO NOTHING`;

export function transactionRow(planned: WalletTransaction) {
  return {
    roundId: planned.roundId,
    roundKind: planned.roundKind,
    transactionId: planned.transactionId,
    kind: planned.kind,
    state: planned.state,
    uid: planned.uid,
    gameId: planned.gameId,
    walletType: planned.walletType,
    stakeMinor: planned.kind === 'win' ? null : planned.stakeMinor,
    winMinor: planned.kind === 'bet' ? null : planned.winMinor,
    betTransactionId: planned.kind === 'win' ? planned.betTransactionId : null,
    token: planned.kind === 'win' ? null : planned.token,
    attempts: planned.attempts,
    dueAt: planned.dueAt,
    expiresAt: planned.expiresAt,
  } satisfies Record<string, Value>;
}

export type TransactionRow = ReturnType<typeof transactionRow>;

/** Inserts nothing if the request has a round already. */
export const INSERT_ROUND = `
  INSERT INTO rounds (round_id, uid, game_id, wallet_type, request_id, stake_minor, win_minor,
    outcome, seed_pair_id, nonce, created_at, definition_id)
  VALUES (:roundId, :uid, :gameId, :walletType, :requestId, :stakeMinor, :winMinor,
    :outcome, :seedPairId, :nonce, :createdAt, :definitionId)
  ON CONFLICT DO NOTHING`;

export function roundRow({ record, seedPairId, definitionId }: Omit<DealtRound, 'play'>) {
  return {
    roundId: record.roundId,
    uid: record.uid,
    gameId: record.gameId,
    walletType: record.walletType,
    requestId: record.requestId,
    stakeMinor: record.stakeMinor,
    winMinor: record.winMinor,
    outcome: JSON.stringify(record.outcome),
    seedPairId,
    nonce: record.proof.nonce,
    createdAt: record.createdAt.getTime(),
    definitionId,
  } satisfies Record<string, Value>;
}

export type RoundRow = ReturnType<typeof roundRow>;
