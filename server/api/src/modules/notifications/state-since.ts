import type { Notification } from '../../db/generated/client.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { PlayerBalance } from '../../ledger/port.ts';
import { notificationOfRow } from './notifications.mapper.ts';
import { notificationsSince } from './notifications.repository.ts';
import { type PlayerEvent, timeOfEventId } from './player-events.ts';

const PERIOD_MS_MAX = 3_600_000;
const NOTIFICATIONS_MAX = 1000;
/** The maximum time from a row's timestamp to its commit; a repeated notification is harmless. */
export const COMMIT_MS_MAX = 5000;

/**
 * The current state for a client whose events after the id `after` are no longer buffered: the
 * balance of each wallet and the notifications since then, of the last hour at most. Only the
 * balances for a malformed id.
 */
export async function stateSince(
  context: Pick<Infrastructure, 'prisma' | 'ledger' | 'clock'>,
  player: { userId: string; after: string },
): Promise<readonly PlayerEvent[]> {
  const notifications = await notificationsAfter(context, player);
  return stateOf({ notifications, balances: await context.ledger.balances(player.userId) });
}

/** The notifications after the event with the id `after`; none for a malformed id. */
export async function notificationsAfter(
  { prisma, clock }: Pick<Infrastructure, 'prisma' | 'clock'>,
  { userId, after }: { userId: string; after: string },
): Promise<readonly Notification[]> {
  const lastEventAt = timeOfEventId(after);
  if (lastEventAt === null) return [];
  const sinceMs = Math.max(
    lastEventAt.getTime() - COMMIT_MS_MAX,
    clock.now().getTime() - PERIOD_MS_MAX,
  );
  const since = new Date(sinceMs);
  return notificationsSince(prisma, { userId, since, take: NOTIFICATIONS_MAX });
}

/** The events that tell a state. */
export function stateOf({
  balances = [],
  notifications = [],
}: {
  balances: readonly PlayerBalance[] | undefined;
  notifications: readonly Notification[] | undefined;
}): readonly PlayerEvent[] {
  return [
    ...balances.map(
      ({ currency, availableMinor }): PlayerEvent => ({
        type: 'balance',
        currency,
        availableMinor,
      }),
    ),
    ...notifications.map(
      (row): PlayerEvent => ({ type: 'notification', notification: notificationOfRow(row) }),
    ),
  ];
}
