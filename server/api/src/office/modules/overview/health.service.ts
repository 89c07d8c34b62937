import { z } from 'zod';
import { countDueJobs } from '../../../jobs/job-metrics.ts';
import type { OfficeContext } from '../../context.ts';
import type { Health } from '../../contract/overview.ts';
import { countOverdueOrders, lastCheck } from './overview.repository.ts';

/** Longer than a provider repeats an event after a short outage. */
const LATE_MS = 600_000;

const storedBreaches = z.array(z.unknown());

/** The state of the API, as staff see it. */
export async function healthOf(context: OfficeContext): Promise<Health> {
  const { prisma, clock, database, providerTimes } = context;
  const now = clock.now();
  const late = new Date(now.getTime() - LATE_MS);
  const [check, jobsDue, overdueOrders, bytes] = await Promise.all([
    lastCheck(prisma),
    countDueJobs(prisma, now),
    countOverdueOrders(prisma, { expiredBy: late, unchangedSince: late }),
    database.bytes(prisma),
  ]);
  return {
    ledger: check && {
      checkedAt: (check.finishedAt ?? now).toISOString(),
      full: check.full,
      breaches: storedBreaches.parse(JSON.parse(check.breaches)).length,
    },
    jobsDue,
    overdueOrders,
    providers: providerTimes.summary(),
    databaseBytes: bytes,
  };
}
