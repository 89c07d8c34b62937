import type { z } from 'zod';
import { AppError, refusal } from '../../../core/app-error.ts';
import { pageFor, rowsOf, withinRange } from '../../../core/page-of.ts';
import type { NewNotification } from '../../../modules/notifications/index.ts';
import type { OfficeContext } from '../../context.ts';
import { type support as contract, type TicketView, ticketStates } from '../../contract/support.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { playerRef } from '../players/player-ref.ts';
import type { Actor } from '../staff/active-staff.ts';
import { staffNames } from '../staff/staff-names.repository.ts';
import { staffRef } from '../staff/staff-ref.ts';
import {
  findTicket,
  pageOfAllTickets,
  storeClose,
  storeReply,
  type TicketRow,
  type TicketWithMessages,
} from './tickets.repository.ts';

/** The questions that match the filters, those of the longest wait first. */
export async function listAllTickets(
  { prisma, clock }: OfficeContext,
  { state, uid, q: text, sort, ...page }: z.output<typeof contract.list.input>,
): Promise<z.output<typeof contract.list.output>> {
  const { rows, total } = await pageOfAllTickets(prisma, {
    ...{ state, uid, text, sort, updatedAt: withinRange(page) },
    ...rowsOf(page),
  });
  return pageFor(page, { list: rows.map(rowView), total, now: clock.now() });
}

/** @throws NOT_FOUND */
export async function getTicket(context: OfficeContext, id: string): Promise<TicketView> {
  return ticketView(context, await requireTicket(context, id));
}

type Reply = { readonly id: string; readonly text: string; readonly actor: Actor };

/**
 * Sends an answer, of which the player gets a notification.
 * @throws NOT_FOUND, WRONG_STATE once closed or full
 */
export async function replyToTicket(
  context: OfficeContext,
  { id: ticketId, text, actor }: Reply,
): Promise<TicketView> {
  const { prisma, clock, random } = context;
  const { userId, subject, state } = await requireTicket(context, ticketId);
  const id = random.uuid();
  const at = clock.now();
  const notification: NewNotification = {
    id: `support.${id}`,
    userId,
    type: 'system',
    message: 'supportAnswered',
    params: { text: subject },
    link: '/support',
  };
  const audit = auditEntry(context, actor, {
    action: 'ticket.reply',
    subjectKind: 'ticket',
    subjectId: ticketId,
    playerId: userId,
    before: { state },
    after: { state: 'answered', messageId: id },
  });
  const { staffId } = actor;
  const reply = { id, ticketId, staffId, text, at, notification, audit };
  if (!(await storeReply(prisma, reply))) throw refusal('WRONG_STATE');
  context.notifications.publish({ notification, at });
  return getTicket(context, ticketId);
}

/** Ends a question. @throws NOT_FOUND, WRONG_STATE once closed */
export async function closeTicket(
  context: OfficeContext,
  { id, actor }: Omit<Reply, 'text'>,
): Promise<TicketView> {
  const { userId, state } = await requireTicket(context, id);
  const audit = auditEntry(context, actor, {
    action: 'ticket.close',
    subjectKind: 'ticket',
    subjectId: id,
    playerId: userId,
    before: { state },
    after: { state: 'closed' },
  });
  const at = context.clock.now();
  if (!(await storeClose(context.prisma, { ticketId: id, at, audit }))) {
    throw refusal('WRONG_STATE');
  }
  return getTicket(context, id);
}

/** @throws NOT_FOUND */
async function requireTicket({ prisma }: OfficeContext, id: string): Promise<TicketWithMessages> {
  const ticket = await findTicket(prisma, id);
  if (!ticket) throw new AppError('NOT_FOUND');
  return ticket;
}

function rowView(ticket: TicketRow) {
  const { id, subject, user, createdAt, updatedAt } = ticket;
  const state = ticketStates.find((one) => one === ticket.state);
  if (!state) throw new Error(`the question ${id} has an unknown state`);
  return {
    id,
    player: playerRef(user),
    subject,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

async function ticketView(
  { prisma }: OfficeContext,
  ticket: TicketWithMessages,
): Promise<TicketView> {
  const names = await staffNames(
    prisma,
    ticket.messages.map(({ staffId }) => staffId),
  );
  return {
    ...rowView(ticket),
    messages: ticket.messages.map(({ id, staffId, text, createdAt }) => ({
      id,
      by: staffRef(staffId, names),
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}
