import { WithdrawStatus } from '../../contract/enums.ts';
import { toDecimal } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import { applyPayoutState } from './payout-states.service.ts';
import { findWithdrawal, type WithdrawOrder } from './withdrawals.repository.ts';

export const PAYOUT_JOB = 'payout';

/** A payout that says nothing for this long is asked for again. */
const STUCK_AFTER_MS = 60_000;

/**
 * Brings a withdrawal to its end: asks the provider for the payout, and asks again until the provider's answer or one of its events is final. Asking is idempotent,
 * so a lost answer, a lost event and a restart all end the same way.
 */
export async function runPayout(services: Services, orderNum: string): Promise<JobResult> {
  const order = await findWithdrawal(services.prisma, orderNum);
  if (!order || isFinal(order)) return 'done';
  const { settings, paymentGateway, clock } = services;
  const { platOrderNum, state } = await paymentGateway.createPayout({
    orderNum,
    amount: toDecimal(order.amountMinor, parseCurrency(order.walletType)),
    walletType: order.walletType,
    bankCode: order.bankCode,
    account: order.bankAccount,
    notifyUrl: `${settings.origins.apiInside}/api/payment/webhook`,
  });
  await applyPayoutState(services, { order, state, platOrderNum });
  if (state === 'succeeded' || state === 'failed') return 'done';
  return { againAt: new Date(clock.now().getTime() + STUCK_AFTER_MS) };
}

function isFinal({ status }: WithdrawOrder): boolean {
  return status === WithdrawStatus.successful || status === WithdrawStatus.failed;
}
