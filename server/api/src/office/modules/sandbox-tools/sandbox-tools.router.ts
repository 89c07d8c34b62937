import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { sandboxTools as c } from '../../contract/sandbox-tools.ts';
import { actorOf } from '../staff/active-staff.ts';
import {
  elapseDelays,
  payDeposit,
  resetSamples,
  sandboxToolsState,
  sendIrregularEvent,
  startOutage,
} from './sandbox-tools.service.ts';

export const sandboxToolsHandlers = (context: OfficeContext) => ({
  get: implement(c.get, () => sandboxToolsState(context)),

  deposit: implement(c.deposit, ({ ctx, input }) => {
    const { language } = ctx;
    return payDeposit(context, { ...input, language, actor: actorOf(ctx) });
  }),

  webhook: implement(c.webhook, ({ ctx, input }) =>
    sendIrregularEvent(context, { ...input, actor: actorOf(ctx) }),
  ),

  silence: implement(c.silence, ({ ctx }) => startOutage(context, actorOf(ctx))),

  elapseDelays: implement(c.elapseDelays, ({ ctx, input }) =>
    elapseDelays(context, { ...input, actor: actorOf(ctx) }),
  ),

  reset: implement(c.reset, ({ ctx }) => resetSamples(context, actorOf(ctx))),
});
