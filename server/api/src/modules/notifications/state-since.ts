import type { Services } from '../../services.ts';
import { notificationOfRow } from './notifications.mapper.ts';
import { notificationsSince } from './notifications.repository.ts';
import { momentOf, type PlayerEvent } from './player-events.ts';

const HOUR_MS = 3_600_000;
const NOTIFICATIONS_MAX = 1000;
/** A row is dated when it is made and told of once it is committed; telling twice does no harm. */
const COMMIT_MS_MAX = 5000;

/**
 * How things stand for a player who left at `after` and whose events since are not remembered: the
 * notifications stored since, of the last hour at most, and what each wallet holds now. Nothing for
 * a place that nobody ever gave out.
 */
export async function stateSince(
  { prisma, ledger, clock }: Services,
  { userId, after }: { userId: string; after: string },
): Promise<readonly PlayerEvent[]> {
  const left = momentOf(after);
  if (left === null) return [];
  const sinceMs = Math.max(left.getTime() - COMMIT_MS_MAX, clock.now().getTime() - HOUR_MS);
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
