import { z } from 'zod';
import { identifier } from '../../contract/identifier.ts';
import { pageOf, pageQuery } from '../../contract/page.ts';
import { longText, moment, playerRef, search, sort, staffRef, uid } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

/** `answered`: the last message is of staff. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

const id = identifier(64).describe('The id of a ticket.');

const ticket = z.object({
  id: z.string(),
  player: playerRef,
  subject: z.string(),
  state: z.enum(ticketStates),
  createdAt: moment,
  updatedAt: moment,
});

const ticketWithMessages = ticket.extend({
  messages: z
    .array(
      z.object({
        id: z.string(),
        by: staffRef.nullable().describe('`null`: the player.'),
        text: z.string(),
        createdAt: moment,
      }),
    )
    .describe('The earliest first.'),
});
export type TicketView = z.infer<typeof ticketWithMessages>;

export const support = {
  list: staffEndpoint({
    method: 'GET',
    path: '/tickets',
    permission: 'read',
    summary: 'Questions of players, those of the longest wait first.',
    input: z.object({
      state: z.enum(ticketStates).optional().describe('open, answered or closed.'),
      uid: uid.optional().describe('Only those of this player.'),
      q: search,
      sort,
      ...pageQuery,
    }),
    output: pageOf(ticket),
  }),
  get: staffEndpoint({
    method: 'GET',
    path: '/tickets/{id}',
    permission: 'read',
    summary: 'A question with its messages.',
    input: z.object({ id }),
    output: ticketWithMessages,
    notFound: true,
  }),
  reply: staffEndpoint({
    method: 'POST',
    path: '/tickets/{id}/reply',
    permission: 'support',
    summary: 'Sends an answer, of which the player gets a notification.',
    input: z.object({ id, text: longText(1, 2000) }),
    output: ticketWithMessages,
    refusals: ['WRONG_STATE'],
    notFound: true,
  }),
  close: staffEndpoint({
    method: 'POST',
    path: '/tickets/{id}/close',
    permission: 'support',
    summary: 'Ends a question.',
    input: z.object({ id }),
    output: ticketWithMessages,
    refusals: ['WRONG_STATE'],
    notFound: true,
  }),
};
