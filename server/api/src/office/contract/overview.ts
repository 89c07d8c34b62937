import { z } from 'zod';
import { conclusiveField } from '../../contract/providers.ts';
import { amountUsd, moment, walletType, walletTypeQuery } from './fields.ts';
import { staffEndpoint } from './office-endpoint.ts';

/** Periods in days (UTC), with today. */
export const overviewDays = [1, 7, 30, 90] as const;

/** Games with the highest stakes in the overview. */
export const TOP_GAMES = 10;

const counted = z.object({ count: z.int().nonnegative(), amount: z.number() });

/** Stakes and wins of a game, with its measured return. */
export const gameMetrics = z.object({
  bets: z.int().nonnegative(),
  effectiveBets: z
    .int()
    .nonnegative()
    .describe('(Σ stake)² / Σ stake²: as many bets of one stake have the same interval.'),
  stakes: z.number(),
  ggr: z.number().describe('Stakes less wins.'),
  rtp: z.number().nullable().describe('Wins by stakes in percent; `null` without stakes.'),
  plusMinus: z
    .number()
    .nullable()
    .describe(
      'Half of the 95 % interval in percent, by the effective bets; `null` for a game without a known deviation.',
    ),
  isConclusive: conclusiveField,
});

export const health = z.object({
  ledger: z
    .object({ checkedAt: moment, full: z.boolean(), breaches: z.int().nonnegative() })
    .nullable()
    .describe('The last finished check; `null` before the first one.'),
  jobsDue: z.int().nonnegative(),
  overdueOrders: z
    .int()
    .nonnegative()
    .describe(
      'Deposits and payouts whose final event of the payments provider is ten minutes overdue: it was not ' +
        'delivered here, or not sent.',
    ),
  providers: z.array(
    z.object({
      name: z.string(),
      calls: z.int().nonnegative().describe('Of the last minutes, of this node.'),
      failures: z.int().nonnegative(),
      medianMs: z.number().nullable(),
      slowestMs: z.number().nullable(),
    }),
  ),
  databaseBytes: z.int().nonnegative(),
});
export type Health = z.infer<typeof health>;

const periodMetrics = z.object({
  ggr: z.number().describe('Stakes less wins.'),
  ngr: z.number().describe('GGR less bonuses and rewards.'),
  rewards: z.number().describe('The cost of bonuses and rewards.'),
  stakes: z.number().describe('Without those that were rolled back.'),
  activePlayers: z.int().nonnegative().describe('Players with a bet.'),
  newPlayers: z.int().nonnegative(),
  funnel: z
    .object({
      registered: z.int().nonnegative(),
      deposited: z.int().nonnegative(),
      played: z.int().nonnegative(),
    })
    .describe('Of those who registered in the period: how many have deposited and played since.'),
  deposits: counted,
  withdrawals: counted.describe('Paid out.'),
});

const tiles = periodMetrics.extend({
  waiting: z
    .object({
      count: z.int().nonnegative(),
      amountUsd,
      oldestAgeS: z.int().nonnegative().nullable(),
    })
    .describe('Withdrawals that wait for a decision now, in all currencies.'),
});

export const overview = {
  get: staffEndpoint({
    method: 'GET',
    path: '/overview',
    permission: 'read',
    summary:
      'Figures of the last days (UTC, with today), in one currency or by the reference rates, and the ' +
      'state of the services. DailyMetrics follow the ledger by seconds, on PostgreSQL by half a minute.',
    input: z.object({
      days: z.coerce
        .number<number>()
        .pipe(z.literal(overviewDays))
        .default(7)
        .describe('1 (today), 7, 30 or 90.'),
      walletType: walletTypeQuery.describe('Only this currency; by default ≈ USD of all.'),
    }),
    output: z.object({
      walletType: walletType.nullable().describe('`null`: US dollars by the reference rates.'),
      from: moment,
      tiles,
      before: periodMetrics.describe('The same of as many days before.'),
      retention: z
        .object({ active: z.int().nonnegative(), returning: z.int().nonnegative() })
        .describe('Players of the period before, and how many of them played in this one.'),
      series: z
        .array(
          z.object({
            day: z.iso.date(),
            stakes: z.number(),
            ggr: z.number(),
            deposits: z.number(),
            withdrawals: z.number(),
            activePlayers: z.int().nonnegative(),
          }),
        )
        .describe('One row per day, the earliest first.'),
      games: z
        .array(
          gameMetrics.extend({
            gameId: z.string(),
            gameName: z.string(),
            statedRtp: z.number().describe('Computed from the game’s own code, in percent.'),
            isInside: z
              .boolean()
              .nullable()
              .describe(
                'Whether the interval covers the stated RTP; `null` without a conclusive interval.',
              ),
          }),
        )
        .max(TOP_GAMES)
        .describe('Those with the highest stakes.'),
      health,
    }),
    refusals: ['UNKNOWN_CURRENCY'],
  }),
};
