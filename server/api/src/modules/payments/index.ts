import { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { type ModuleJobs, once, recurring } from '../../jobs/module-jobs.ts';
import type { Auth } from '../auth/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Restrictions } from '../restrictions/index.ts';
import { creditListedDeposit, findProviderTransaction } from './compare-deposit.service.ts';
import type { PaymentsContext } from './context.ts';
import { createDeposit } from './deposits.service.ts';
import {
  announceEndedCheckouts,
  CHECKOUT_END_JOB,
  endCheckoutsBeyondLimits,
  endOpenCheckouts,
  runCheckoutEnd,
} from './end-checkouts.ts';
import { EXPIRY_JOB, expireDeposits } from './expiry.job.ts';
import { hasDeposited } from './first-deposit.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { preparePaymentQueries } from './payments.queries.ts';
import { paymentsHandlers } from './payments.router.ts';
import { PAYOUT_JOB, runPayout } from './payout.job.ts';
import { handlePaymentWebhook } from './webhook.service.ts';
import { approveWithdrawal, rejectWithdrawal } from './withdrawal-decision.service.ts';
import { stakedMinorSince } from './withdrawal-review.ts';
import { createWithdrawal } from './withdrawals.service.ts';

export { accountKey } from './account-key.ts';
export { banksOf } from './banks.ts';
export { creditEntry, depositKey } from './deposit-entries.ts';
export { firstDepositBonus } from './first-deposit.ts';
export { createMockpayGateway } from './mockpay-gateway.ts';
export {
  type PaymentGateway,
  PaymentUnavailableError,
  type ProviderTransaction,
} from './payment-gateway.ts';
export { paymentChannelText, type StatusReason, statusReasonText } from './payment-texts.ts';
export { type PaymentQueries, preparePaymentQueries } from './payments.queries.ts';
export { comparisonStart, type Unrecorded, unrecordedTransactions } from './provider-comparison.ts';
export {
  approveEntry,
  freezeEntry,
  rejectEntry,
  returnEntry,
  settleEntry,
  withdrawalKeys,
} from './withdrawal-entries.ts';
export { withdrawalTimeline } from './withdrawal-timeline.ts';
export type { WithdrawOrder } from './withdrawals.repository.ts';

const DEPOSITORS_MAX = 10_000;

/** Deposits, withdrawals and all of their states, and the payments provider. */
export type Payments = ReturnType<typeof createPayments>;

export function createPayments(
  infrastructure: Infrastructure,
  uses: {
    gateway: PaymentGateway;
    auth: Auth;
    restrictions: Restrictions;
    notifications: Notifications;
  },
) {
  const context: PaymentsContext = {
    ...infrastructure,
    ...uses,
    queries: preparePaymentQueries(infrastructure.reader),
    depositors: new LRUCache({ max: DEPOSITORS_MAX }),
  };
  return {
    ...withContext(context, {
      announceEndedCheckouts,
      approveWithdrawal,
      createDeposit,
      createWithdrawal,
      creditListedDeposit,
      endCheckoutsBeyondLimits,
      endOpenCheckouts,
      findProviderTransaction,
      handlePaymentWebhook,
      hasDeposited,
      stakedMinorSince,
      rejectWithdrawal,
    }),
    handlers: paymentsHandlers(context),
    jobs: {
      [EXPIRY_JOB]: recurring(() => expireDeposits(context)),
      [CHECKOUT_END_JOB]: once((outTradeNo) => runCheckoutEnd(context, outTradeNo)),
      [PAYOUT_JOB]: once((orderNum) => runPayout(context, orderNum)),
    } satisfies ModuleJobs,
    close: () => uses.gateway.close(),
  };
}
