import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { HistoryContext } from './context.ts';
import { clearHistory, history, historyTotals } from './history.service.ts';
import { loadStatement } from './statement.service.ts';
import { loadUserInfo } from './user-info.service.ts';

export const historyHandlers = (context: HistoryContext) => ({
  info: implement(c.user.info, ({ ctx }) => loadUserInfo(context, ctx.session)),

  historyTotals: implement(c.user.historyTotals, ({ ctx, input }) =>
    historyTotals(context, { ...input, userId: ctx.session.userId }),
  ),

  history: implement(c.user.history, ({ ctx, input }) =>
    history(context, { ...input, userId: ctx.session.userId }),
  ),

  clearHistory: implement(c.user.clearHistory, ({ ctx, input }) =>
    clearHistory(context, { kind: input.kind, userId: ctx.session.userId }),
  ),
});

export const statementHandlers = (context: HistoryContext) => ({
  statement: implement(c.saferPlay.statement, ({ ctx, input }) =>
    loadStatement(context, { ...input, userId: ctx.session.userId }),
  ),
});
