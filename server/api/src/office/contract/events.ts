import { z } from 'zod';
import { amountUsd, moment, walletType } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';
import { health } from './overview.ts';
import { reviewStates } from './withdrawals.ts';

/** The data of each event, by its name in the stream. */
export const officeEventData = {
  withdrawal: z
    .object({
      orderNum: z.string(),
      uid: z.string(),
      walletType,
      amount: z.number(),
      amountUsd,
      status: z.int(),
      reviewState: z.enum(reviewStates),
      version: z.int(),
    })
    .describe('A withdrawal was requested or changed.'),
  deposit: z
    .object({
      outTradeNo: z.string(),
      uid: z.string(),
      walletType,
      amount: z.number(),
      amountUsd,
      status: z.int(),
    })
    .describe('A deposit was paid or has ended.'),
  bigWin: z
    .object({
      uid: z.string(),
      gameId: z.string().nullable(),
      walletType,
      amount: z.number(),
      amountUsd,
      at: moment,
    })
    .describe('A big win was paid.'),
  health: health.describe('The state of the services, every 15 seconds.'),
};
export type OfficeEventName = keyof typeof officeEventData;
export type OfficeEventData<Name extends OfficeEventName> = z.infer<(typeof officeEventData)[Name]>;

/** One of the two calls without the envelope: `text/event-stream` until the client or the session ends. */
export const officeEvents = staffEndpoint({
  method: 'GET',
  path: '/events',
  permission: 'read',
  summary: 'Streams events: `withdrawal`, `deposit`, `bigWin` and `health`.',
  input: z.object({}),
  output: z.discriminatedUnion('event', [
    z.object({ event: z.literal('withdrawal'), data: officeEventData.withdrawal }),
    z.object({ event: z.literal('deposit'), data: officeEventData.deposit }),
    z.object({ event: z.literal('bigWin'), data: officeEventData.bigWin }),
    z.object({ event: z.literal('health'), data: officeEventData.health }),
  ]),
});
