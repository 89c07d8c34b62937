import { contract as c } from '../../contract/index.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { implement } from '../../http/implement.ts';
import { banksOf } from './banks.ts';
import type { PaymentsContext } from './context.ts';
import { createDeposit } from './deposits.service.ts';
import { reviewState } from './payments.mapper.ts';
import { accountOf, listPayoutAccounts } from './payout-accounts.ts';
import { depositRecords, withdrawRecords } from './records.service.ts';
import { handlePaymentWebhook } from './webhook.service.ts';
import { createWithdrawal } from './withdrawals.service.ts';

export const paymentsHandlers = (context: PaymentsContext) => ({
  recharge: implement(
    c.payments.recharge,
    ({ ctx, input }) =>
      createDeposit(context, {
        walletType: input.walletType,
        amount: input.amount,
        noLimit: input.noLimit,
        userId: ctx.session.userId,
        language: ctx.language,
        idempotencyKey: ctx.idempotencyKey,
      }),
    { checksBlock: true },
  ),

  rechargeRecords: implement(c.payments.rechargeRecords, ({ ctx, input }) =>
    depositRecords(context, {
      ...input,
      userId: ctx.session.userId,
      language: ctx.language,
    }),
  ),

  withdraw: implement(c.payments.withdraw, async ({ ctx, input }) => {
    const { userId } = ctx.session;
    const order = await createWithdrawal(context, {
      ...input,
      userId,
      bank: await accountOf(context, { ...input, userId }),
      sessionId: ctx.session.sessionId,
      idempotencyKey: ctx.idempotencyKey,
    });
    return { orderNum: order.orderNum, ...reviewState(order, ctx.language) };
  }),

  withdrawRecords: implement(c.payments.withdrawRecords, ({ ctx, input }) =>
    withdrawRecords(context, {
      ...input,
      userId: ctx.session.userId,
      language: ctx.language,
    }),
  ),

  payoutAccounts: implement(c.payments.payoutAccounts, ({ ctx, input }) =>
    listPayoutAccounts(context, { ...input, userId: ctx.session.userId }),
  ),

  bankCodes: implement(c.payments.bankCodes, ({ input }) => [
    ...banksOf(parseCurrency(input.walletType)),
  ]),

  webhook: implement(c.payments.webhook, ({ input }) => handlePaymentWebhook(context, input)),
});
