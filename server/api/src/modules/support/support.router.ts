import { contract as c } from '../../contract/index.ts';
import { implement } from '../../implement.ts';
import { createTicket, listTickets, replyToSupport } from './support.service.ts';

export const supportHandlers = {
  create: implement(c.support.create, ({ ctx, input }) =>
    createTicket(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  reply: implement(c.support.reply, ({ ctx, input }) =>
    replyToSupport(ctx.services, { ...input, userId: ctx.session.userId }),
  ),

  list: implement(c.support.list, ({ ctx, input }) =>
    listTickets(ctx.services, { ...input, userId: ctx.session.userId }),
  ),
};
