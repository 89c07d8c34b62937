import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { support as c } from '../../contract/support.ts';
import { actorOf } from '../staff/active-staff.ts';
import { closeTicket, getTicket, listAllTickets, replyToTicket } from './tickets.service.ts';

export const ticketsHandlers = (context: OfficeContext) => ({
  list: implement(c.list, ({ input }) => listAllTickets(context, input)),

  get: implement(c.get, ({ input }) => getTicket(context, input.id)),

  reply: implement(c.reply, ({ ctx, input }) =>
    replyToTicket(context, { ...input, actor: actorOf(ctx) }),
  ),

  close: implement(c.close, ({ ctx, input }) =>
    closeTicket(context, { ...input, actor: actorOf(ctx) }),
  ),
});
