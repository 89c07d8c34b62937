import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './page.ts';
import { PLAIN_TEXT_MESSAGE, PLAIN_TEXT_PATTERN } from './plain-text.ts';
import { QUESTION_LENGTH_MAX, SUBJECT_LENGTH_MAX } from './support-limits.ts';

/** Questions of a player within an hour; further ones are rejected with 429. */
export const QUESTIONS_PER_HOUR_MAX = 5;

/** `answered`: the last message is of support. */
export const ticketStates = ['open', 'answered', 'closed'] as const;

const ticket = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(ticketStates),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
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

export const support = {
  create: endpoint({
    method: 'POST',
    path: '/support/tickets',
    access: 'session',
    audited: true,
    summary: `Sends a question to support, at most ${QUESTIONS_PER_HOUR_MAX} an hour. A notification announces the answer.`,
    input: z.object({
      subject: z
        .string()
        .trim()
        .min(1)
        .max(SUBJECT_LENGTH_MAX)
        .regex(PLAIN_TEXT_PATTERN, PLAIN_TEXT_MESSAGE),
      text: z.string().trim().min(1).max(QUESTION_LENGTH_MAX),
    }),
    output: ticket,
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
