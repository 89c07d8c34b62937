import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { cancelChange, confirmChange, requestRemoval, setLimit } from './limits.service.ts';
import { saferPlayOverview } from './overview.service.ts';
import { acknowledgeRealityCheck, setRealityCheck } from './reality-check.ts';
import { excludeSelf, returnFromExclusion } from './self-exclusion.service.ts';
import { statementOf } from './statement.service.ts';
import { startTimeOut } from './time-out.service.ts';

export const saferPlayHandlers = {
  overview: implement(c.saferPlay.overview, ({ ctx }) =>
    saferPlayOverview(ctx.services, ctx.session.userId),
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

  setRealityCheck: implement(c.saferPlay.setRealityCheck, ({ ctx, input }) =>
    setRealityCheck(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  acknowledgeRealityCheck: implement(c.saferPlay.acknowledgeRealityCheck, ({ ctx }) =>
    acknowledgeRealityCheck(ctx.services, ctx.session.userId),
  ),

  startTimeOut: implement(c.saferPlay.startTimeOut, ({ ctx, input }) =>
    startTimeOut(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  excludeSelf: implement(c.saferPlay.excludeSelf, ({ ctx, input }) =>
    excludeSelf(ctx.services, { ...input, userId: ctx.session.userId, address: ctx.address }),
  ),

  returnFromExclusion: implement(c.saferPlay.returnFromExclusion, ({ ctx, input }) =>
    returnFromExclusion(ctx.services, { ...input, address: ctx.address }),
  ),

  statement: implement(c.saferPlay.statement, ({ ctx, input }) =>
    statementOf(ctx.services, { ...input, userId: ctx.session.userId }),
  ),
};
