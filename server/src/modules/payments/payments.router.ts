import { contract as c } from '../../contract/index.ts';
import { authed, open } from '../../core/trpc.ts';
import { depositRecords } from './deposit-records.service.ts';
import { createDeposit } from './deposits.service.ts';
import { receivePaymentEvent } from './payment-events.service.ts';

export const paymentsProcedures = {
  recharge: authed
    .input(c.payments.recharge.input)
    .output(c.payments.recharge.output)
    .mutation(({ ctx, input }) =>
      createDeposit(ctx.services, {
        ...input,
        userId: ctx.session.userId,
        idempotencyKey: ctx.idempotencyKey,
      }),
    ),

  rechargeRecords: authed
    .input(c.payments.rechargeRecords.input)
    .output(c.payments.rechargeRecords.output)
    .query(({ ctx, input }) =>
      depositRecords(ctx.services, { ...input, userId: ctx.session.userId }),
    ),

  webhook: open
    .input(c.payments.webhook.input)
    .output(c.payments.webhook.output)
    .mutation(({ ctx, input }) => receivePaymentEvent(ctx.services, input)),
};
