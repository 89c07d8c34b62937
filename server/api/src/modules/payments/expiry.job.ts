import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import { closeOverdue, nextExpiry } from './deposits.repository.ts';

export const EXPIRY_JOB = 'deposit-expiry';

/** The provider says itself that an order expired; we wait this long for its word. */
const GRACE_MS = 60_000;
/** Orders may come with a shorter life than any that is pending now. */
const PAUSE_MS_MAX = 30_000;
const AT_ONCE_MAX = 500;

/**
 * Closes the orders that nobody paid in time; a payment that comes later is credited all the same.
 * One standing job looks after all orders: a job for each would cost every deposit as much again.
 */
export async function expireDeposits({ prisma, clock, log }: Services): Promise<JobResult> {
  const at = clock.now();
  const expiredBy = new Date(at.getTime() - GRACE_MS);
  const { found, closed } = await closeOverdue(prisma, { expiredBy, at, take: AT_ONCE_MAX });
  if (closed > 0) log.info({ closed }, 'unpaid deposit orders expired');
  if (found === AT_ONCE_MAX) return { againAt: at };
  const next = await nextExpiry(prisma);
  const idleMs = next ? next.getTime() + GRACE_MS - at.getTime() : PAUSE_MS_MAX;
  return { againAt: new Date(at.getTime() + Math.min(Math.max(idleMs, 0), PAUSE_MS_MAX)) };
}
