import { type ErrorName, sessionEndReasons } from '@fairhall/kit/errors';
import { z } from 'zod';
import { TOKEN } from '../contract/examples-shared.ts';
import { currencies } from '../contract/money.ts';
import { limitKinds, limitPeriods } from '../contract/safer-play.ts';
import { secondFactorMethods } from '../contract/security.ts';
import { permissions } from '../office/contract/roles.ts';
import type { Json } from './schemas.ts';

/** What a failure carries as its `data`, with an example. */
type Data = { readonly schema: z.ZodType; readonly example: Json };

/** The failures with `data`; it is null for all others. */
export type FailureData = Partial<Record<ErrorName, Data>>;

const moment = z.iso.datetime();
const forbidden = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('PERMISSION'), permission: z.enum(permissions) }),
  z.object({ reason: z.enum(['PROVIDER', 'SIGNATURE', 'TIME']) }),
  z.object({ reason: z.literal('GAME'), gameId: z.string() }),
]);

export const failureData = {
  ACCOUNT_BLOCKED: {
    schema: z.object({
      until: moment.nullable().describe('null for a self-exclusion without an end.'),
      canReturn: z.boolean().optional().describe('Of a self-exclusion: whether it is over.'),
    }),
    example: { until: '2026-12-21T12:00:00.000Z' },
  },
  SECOND_FACTOR_REQUIRED: {
    schema: z.object({
      challenge: z.string(),
      methods: z.array(z.enum(secondFactorMethods)),
      expiresAt: moment,
    }),
    example: {
      challenge: TOKEN,
      methods: ['totp', 'recovery'],
      expiresAt: '2026-11-21T12:05:00.000Z',
    },
  },
  SECOND_FACTOR_INVALID: {
    schema: z.object({ triesLeft: z.int() }).nullable().describe('null outside of a login.'),
    example: { triesLeft: 4 },
  },
  AMOUNT_OUT_OF_RANGE: {
    schema: z
      .object({ min: z.number().optional(), max: z.number() })
      .nullable()
      .describe('The range, where one is stated.'),
    example: { min: 10, max: 10_000 },
  },
  LIMIT_REACHED: {
    schema: z
      .object({
        kind: z.enum(limitKinds),
        period: z.enum(limitPeriods),
        limit: z.number(),
        remaining: z.number(),
        walletType: z.enum(currencies).nullable().describe('null for a limit of time in minutes.'),
        resetsAt: moment,
      })
      .nullable()
      .describe('null when the limit was removed meanwhile.'),
    example: {
      kind: 'loss',
      period: 'day',
      limit: 100,
      remaining: 20,
      walletType: 'USD',
      resetsAt: '2026-11-22T00:00:00.000Z',
    },
  },
  TOO_SOON: { schema: z.object({ waitMs: z.int() }), example: { waitMs: 1800 } },
  LIMIT_CHOICE_DUE: {
    schema: z.object({ missing: z.array(z.enum(limitKinds)), mayDecline: z.boolean() }),
    example: { missing: ['loss', 'time'], mayDecline: false },
  },
  TOO_EARLY: {
    schema: z.object({ confirmableAt: moment }),
    example: { confirmableAt: '2026-11-25T12:00:00.000Z' },
  },
  EXCLUSION_NOT_OVER: {
    schema: z.object({ until: moment.nullable() }),
    example: { until: '2027-05-21T12:00:00.000Z' },
  },
  INVALID_REQUEST: {
    schema: z
      .object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) })
      .nullable(),
    example: { issues: [{ path: 'amount', message: 'Invalid input: expected number' }] },
  },
  UNAUTHORIZED: {
    schema: z.object({ reason: z.enum(sessionEndReasons) }),
    example: { reason: 'SESSION_EXPIRED' },
  },
  FORBIDDEN: { schema: forbidden.nullable(), example: { reason: 'SIGNATURE' } },
} satisfies FailureData;

/** Of the back office, in place of those of the players' API. */
export const officeFailureData = {
  ...failureData,
  SECOND_FACTOR_REQUIRED: {
    schema: z.object({ challenge: z.string().nullable(), expiresAt: moment.nullable() }),
    example: {
      challenge: TOKEN,
      expiresAt: '2026-11-21T12:05:00.000Z',
    },
  },
  FORBIDDEN: {
    schema: forbidden.nullable(),
    example: { reason: 'PERMISSION', permission: 'manage' },
  },
} satisfies FailureData;
