import { implement } from '../../../implement.ts';
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

export const testDeskHandlers = {
  get: implement(c.get, ({ ctx }) => testDeskState(ctx.services)),

  deposit: implement(c.deposit, ({ ctx, input }) => {
    const { language } = ctx;
    return payDeposit(ctx.services, { ...input, language, actor: actorOf(ctx) });
  }),

  webhook: implement(c.webhook, ({ ctx, input }) =>
    sendIrregularEvent(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  silence: implement(c.silence, ({ ctx }) => silenceMockpay(ctx.services, actorOf(ctx))),

  elapseDelays: implement(c.elapseDelays, ({ ctx, input }) =>
    elapseDelays(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  reset: implement(c.reset, ({ ctx }) => resetSamples(ctx.services, actorOf(ctx))),
};
