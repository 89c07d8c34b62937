import { implement } from '../../../implement.ts';
import { adjustments as c } from '../../contract/adjustments.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listAdjustments } from './adjustments.service.ts';
import { approveAdjustment, rejectAdjustment } from './decide-adjustment.service.ts';
import { requestAdjustment } from './request-adjustment.service.ts';

export const adjustmentsHandlers = {
  list: implement(c.list, ({ ctx, input }) => listAdjustments(ctx.services, input)),

  create: implement(c.create, ({ ctx, input }) =>
    requestAdjustment(ctx.services, {
      ...input,
      role: ctx.staff.role,
      actor: actorOf(ctx),
      idempotencyKey: ctx.idempotencyKey,
    }),
  ),

  approve: implement(c.approve, ({ ctx, input }) =>
    approveAdjustment(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  reject: implement(c.reject, ({ ctx, input }) =>
    rejectAdjustment(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),
};
