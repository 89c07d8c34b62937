import { contract as c } from '../../contract/index.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { implement } from '../../implement.ts';
import { banksOf } from './banks.ts';
import { createDeposit } from './deposits.service.ts';
import { depositRecords, withdrawRecords } from './records.service.ts';
import { handlePaymentWebhook } from './webhook.service.ts';
import { createWithdrawal } from './withdrawals.service.ts';

export const paymentsHandlers = {
  recharge: implement(
    c.payments.recharge,
    ({ ctx, input }) =>
      createDeposit(ctx.services, {
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
    depositRecords(ctx.services, {
      ...input,
      userId: ctx.session.userId,
      language: ctx.language,
    }),
  ),

  withdraw: implement(c.payments.withdraw, ({ ctx, input }) =>
    createWithdrawal(ctx.services, {
      ...input,
      userId: ctx.session.userId,
      sessionId: ctx.session.sessionId,
      idempotencyKey: ctx.idempotencyKey,
    }),
  ),

  withdrawRecords: implement(c.payments.withdrawRecords, ({ ctx, input }) =>
    withdrawRecords(ctx.services, {
      ...input,
      userId: ctx.session.userId,
      language: ctx.language,
    }),
  ),

  bankCodes: implement(c.payments.bankCodes, ({ input }) => [
    ...banksOf(parseCurrency(input.walletType)),
  ]),

  webhook: implement(c.payments.webhook, ({ ctx, input }) =>
    handlePaymentWebhook(ctx.services, input),
  ),
};
