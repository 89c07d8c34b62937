import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { postWithLimits } from '../safer-play/post-with-limits.ts';
import { protectionOf } from '../safer-play/protection.ts';
import {
  type Bet,
  betTags,
  rollbackEntry,
  type Transaction,
  tombstoneEntry,
} from './game-entries.ts';
import { findBet, isOfAnother } from './play.repository.ts';
import { balanceIn, movementResponse } from './post-movement.ts';

type Rollback = Transaction & {
  readonly uid?: string | undefined;
  readonly betTransactionId: string;
};

/**
 * Rolls a bet back. For an unknown bet it posts a tombstone, which rejects the bet if it arrives
 * later. A bet that was paid is not rolled back.
 * @throws AppError 1206 for a bet of another player than the named one, 1202, 1107
 */
export async function rollBackBet(
  services: Services,
  request: Rollback,
): Promise<{ balance: number | null; replayed: boolean }> {
  const at = services.clock.now();
  const { providerId, betTransactionId } = request;
  const rolledBack = { providerId, transactionId: betTransactionId };
  const bet = await findBet(services.queries.play, rolledBack);
  if (bet && isOfAnother(bet, request.uid)) throw refusal('UNKNOWN_BET');
  if (bet) return postRollback(services, { bet, request, at });
  const posted = await services.ledger.post(tombstoneEntry({ request, at }));
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
      return rollBackBet(services, request);
    case 'conflict':
      throw refusal('IDEMPOTENCY_CONFLICT');
    case 'overBudget':
    case 'limit':
    case 'insufficient':
      throw new Error(
        `the ledger returned ${posted.outcome} for a tombstone, which moves no money`,
      );
  }
}

async function postRollback(
  services: Services,
  rollback: { bet: Bet; request: Rollback; at: Date },
): Promise<{ balance: number; replayed: boolean }> {
  const { bet } = rollback;
  const { rolledBack } = betTags(bet);
  const posted = await postWithLimits(services, {
    entry: rollbackEntry(rollback),
    protection: await protectionOf(services, bet.userId),
  });
  // Already rolled back under another transactionId: a second rollback is a replay.
  if (posted.outcome === 'blocked' && posted.by === rolledBack) {
    const balances = await services.ledger.balances(bet.userId);
    return { balance: balanceIn(balances, bet.currency), replayed: true };
  }
  return movementResponse(posted, bet.currency);
}
