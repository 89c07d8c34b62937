import { type eventData, eventStream } from '../contract/events.ts';
import type { Json } from './schemas.ts';

const DESCRIPTION = [
  'Server-sent events, each with an id, until the client disconnects or the session ends:',
  '- `balance`: the available balance of a wallet after a movement;',
  '- `notification`: a new notification, in the form of the list;',
  '- `protection`: limits, a time-out or the reality check have changed: read `/safer-play` again;',
  '- `realityCheck`: one is due, and new bets are refused until it is acknowledged;',
  '- `session`: why the session ended (the reason of a 401); it is the last event.',
  '',
  '`Last-Event-ID` resumes the stream with the events since then, at most 1,000 of the last hour. ' +
    'When some of them are no longer buffered, the current balance of each wallet and the ' +
    'notifications since then are sent instead. A comment is sent every 15 seconds. A player has at ' +
    'most six streams; a seventh ends the oldest.',
].join('\n');

const example: readonly { name: keyof typeof eventData; data: Json }[] = [
  { name: 'balance', data: { walletType: 'USD', walletBalance: 149.5 } },
  {
    name: 'notification',
    data: {
      id: 'deposit.FH7Q2M4K9T.paid',
      type: 'deposit',
      title: 'Deposit received',
      message: '$50.00 is in your USD wallet.',
      isRead: false,
      createdAt: '2026-11-21T09:30:00.000Z',
      link: '/wallet',
    },
  },
  { name: 'protection', data: {} },
  { name: 'realityCheck', data: { dueAt: '2026-11-21T10:30:00.000Z', everyMinutes: 60 } },
  { name: 'session', data: { reason: 'KICKED_OUT' } },
];

/** `GET /events`, the only call without the envelope, as a path of the OpenAPI document. */
export function eventStreamPath(): Json {
  const errors = {
    401: 'UNAUTHORIZED',
    429: 'TOO_MANY_REQUESTS',
    500: 'INTERNAL',
    503: 'OVERLOADED',
  };
  return {
    get: {
      operationId: 'events.stream',
      tags: ['notifications'],
      summary: eventStream.summary,
      description: DESCRIPTION,
      security: [{ session: [] }],
      parameters: [
        { $ref: '#/components/parameters/AcceptLanguage' },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event that the client received.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'The stream.',
          headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
          content: { 'text/event-stream': { schema: { type: 'string' }, example: exampleText() } },
        },
        ...Object.fromEntries(
          Object.entries(errors).map(([status, name]) => [
            status,
            { $ref: `#/components/responses/${name}` },
          ]),
        ),
      },
    },
  };
}

function exampleText(): string {
  return example
    .map(
      ({ name, data }, index) =>
        `id: 1795253400000-5f0c1a9e-${index + 1}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    )
    .join('');
}
