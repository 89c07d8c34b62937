import { WithdrawStatus } from '../../contract/enums.ts';
import { toDecimal } from '../../contract/money.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import type { PaymentsContext } from './context.ts';
import { applyPayoutState } from './payout-states.service.ts';
import { findWithdrawal, type WithdrawOrder } from './withdrawals.repository.ts';

export const PAYOUT_JOB = 'payout';

/** Time after which a payout without a final state is requested again. */
const RETRY_AFTER_MS = 60_000;

/**
 * Requests the payout of a withdrawal, and repeats the request until a response or a webhook event
 * is final. The request is idempotent, so a lost response, a lost event and a restart are harmless.
 */
export async function runPayout(context: PaymentsContext, orderNum: string): Promise<JobResult> {
  const order = await findWithdrawal(context.prisma, orderNum);
  if (!order || isFinal(order) || !mayBePaid(order)) return 'done';
  const { settings, gateway, clock } = context;
  const { platOrderNum, state } = await gateway.createPayout({
    orderNum,
    amount: toDecimal(order.amountMinor, parseCurrency(order.walletType)),
    walletType: order.walletType,
    bankCode: order.bankCode,
    account: order.bankAccount,
    notifyUrl: `${settings.origins.apiInside}/api/payment/webhook`,
  });
  await applyPayoutState(context, { order, state, platOrderNum });
  if (state === 'succeeded' || state === 'failed') return 'done';
  return { againAt: new Date(clock.now().getTime() + RETRY_AFTER_MS) };
}

function isFinal({ status }: WithdrawOrder): boolean {
  return status === WithdrawStatus.successful || status === WithdrawStatus.failed;
}

/** One that waits for a decision has no job; its approval creates it. */
export function mayBePaid({ reviewState }: Pick<WithdrawOrder, 'reviewState'>): boolean {
  return reviewState !== 'waiting' && reviewState !== 'rejected';
}
