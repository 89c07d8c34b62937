import { sessionEndReasons } from '@fairhall/kit/errors';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currencies } from './money.ts';
import { notification } from './notifications.ts';

/** The data of each kind of event, by the name that the stream gives it. */
export const eventData = {
  balance: z.object({ walletType: z.enum(currencies), walletBalance: z.number() }),
  notification,
  session: z.object({ reason: z.enum(sessionEndReasons) }),
};

/**
 * The one call whose answer is no envelope: `text/event-stream`, until the client or the session
 * goes. It stands beside the contract's table, whose calls all answer at once; refusals (401, 503)
 * come in the envelope as everywhere.
 */
export const eventStream = endpoint({
  method: 'GET',
  path: '/events',
  access: 'session',
  summary:
    'The player’s events as they happen: `balance`, `notification`, and `session`, which ends it.',
  input: z.object({}),
  output: z.discriminatedUnion('event', [
    z.object({ event: z.literal('balance'), data: eventData.balance }),
    z.object({ event: z.literal('notification'), data: eventData.notification }),
    z.object({ event: z.literal('session'), data: eventData.session }),
  ]),
});
