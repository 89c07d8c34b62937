import { implement } from '../../../implement.ts';
import { support as c } from '../../contract/support.ts';
import { actorOf } from '../staff/active-staff.ts';
import { closeTicket, getTicket, listAllTickets, replyToTicket } from './tickets.service.ts';

export const ticketsHandlers = {
  list: implement(c.list, ({ ctx, input }) => listAllTickets(ctx.services, input)),

  get: implement(c.get, ({ ctx, input }) => getTicket(ctx.services, input.id)),

  reply: implement(c.reply, ({ ctx, input }) =>
    replyToTicket(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  close: implement(c.close, ({ ctx, input }) =>
    closeTicket(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),
};
