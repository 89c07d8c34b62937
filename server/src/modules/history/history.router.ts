import { contract as c } from '../../contract/index.ts';
import { authed } from '../../core/trpc.ts';
import { clearHistory, history } from './history.service.ts';

export const historyProcedures = {
  history: authed
    .input(c.user.history.input)
    .output(c.user.history.output)
    .query(({ ctx, input }) => history(ctx.services, { ...input, userId: ctx.session.userId })),

  clearHistory: authed
    .input(c.user.clearHistory.input)
    .output(c.user.clearHistory.output)
    .mutation(({ ctx, input }) =>
      clearHistory(ctx.services, { kind: input.kind, userId: ctx.session.userId }),
    ),
};
