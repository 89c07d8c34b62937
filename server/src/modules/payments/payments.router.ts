import { contract as c } from '../../contract/index.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { authed, open } from '../../core/trpc.ts';
import { banksOf } from './banks.ts';
import { createDeposit } from './deposits.service.ts';
import { receivePaymentEvent } from './payment-events.service.ts';
import { depositRecords, withdrawRecords } from './records.service.ts';
import { createWithdrawal } from './withdrawals.service.ts';

export const paymentsProcedures = {
  recharge: authed
    .input(c.payments.recharge.input)
    .output(c.payments.recharge.output)
    .mutation(({ ctx, input }) =>
      createDeposit(ctx.services, {
        walletType: input.walletType,
        amount: input.amount,
        userId: ctx.session.userId,
        language: ctx.language,
        idempotencyKey: ctx.idempotencyKey,
      }),
    ),

  rechargeRecords: authed
    .input(c.payments.rechargeRecords.input)
    .output(c.payments.rechargeRecords.output)
    .query(({ ctx, input }) =>
      depositRecords(ctx.services, {
        ...input,
        userId: ctx.session.userId,
        language: ctx.language,
      }),
    ),

  withdraw: authed
    .input(c.payments.withdraw.input)
    .output(c.payments.withdraw.output)
    .mutation(({ ctx, input }) =>
      createWithdrawal(ctx.services, {
        ...input,
        userId: ctx.session.userId,
        idempotencyKey: ctx.idempotencyKey,
      }),
    ),

  withdrawRecords: authed
    .input(c.payments.withdrawRecords.input)
    .output(c.payments.withdrawRecords.output)
    .query(({ ctx, input }) =>
      withdrawRecords(ctx.services, {
        ...input,
        userId: ctx.session.userId,
        language: ctx.language,
      }),
    ),

  bankCodes: authed
    .input(c.payments.bankCodes.input)
    .output(c.payments.bankCodes.output)
    .query(({ input }) => [...banksOf(parseCurrency(input.walletType))]),

  webhook: open
    .input(c.payments.webhook.input)
    .output(c.payments.webhook.output)
    .mutation(({ ctx, input }) => receivePaymentEvent(ctx.services, input)),
};
