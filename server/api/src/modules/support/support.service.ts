import type { Page } from '../../contract/page.ts';
import {
  QUESTIONS_PER_HOUR_MAX,
  REPLIES_PER_HOUR_MAX,
  type Ticket,
  ticketStates,
} from '../../contract/support.ts';
import { MESSAGES_OF_SIDE_MAX } from '../../contract/support-limits.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import { type PageRequest, pageFor, rowsOf, withinRange } from '../../core/page-of.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { pageOfTickets, type StoredTicket, storeReply, storeTicket } from './support.repository.ts';

const HOUR_S = 3600;

/** Sends a question to support. @throws TOO_MANY_REQUESTS after too many within an hour */
export async function createTicket(
  { prisma, clock, random, log }: Infrastructure,
  { userId, subject, text }: { userId: string; subject: string; text: string },
): Promise<Ticket> {
  const at = clock.now();
  const stored = await storeTicket(
    prisma,
    { id: random.uuid(), userId, subject, at, message: { id: random.uuid(), text } },
    { since: hourBefore(at), max: QUESTIONS_PER_HOUR_MAX },
  );
  if (!stored) throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: HOUR_S });
  log.info({ userId, ticketId: stored.id }, 'question to support');
  return ticketView(stored);
}

/**
 * Adds a message to a question of the player, which waits for an answer again.
 * @throws NOT_FOUND, WRONG_STATE once it is closed or full, TOO_MANY_REQUESTS after too many within
 *   an hour
 */
export async function replyToSupport(
  { prisma, clock, random, log }: Infrastructure,
  { userId, id: ticketId, text }: { userId: string; id: string; text: string },
): Promise<Ticket> {
  const at = clock.now();
  const stored = await storeReply(
    prisma,
    { ticketId, userId, at, message: { id: random.uuid(), text } },
    { since: hourBefore(at), max: REPLIES_PER_HOUR_MAX },
  );
  if (stored === 'unknown') throw new AppError('NOT_FOUND');
  if (stored === 'ended') throw refusal('WRONG_STATE');
  if (stored === 'often') throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: HOUR_S });
  log.info({ userId, ticketId }, 'further message to support');
  return ticketView(stored);
}

const hourBefore = (at: Date) => new Date(at.getTime() - HOUR_S * 1000);

/** The player's questions with their answers, the newest first. */
export async function listTickets(
  { prisma, clock }: Infrastructure,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<Ticket>> {
  const window = { created: withinRange(page), ...rowsOf(page) };
  const { rows, total } = await pageOfTickets(prisma, { userId, ...window });
  return pageFor(page, { list: rows.map(ticketView), total, now: clock.now() });
}

/** A question as its player sees it: without the names of staff. */
function ticketView(ticket: StoredTicket): Ticket {
  const { id, subject, createdAt, updatedAt, messages } = ticket;
  const state = ticketStates.find((one) => one === ticket.state);
  if (!state) throw new Error(`the question ${id} has an unknown state`);
  const written = messages.filter(({ staffId }) => staffId === null).length;
  return {
    id,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    canReply: state !== 'closed' && written < MESSAGES_OF_SIDE_MAX,
    messages: messages.map((message) => ({
      id: message.id,
      from: message.staffId === null ? 'player' : 'support',
      text: message.text,
      createdAt: message.createdAt.toISOString(),
    })),
  };
}
