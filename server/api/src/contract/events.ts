import { sessionEndReasons } from '@fairhall/kit/errors';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currencies } from './money.ts';
import { notification } from './notifications.ts';

/** The data of each event type, by its name in the stream. */
export const eventData = {
  balance: z.object({ walletType: z.enum(currencies), walletBalance: z.number() }),
  notification,
  protection: z.object({}).describe('What protects the player has changed: read it again.'),
  realityCheck: z
    .object({ dueAt: z.iso.datetime(), everyMinutes: z.int() })
    .describe('A reality check is due: new bets are refused until it is acknowledged.'),
  session: z.object({ reason: z.enum(sessionEndReasons) }),
};

/**
 * The only call without the envelope: it responds with `text/event-stream` until the client
 * disconnects or the session ends. Its errors (401, 503) are sent in the envelope. It is not part of
 * the contract's table, whose calls all have a finite response.
 */
export const eventStream = endpoint({
  method: 'GET',
  path: '/events',
  access: 'session',
  summary:
    'Streams the player’s events: `balance`, `notification`, `protection`, `realityCheck`, and ' +
    '`session`, which is the last one.',
  input: z.object({}),
  output: z.discriminatedUnion('event', [
    z.object({ event: z.literal('balance'), data: eventData.balance }),
    z.object({ event: z.literal('notification'), data: eventData.notification }),
    z.object({ event: z.literal('protection'), data: eventData.protection }),
    z.object({ event: z.literal('realityCheck'), data: eventData.realityCheck }),
    z.object({ event: z.literal('session'), data: eventData.session }),
  ]),
});
