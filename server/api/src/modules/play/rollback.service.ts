import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import {
  type Bet,
  betTags,
  rollbackEntry,
  tombstoneEntry,
  transactionKey,
} from './game-entries.ts';
import { findBet } from './play.repository.ts';
import { balanceIn, movementResponse } from './post-movement.ts';

type Rollback = { readonly transactionId: string; readonly betTransactionId: string };

/**
 * Takes a bet back. A bet that never came leaves a tombstone, by which it is refused later; a bet
 * that was paid stays.
 * @throws AppError 1202, 1107
 */
export async function rollBackBet(
  services: Services,
  request: Rollback,
): Promise<{ balance: number | null; replayed: boolean }> {
  const at = services.clock.now();
  const bet = findBet(services.queries.play, transactionKey(request.betTransactionId));
  if (bet) return takeBack(services, { bet, request, at });
  const posted = await services.ledger.post(tombstoneEntry({ request, at }));
  switch (posted.outcome) {
    case 'applied':
      return { balance: null, replayed: false };
    case 'replayed':
      return { balance: null, replayed: true };
    case 'blocked':
      // The bet came between our look and our tombstone: now it can be taken back.
      return rollBackBet(services, request);
    case 'conflict':
      throw refusal('IDEMPOTENCY_CONFLICT');
    case 'limit':
    case 'insufficient':
      throw new Error(`a tombstone moves no money, yet was answered ${posted.outcome}`);
  }
}

async function takeBack(
  services: Services,
  rollback: { bet: Bet; request: Rollback; at: Date },
): Promise<{ balance: number; replayed: boolean }> {
  const { bet, request } = rollback;
  const { rolledBack } = betTags(request.betTransactionId);
  const posted = await services.ledger.post(rollbackEntry(rollback));
  // Taken back before, under another transactionId: a second rollback is a replay.
  if (posted.outcome === 'blocked' && posted.by === rolledBack) {
    const balances = await services.ledger.balances(bet.userId);
    return { balance: balanceIn(balances, bet.currency), replayed: true };
  }
  return movementResponse(posted, bet.currency);
}
