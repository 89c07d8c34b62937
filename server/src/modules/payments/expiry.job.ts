import { DepositStatus } from '../../contract/enums.ts';
import type { Services } from '../../core/context.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import { closeUnpaid, EXPIRED_REMARK } from './deposits.repository.ts';

export const EXPIRY_JOB = 'deposit-expiry';

/** The provider says itself that an order expired; we wait this long for its word. */
const GRACE_MS = 60_000;

/** When an order is closed without the provider's word. */
export function expiryDueAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + GRACE_MS);
}

/** Closes an order that nobody paid in time; a payment that comes later is credited all the same. */
export async function expireDeposit(services: Services, outTradeNo: string): Promise<JobResult> {
  const order = services.reads.deposit(outTradeNo);
  if (!order) return 'done';
  await closeUnpaid(services.prisma, {
    orderId: order.id,
    status: DepositStatus.cancelled,
    remark: EXPIRED_REMARK,
    at: services.clock.now(),
  });
  return 'done';
}
