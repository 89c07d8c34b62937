import type { JobResult } from '../../jobs/job-runner.ts';
import type { PaymentsContext } from './context.ts';
import { closeOverdue, nextExpiry } from './deposits.repository.ts';

export const EXPIRY_JOB = 'deposit-expiry';

/** The time to wait for the provider's own event of an expired order. */
const GRACE_MS = 60_000;
/** A new order may expire earlier than all pending ones. */
const PAUSE_MS_MAX = 30_000;
const BATCH_MAX = 500;

/**
 * Closes the orders that were not paid in time; a later payment is still credited. One recurring
 * job handles all orders: a job per order would double the writes of a deposit.
 */
export async function expireDeposits({ prisma, clock, log }: PaymentsContext): Promise<JobResult> {
  const at = clock.now();
  const expiredBy = new Date(at.getTime() - GRACE_MS);
  const { found, closed } = await closeOverdue(prisma, { expiredBy, at, take: BATCH_MAX });
  if (closed > 0) log.info({ closed }, 'unpaid deposit orders expired');
  if (found === BATCH_MAX) return { againAt: at };
  const next = await nextExpiry(prisma);
  const idleMs = next ? next.getTime() + GRACE_MS - at.getTime() : PAUSE_MS_MAX;
  return { againAt: new Date(at.getTime() + Math.min(Math.max(idleMs, 0), PAUSE_MS_MAX)) };
}
