import type { RefusalName } from '@fairhall/kit/errors';
import { type Currency, toMajor } from '../../contract/money.ts';
import { refusal } from '../../core/app-error.ts';
import type { PlayerBalance } from '../../ledger/port.ts';
import { type NewNotification, notificationRow } from '../notifications/index.ts';
import type { PlayContext } from './context.ts';
import type { PlayEntry } from './game-entries.ts';
import type { PlayOutcome } from './post-bet.ts';

/**
 * Posts a movement that settles a round, with its notification in the same transaction.
 * @param settlement.post posts the entry with the notification's row
 */
export async function postSettlement(
  context: PlayContext,
  settlement: {
    entry: PlayEntry;
    notification: NewNotification | null;
    post: (entry: PlayEntry) => Promise<PlayOutcome>;
  },
): Promise<PlayOutcome> {
  const { entry, notification, post } = settlement;
  if (notification === null) return post(entry);
  const { occurredAt: at, gameId } = entry;
  const rows = [...(entry.rows ?? []), notificationRow(notification, at)];
  const posted = await post({ ...entry, rows });
  if (posted.outcome === 'applied') {
    context.notifications.publish({ notification, at });
    context.events.publish({ type: 'big-win', notificationId: notification.id, gameId });
  }
  return posted;
}

/**
 * The provider's response for a post, with the balance after it.
 * @throws IDEMPOTENCY_CONFLICT, UNKNOWN_BET, ROLLED_BACK, ROUND_CLOSED, AMOUNT_OUT_OF_RANGE (the
 *   balance cap), INSUFFICIENT_BALANCE
 */
export function movementResponse(
  posted: PlayOutcome,
  currency: Currency,
): { balance: number; replayed: boolean } {
  if (posted.outcome !== 'applied' && posted.outcome !== 'replayed') {
    throw refusal(refusalFor(posted));
  }
  return {
    balance: balanceIn(posted.balances, currency),
    replayed: posted.outcome === 'replayed',
  };
}

/** The available balance of one currency, in major units. */
export function balanceIn(balances: readonly PlayerBalance[], currency: Currency): number {
  const balance = balances.find((candidate) => candidate.currency === currency);
  return toMajor(balance?.availableMinor ?? 0n, currency);
}

type Rejection = Exclude<PlayOutcome, { outcome: 'applied' | 'replayed' }>;

function refusalFor(rejection: Rejection): RefusalName {
  switch (rejection.outcome) {
    case 'conflict':
      return 'IDEMPOTENCY_CONFLICT';
    case 'insufficient':
      return 'INSUFFICIENT_BALANCE';
    case 'limit':
      return 'AMOUNT_OUT_OF_RANGE';
    case 'blocked':
      return blockedBy(rejection.by);
  }
}

function blockedBy(tag: string): RefusalName {
  if (tag.endsWith('/rolled-back')) return 'ROLLED_BACK';
  if (tag.endsWith('/closed') || tag.endsWith('/won')) return 'ROUND_CLOSED';
  return 'UNKNOWN_BET';
}
