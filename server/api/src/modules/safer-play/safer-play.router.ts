import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { SaferPlayContext } from './context.ts';
import { cancelChange, confirmChange, requestRemoval, setLimit } from './limits.service.ts';
import { saferPlayOverview } from './overview.service.ts';
import { acknowledgeRealityCheck, setRealityCheck } from './reality-check.service.ts';
import { excludeSelf, returnFromExclusion } from './self-exclusion.service.ts';
import { startTimeOut } from './time-out.service.ts';

export const saferPlayHandlers = (context: SaferPlayContext) => ({
  overview: implement(c.saferPlay.overview, ({ ctx }) => saferPlayOverview(context, ctx.session)),

  setLimit: implement(c.saferPlay.setLimit, ({ ctx, input }) =>
    setLimit(context, { ...input, userId: ctx.session.userId }),
  ),

  removeLimit: implement(c.saferPlay.removeLimit, ({ ctx, input }) =>
    requestRemoval(context, { ...input, userId: ctx.session.userId }),
  ),

  confirmLimit: implement(c.saferPlay.confirmLimit, ({ ctx, input }) =>
    confirmChange(context, { ...input, userId: ctx.session.userId }),
  ),

  cancelLimitChange: implement(c.saferPlay.cancelLimitChange, ({ ctx, input }) =>
    cancelChange(context, { ...input, userId: ctx.session.userId }),
  ),

  setRealityCheck: implement(c.saferPlay.setRealityCheck, ({ ctx, input }) =>
    setRealityCheck(context, { ...input, ...ctx.session }),
  ),

  acknowledgeRealityCheck: implement(c.saferPlay.acknowledgeRealityCheck, ({ ctx }) =>
    acknowledgeRealityCheck(context, ctx.session.userId),
  ),

  startTimeOut: implement(c.saferPlay.startTimeOut, ({ ctx, input }) =>
    startTimeOut(context, { ...input, userId: ctx.session.userId }),
  ),

  excludeSelf: implement(c.saferPlay.excludeSelf, ({ ctx, input }) =>
    excludeSelf(context, { ...input, userId: ctx.session.userId, address: ctx.address }),
  ),

  returnFromExclusion: implement(c.saferPlay.returnFromExclusion, ({ ctx, input }) =>
    returnFromExclusion(context, {
      ...{ by: 'password', remember: false, address: ctx.address },
      ...input,
    }),
  ),

  returnSecond: implement(c.saferPlay.returnSecond, ({ ctx, input }) =>
    returnFromExclusion(context, { by: 'secondFactor', ...input, address: ctx.address }),
  ),
});
