import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { gameTypeSchema } from './enums.ts';
import { markets } from './markets.ts';
import { currencies } from './money.ts';
import { currentPassword, email } from './player-fields.ts';
import { secondStep } from './security.ts';

/** What a limit counts: deposits, stakes less wins, stakes alone, or minutes of play. */
export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** UTC: from midnight, from Monday, from the first of the month. The shortest first. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** How long a raise or a removal waits, and how long it can then be confirmed. */
export const LIMIT_RAISE_DELAY_HOURS = 24;
export const LIMIT_CONFIRM_HOURS = 7 * 24;

export const TIME_LIMIT_MINUTES_MIN = 15;
export const TIME_LIMIT_MINUTES_MAX = 1440;

const kind = z
  .enum(limitKinds)
  .describe(
    'deposit: deposits, without withdrawals. loss: stakes less wins. wager: stakes. time: minutes of play.',
  );
const period = z.enum(limitPeriods).describe('UTC: the day, the week from Monday, the month.');
const moment = z.iso.datetime();
const one = z.object({ kind, period });

const limit = z.object({
  kind,
  period,
  amount: z.number().describe('In major units of the wallet type; of time in minutes.'),
  walletType: z
    .enum(currencies)
    .nullable()
    .describe('Other wallets count by fixed reference rates. null for time.'),
  used: z.number().describe('Of the period so far; negative after wins.'),
  remaining: z.number(),
  isEstimate: z.boolean().describe('Whether other wallets contributed.'),
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

/** The minutes of play after which a player can choose a reality check; 0 for never. */
export const realityCheckMinutes = [0, 15, 30, 60, 120] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

const everyMinutes = z.literal(realityCheckMinutes).describe('Minutes of play; 0 for never.');

const realityCheck = z.object({
  everyMinutes,
  nextAt: moment
    .nullable()
    .describe('When the next one is due, of a session that goes on; new bets are then refused.'),
  session: z
    .object({
      startedAt: moment,
      minutes: z.int(),
      staked: z.number(),
      won: z.number(),
      net: z.number().describe('`won` less `staked`.'),
      walletType: z.enum(currencies).describe('Other wallets count by fixed reference rates.'),
    })
    .nullable()
    .describe(
      'The time of the login and what was played in it, over all games; null when there was no bet for 30 minutes.',
    ),
});
export type RealityCheckView = z.output<typeof realityCheck>;
export type PlaySessionView = NonNullable<RealityCheckView['session']>;

/** The lengths of a time-out. */
export const timeOutDurations = ['24h', '7d', '30d', '42d'] as const;
export type TimeOutDuration = (typeof timeOutDurations)[number];

/** The lengths of a self-exclusion: months, or without an end. */
export const exclusionDurations = ['6m', '12m', '24m', '60m', 'forever'] as const;
export type ExclusionDuration = (typeof exclusionDurations)[number];

const walletType = z.enum(currencies);
const played = {
  staked: z.number().describe('Without stakes that were rolled back.'),
  won: z.number(),
  net: z.number().describe('`won` less `staked`.'),
};
const month = z.string().describe('Such as `2026-11`, in UTC.');

const statementRow = z.object({
  month,
  walletType,
  deposited: z.number(),
  withdrawn: z.number(),
  netDeposits: z.number().describe('`deposited` less `withdrawn`.'),
  ...played,
  bonuses: z.number(),
  byGameType: z.array(z.object({ gameType: gameTypeSchema, ...played })),
});
export type StatementRow = z.output<typeof statementRow>;

const returned = z.object({ from: moment.describe('From when the player can log in.') });

export const saferPlay = {
  overview: endpoint({
    method: 'GET',
    path: '/safer-play',
    access: 'session',
    summary:
      'What protects the player: limits with their use, reality check, time-out; and the figures of ' +
      'this month (UTC).',
    input: z.object({}),
    output: z.object({
      market: z.enum(markets),
      limits: z.array(limit),
      time: z.object({ todayMinutes: z.int(), monthMinutes: z.int() }).describe('Time in play.'),
      realityCheck,
      timeOutUntil: moment.nullable(),
      rules: z.object({ raiseDelayHours: z.int(), confirmWithinHours: z.int() }),
      month: z.array(
        z.object({ walletType, deposited: z.number(), withdrawn: z.number(), ...played }),
      ),
      netDeposits: z
        .array(z.object({ walletType, amount: z.number() }))
        .describe('Deposited less withdrawn, of all time.'),
    }),
  }),
  setLimit: endpoint({
    method: 'PUT',
    path: '/safer-play/limits',
    access: 'session',
    summary:
      'Sets a limit for all wallets together, in the currency of the player. The first one and a ' +
      'lower one hold at once; a higher one is pending until it is confirmed.',
    input: z.object({
      kind,
      period: period.describe('Of time `day`.'),
      amount: z
        .int()
        .min(0)
        .max(10_000_000)
        .describe('Whole major units; of time 15 to 1,440 minutes.'),
    }),
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
  setRealityCheck: endpoint({
    method: 'PUT',
    path: '/safer-play/reality-check',
    access: 'session',
    summary: 'Sets after how much play the player wants to see the session, before the next bet.',
    input: z.object({ everyMinutes }),
    output: realityCheck,
    audited: true,
  }),
  acknowledgeRealityCheck: endpoint({
    method: 'POST',
    path: '/safer-play/reality-check/acknowledge',
    access: 'session',
    summary: 'The player has seen the session: bets go on, and the next check counts from now.',
    input: z.object({}),
    output: z.object({ nextAt: moment.nullable() }),
    audited: true,
  }),
  startTimeOut: endpoint({
    method: 'POST',
    path: '/safer-play/time-out',
    access: 'session',
    summary:
      'Stops play, deposits and rewards at once, and ends launch tokens. Withdrawals go on. It can ' +
      'only be made longer.',
    input: z.object({ duration: z.enum(timeOutDurations) }),
    output: z.object({ until: moment }),
    refusals: ['BREAK_NOT_SHORTER'],
    audited: true,
  }),
  excludeSelf: endpoint({
    method: 'POST',
    path: '/safer-play/self-exclusion',
    access: 'session',
    summary: 'Closes the account to its player: ends all sessions and refuses logins.',
    input: z.object({
      duration: z.enum(exclusionDurations),
      password: currentPassword,
      confirm: z.literal(true),
    }),
    output: z.object({
      until: moment.nullable().describe('null for an exclusion without an end.'),
    }),
    refusals: ['WRONG_CURRENT_PASSWORD', 'BREAK_NOT_SHORTER'],
    audited: true,
  }),
  returnFromExclusion: endpoint({
    method: 'POST',
    path: '/safer-play/return',
    access: 'public',
    summary: 'Opens an account whose self-exclusion is over, 24 hours later.',
    input: z.object({ email, password: currentPassword }),
    output: returned,
    refusals: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'EXCLUSION_NOT_OVER'],
    audited: true,
  }),
  returnSecond: endpoint({
    method: 'POST',
    path: '/safer-play/return/second',
    access: 'public',
    summary:
      'Ends a return that was refused with 1007, by exactly one of code, recovery code and passkey, ' +
      'from the same network.',
    input: secondStep,
    output: returned,
    refusals: ['SECOND_FACTOR_INVALID', 'CHALLENGE_OVER', 'EXCLUSION_NOT_OVER'],
    audited: true,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/safer-play/statement',
    access: 'session',
    summary: 'Money and time of the player by month (UTC), the newest first.',
    input: z.object({
      months: z.coerce
        .number<number>()
        .pipe(z.int().min(1).max(12))
        .default(12)
        .describe('How many, with the current one.'),
    }),
    output: z.object({
      rows: z.array(statementRow).describe('For each wallet with a movement.'),
      played: z
        .array(z.object({ month, days: z.int(), minutes: z.int() }))
        .describe('Days with play, and minutes in play, over all wallets.'),
    }),
  }),
};
