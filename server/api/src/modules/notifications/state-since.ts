import type { Services } from '../../services.ts';
import { notificationOfRow } from './notifications.mapper.ts';
import { notificationsSince } from './notifications.repository.ts';
import { type PlayerEvent, timeOfEventId } from './player-events.ts';

const PERIOD_MS_MAX = 3_600_000;
const NOTIFICATIONS_MAX = 1000;
/** The maximum time from a row's timestamp to its commit; a repeated notification is harmless. */
const COMMIT_MS_MAX = 5000;

/**
 * The current state for a client whose events after the id `after` are no longer buffered: the
 * balance of each wallet and the notifications since then, of the last hour at most. Empty for a
 * malformed id.
 */
export async function stateSince(
  { prisma, ledger, clock }: Services,
  { userId, after }: { userId: string; after: string },
): Promise<readonly PlayerEvent[]> {
  const lastEventAt = timeOfEventId(after);
  if (lastEventAt === null) return [];
  const sinceMs = Math.max(
    lastEventAt.getTime() - COMMIT_MS_MAX,
    clock.now().getTime() - PERIOD_MS_MAX,
  );
  const rows = await notificationsSince(prisma, {
    userId,
    since: new Date(sinceMs),
    take: NOTIFICATIONS_MAX,
  });
  const balances = await ledger.balances(userId);
  return [
    ...balances.map(
      ({ currency, availableMinor }): PlayerEvent => ({
        type: 'balance',
        currency,
        availableMinor,
      }),
    ),
    ...rows.map(
      (row): PlayerEvent => ({ type: 'notification', notification: notificationOfRow(row) }),
    ),
  ];
}
