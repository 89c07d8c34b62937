import { contract as c } from '../../contract/index.ts';
import { implement } from '../../http/implement.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { createTicket, listTickets, replyToSupport } from './support.service.ts';

export const supportHandlers = (context: Infrastructure) => ({
  create: implement(c.support.create, ({ ctx, input }) =>
    createTicket(context, { ...input, userId: ctx.session.userId }),
  ),

  reply: implement(c.support.reply, ({ ctx, input }) =>
    replyToSupport(context, { ...input, userId: ctx.session.userId }),
  ),

  list: implement(c.support.list, ({ ctx, input }) =>
    listTickets(context, { ...input, userId: ctx.session.userId }),
  ),
});
