import { type Examples, oneOf } from './examples-shared.ts';
import type { Ticket } from './support.ts';

const question = {
  id: '019a5b22-0002-7b3e-9a02-6f1d8c4e2b77',
  from: 'player' as const,
  text: 'My withdrawal has been at the bank since yesterday. When does it arrive?',
  createdAt: '2026-06-15T18:20:00.000Z',
};
const ticket: Ticket = {
  id: '019a5b22-0001-7b3e-9a02-6f1d8c4e2b77',
  subject: 'My withdrawal',
  state: 'open',
  createdAt: question.createdAt,
  updatedAt: question.createdAt,
  canReply: true,
  messages: [question],
};
const reply = {
  id: '019a5b22-0003-7b3e-9a02-6f1d8c4e2b77',
  from: 'support' as const,
  text: 'The bank pays it out today.',
  createdAt: '2026-06-15T18:42:00.000Z',
};

const second = {
  id: '019a5b22-0004-7b3e-9a02-6f1d8c4e2b77',
  from: 'player' as const,
  text: 'It has not arrived yet.',
  createdAt: '2026-06-16T09:05:00.000Z',
};

export const supportExamples: Examples['support'] = {
  create: { request: { subject: ticket.subject, text: question.text }, response: ticket },
  reply: {
    request: { id: ticket.id, text: second.text },
    response: { ...ticket, updatedAt: second.createdAt, messages: [question, reply, second] },
  },
  list: {
    request: {},
    response: oneOf({
      ...ticket,
      state: 'answered' as const,
      updatedAt: reply.createdAt,
      messages: [question, reply],
    }),
  },
};
