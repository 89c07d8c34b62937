import { refusal } from '../../core/app-error.ts';
import { betTags, type Transaction } from '../../ledger/provider-keys.ts';
import type { PlayContext } from './context.ts';
import { type Bet, rollbackEntry, tombstoneEntry } from './game-entries.ts';
import { findBet, isOfAnother } from './play.repository.ts';
import { postWithoutStake } from './post-bet.ts';
import { balanceIn, movementResponse } from './post-movement.ts';

type Rollback = Transaction & {
  readonly uid?: string | undefined;
  readonly betTransactionId: string;
};

/**
 * Rolls a bet back. For an unknown bet it posts a tombstone, which rejects the bet if it arrives
 * later. A bet that was paid is not rolled back.
 * @throws UNKNOWN_BET for a bet of another player than the named one, ROUND_CLOSED,
 *   IDEMPOTENCY_CONFLICT
 */
export async function rollBackBet(
  context: PlayContext,
  request: Rollback,
): Promise<{ balance: number | null; replayed: boolean }> {
  const at = context.clock.now();
  const { providerId, betTransactionId } = request;
  const rolledBack = { providerId, transactionId: betTransactionId };
  const bet = await findBet(context.queries, rolledBack);
  if (bet && isOfAnother(bet, request.uid)) throw refusal('UNKNOWN_BET');
  if (bet) return postRollback(context, { bet, request, at });
  const posted = await context.ledger.post(tombstoneEntry({ request, at }));
  switch (posted.outcome) {
    case 'applied':
      return { balance: null, replayed: false };
    case 'replayed':
      return { balance: null, replayed: true };
    case 'blocked':
      // Already a tombstone under another transactionId: a second rollback is a replay.
      if (posted.by === betTags(rolledBack).rolledBack) {
        return { balance: null, replayed: true };
      }
      // The bet was posted after the lookup: now it can be rolled back.
      return rollBackBet(context, request);
    case 'conflict':
      throw refusal('IDEMPOTENCY_CONFLICT');
    case 'overBudget':
    case 'stale':
    case 'unstaked':
    case 'tooSoon':
    case 'overRound':
    case 'limit':
    case 'insufficient':
      throw new Error(
        `the ledger returned ${posted.outcome} for a tombstone, which moves no money`,
      );
  }
}

async function postRollback(
  context: PlayContext,
  rollback: { bet: Bet; request: Rollback; at: Date },
): Promise<{ balance: number; replayed: boolean }> {
  const { bet } = rollback;
  const { rolledBack } = betTags(bet);
  const posted = await postWithoutStake(context, {
    entry: rollbackEntry(rollback),
    restrictions: await context.restrictions.load(bet.userId),
  });
  // Already rolled back under another transactionId: a second rollback is a replay.
  if (posted.outcome === 'blocked' && posted.by === rolledBack) {
    const balances = await context.ledger.balances(bet.userId);
    return { balance: balanceIn(balances, bet.currency), replayed: true };
  }
  return movementResponse(posted, bet.currency);
}
