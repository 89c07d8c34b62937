import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, text } from './field-types.ts';
import { identifier } from './identifier.ts';
import { pageOf, pageQuery } from './page.ts';
import { MESSAGES_OF_SIDE_MAX, QUESTION_LENGTH_MAX, SUBJECT_LENGTH_MAX } from './support-limits.ts';

/** Questions of a player within an hour; further ones are rejected with 429. */
export const QUESTIONS_PER_HOUR_MAX = 5;

/** Further messages on one question within an hour, likewise. */
export const REPLIES_PER_HOUR_MAX = 10;

/** `answered`: the last message is of support. */
export const ticketStates = ['open', 'answered', 'closed'] as const;

const ticket = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(ticketStates),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  canReply: z.boolean().describe('Whether it takes another message of the player.'),
  messages: z
    .array(
      z.object({
        id: z.string(),
        from: z.enum(['player', 'support']),
        text: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .describe('The earliest first.'),
});
export type Ticket = z.infer<typeof ticket>;

const message = text().trim().min(1).max(QUESTION_LENGTH_MAX);

export const support = {
  create: endpoint({
    method: 'POST',
    path: '/support/tickets',
    access: 'session',
    audited: true,
    summary: `Sends a question to support, at most ${QUESTIONS_PER_HOUR_MAX} an hour. A notification announces the answer.`,
    input: z.object({
      subject: line({ trim: true }).min(1).max(SUBJECT_LENGTH_MAX),
      text: message,
    }),
    output: ticket,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/support/tickets/{id}/messages',
    access: 'session',
    audited: true,
    summary:
      `Adds a message to an own question that is not closed; it waits for an answer again. At most ` +
      `${REPLIES_PER_HOUR_MAX} an hour and ${MESSAGES_OF_SIDE_MAX} in all.`,
    input: z.object({ id: identifier(64).describe('The id of a question.'), text: message }),
    output: ticket,
    refusals: ['WRONG_STATE'],
    notFound: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/support/tickets',
    access: 'session',
    summary: 'The player’s questions with their answers, the newest first.',
    input: z.object({ ...pageQuery }),
    output: pageOf(ticket),
  }),
};
