import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currencies } from './money.ts';

/** What a limit counts: stakes less wins, or stakes alone. */
export const limitKinds = ['loss', 'wager'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** UTC: from midnight, from Monday, from the first of the month. The shortest first. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** How long a raise or a removal waits, and how long it can then be confirmed. */
export const LIMIT_RAISE_DELAY_HOURS = 24;
export const LIMIT_CONFIRM_HOURS = 7 * 24;

const kind = z.enum(limitKinds).describe('loss: stakes less wins. wager: stakes.');
const period = z.enum(limitPeriods).describe('UTC: the day, the week from Monday, the month.');
const moment = z.iso.datetime();
const one = z.object({ kind, period });

const limit = z.object({
  kind,
  period,
  amount: z.number().describe('In major units of the wallet type.'),
  walletType: z.enum(currencies).describe('Other wallets count by fixed reference rates.'),
  used: z.number().describe('Of the period so far; negative after wins.'),
  remaining: z.number(),
  resetsAt: moment,
  setAt: moment,
  pending: z
    .object({
      amount: z.number().nullable().describe('null removes the limit.'),
      requestedAt: moment,
      confirmableAt: moment,
      lapsesAt: moment,
    })
    .nullable()
    .describe('A raise or a removal, which takes effect by its confirmation alone.'),
});
export type LimitView = z.output<typeof limit>;

export const saferPlay = {
  overview: endpoint({
    method: 'GET',
    path: '/safer-play',
    access: 'session',
    summary: 'The limits that the player has set, and how far they are used.',
    input: z.object({}),
    output: z.object({
      limits: z.array(limit),
      rules: z.object({ raiseDelayHours: z.int(), confirmWithinHours: z.int() }),
    }),
  }),
  setLimit: endpoint({
    method: 'PUT',
    path: '/safer-play/limits',
    access: 'session',
    summary:
      'Sets a limit for all wallets together, in the currency of the player. The first one and a ' +
      'lower one hold at once; a higher one is pending until it is confirmed.',
    input: z.object({ kind, period, amount: z.int().min(0).max(10_000_000) }),
    output: limit,
    refusals: ['ACCOUNT_BLOCKED'],
    audited: true,
  }),
  removeLimit: endpoint({
    method: 'DELETE',
    path: '/safer-play/limits/{kind}/{period}',
    access: 'session',
    summary: 'Requests the end of a limit, which is pending until it is confirmed.',
    input: one,
    output: limit,
    refusals: ['ACCOUNT_BLOCKED'],
    notFound: true,
    audited: true,
  }),
  confirmLimit: endpoint({
    method: 'POST',
    path: '/safer-play/limits/{kind}/{period}/confirm',
    access: 'session',
    summary:
      'Applies the pending change of a limit, from 24 hours after its request and for 7 days.',
    input: one,
    output: limit.nullable(),
    refusals: ['ACCOUNT_BLOCKED', 'TOO_EARLY', 'NOTHING_PENDING'],
    audited: true,
  }),
  cancelLimitChange: endpoint({
    method: 'DELETE',
    path: '/safer-play/limits/{kind}/{period}/pending',
    access: 'session',
    summary: 'Drops the pending change of a limit.',
    input: one,
    output: limit,
    refusals: ['NOTHING_PENDING'],
    audited: true,
  }),
};
