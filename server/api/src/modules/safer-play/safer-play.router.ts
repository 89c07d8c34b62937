import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import {
  cancelChange,
  confirmChange,
  limitsOverview,
  requestRemoval,
  setLimit,
} from './limits.service.ts';

export const saferPlayHandlers = {
  overview: implement(c.saferPlay.overview, ({ ctx }) =>
    limitsOverview(ctx.services, ctx.session.userId),
  ),

  setLimit: implement(c.saferPlay.setLimit, ({ ctx, input }) =>
    setLimit(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  removeLimit: implement(c.saferPlay.removeLimit, ({ ctx, input }) =>
    requestRemoval(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  confirmLimit: implement(c.saferPlay.confirmLimit, ({ ctx, input }) =>
    confirmChange(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  cancelLimitChange: implement(c.saferPlay.cancelLimitChange, ({ ctx, input }) =>
    cancelChange(ctx.services, { ...input, userId: ctx.session.userId }),
  ),
};
