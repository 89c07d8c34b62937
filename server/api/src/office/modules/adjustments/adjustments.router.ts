import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { adjustments as c } from '../../contract/adjustments.ts';
import { actorOf } from '../staff/active-staff.ts';
import { listAdjustments } from './adjustments.service.ts';
import { approveAdjustment, rejectAdjustment } from './decide-adjustment.service.ts';
import { requestAdjustment } from './request-adjustment.service.ts';

export const adjustmentsHandlers = (context: OfficeContext) => ({
  list: implement(c.list, ({ input }) => listAdjustments(context, input)),

  create: implement(c.create, ({ ctx, input }) =>
    requestAdjustment(context, {
      ...input,
      role: ctx.staff.role,
      actor: actorOf(ctx),
      idempotencyKey: ctx.idempotencyKey,
    }),
  ),

  approve: implement(c.approve, ({ ctx, input }) =>
    approveAdjustment(context, { ...input, actor: actorOf(ctx) }),
  ),

  reject: implement(c.reject, ({ ctx, input }) =>
    rejectAdjustment(context, { ...input, actor: actorOf(ctx) }),
  ),
});
