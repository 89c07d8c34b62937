import type { RefusalName } from '@fairhall/kit/errors';
import { type Currency, toMajor } from '../../contract/money.ts';
import { refusal } from '../../core/app-error.ts';
import type { PlayerBalance } from '../../ledger/port.ts';
import type { Services } from '../../services.ts';
import {
  type NewNotification,
  notificationRow,
  publishNotification,
} from '../notifications/notify.ts';
import {
  type ProtectedEntry,
  postWithLimits,
  type WithinLimits,
} from '../safer-play/post-with-limits.ts';

/** Posts a movement that settles a round, with its notification in the same transaction. */
export async function postSettlement(
  services: Services,
  { entry, notification, protection }: ProtectedEntry & { notification: NewNotification | null },
): Promise<WithinLimits> {
  if (notification === null) return postWithLimits(services, { entry, protection });
  const at = entry.occurredAt;
  const rows = [...(entry.rows ?? []), notificationRow(notification, at)];
  const posted = await postWithLimits(services, { entry: { ...entry, rows }, protection });
  if (posted.outcome === 'applied') {
    publishNotification(services, { notification, at });
    const { gameId } = entry;
    services.officeEvents.publish({ type: 'bigWin', id: notification.id, gameId });
  }
  return posted;
}

/**
 * The provider's response for a post, with the balance after it.
 * @throws AppError 1107, 1206, 1205, 1202, 1102 (the balance cap), 1101
 */
export function movementResponse(
  posted: WithinLimits,
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

type Rejection = Exclude<WithinLimits, { outcome: 'applied' | 'replayed' }>;

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
