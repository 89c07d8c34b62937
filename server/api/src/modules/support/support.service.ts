import type { Page } from '../../contract/page.ts';
import { QUESTIONS_PER_HOUR_MAX, type Ticket, ticketStates } from '../../contract/support.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { pageOfTickets, type StoredTicket, storeTicket } from './support.repository.ts';

const HOUR_S = 3600;

/** Sends a question to support. @throws AppError 429 after too many within an hour */
export async function createTicket(
  { prisma, clock, random, log }: Services,
  { userId, subject, text }: { userId: string; subject: string; text: string },
): Promise<Ticket> {
  const at = clock.now();
  const stored = await storeTicket(
    prisma,
    { id: random.uuid(), userId, subject, at, message: { id: random.uuid(), text } },
    { since: new Date(at.getTime() - HOUR_S * 1000), max: QUESTIONS_PER_HOUR_MAX },
  );
  if (!stored) throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: HOUR_S });
  log.info({ userId, ticketId: stored.id }, 'question to support');
  return ticketView(stored);
}

/** The player's questions with their answers, the newest first. */
export async function listTickets(
  { prisma }: Services,
  { userId, pageNum, pageSize }: { userId: string; pageNum: number; pageSize: number },
): Promise<Page<Ticket>> {
  const skip = (pageNum - 1) * pageSize;
  const { rows, total } = await pageOfTickets(prisma, { userId, skip, take: pageSize });
  return { list: rows.map(ticketView), total, pageNum, pageSize };
}

/** A question as its player sees it: without the names of staff. */
function ticketView(ticket: StoredTicket): Ticket {
  const { id, subject, createdAt, updatedAt, messages } = ticket;
  const state = ticketStates.find((one) => one === ticket.state);
  if (!state) throw new Error(`the question ${id} has an unknown state`);
  return {
    id,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    messages: messages.map((message) => ({
      id: message.id,
      from: message.staffId === null ? 'player' : 'support',
      text: message.text,
      createdAt: message.createdAt.toISOString(),
    })),
  };
}
