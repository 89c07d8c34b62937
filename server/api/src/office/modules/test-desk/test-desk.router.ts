import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { testDesk as c } from '../../contract/test-desk.ts';
import { actorOf } from '../staff/active-staff.ts';
import {
  elapseDelays,
  payDeposit,
  resetSamples,
  sendIrregularEvent,
  silenceMockpay,
  testDeskState,
} from './test-desk.service.ts';

export const testDeskHandlers = (context: OfficeContext) => ({
  get: implement(c.get, () => testDeskState(context)),

  deposit: implement(c.deposit, ({ ctx, input }) => {
    const { language } = ctx;
    return payDeposit(context, { ...input, language, actor: actorOf(ctx) });
  }),

  webhook: implement(c.webhook, ({ ctx, input }) =>
    sendIrregularEvent(context, { ...input, actor: actorOf(ctx) }),
  ),

  silence: implement(c.silence, ({ ctx }) => silenceMockpay(context, actorOf(ctx))),

  elapseDelays: implement(c.elapseDelays, ({ ctx, input }) =>
    elapseDelays(context, { ...input, actor: actorOf(ctx) }),
  ),

  reset: implement(c.reset, ({ ctx }) => resetSamples(context, actorOf(ctx))),
});
