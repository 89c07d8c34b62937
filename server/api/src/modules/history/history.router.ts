import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { clearHistory, history, historyTotals } from './history.service.ts';

export const historyHandlers = {
  historyTotals: implement(c.user.historyTotals, ({ ctx, input }) =>
    historyTotals(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  history: implement(c.user.history, ({ ctx, input }) =>
    history(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  clearHistory: implement(c.user.clearHistory, ({ ctx, input }) =>
    clearHistory(ctx.services, { kind: input.kind, userId: ctx.session.userId }),
  ),
};
