import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { Figures } from './figures.ts';
import type { Rounds } from './rounds.ts';

/* The rows of the table: each slice with its baseline and the bound of their ratio. */

type Row = {
  readonly name: string;
  readonly slice: string;
  readonly baseline: string;
  readonly baselineName: string;
  readonly atLeast?: number;
};

const bet = { name: 'bet', slice: 'bets' } as const;

export const rows = {
  bets: [
    { ...bet, baseline: 'rawBets', baselineName: '(a) raw SQLite, groups of 64', atLeast: 0.4 },
    { ...bet, baseline: 'ledgerBets', baselineName: '(b) bare route, same ledger', atLeast: 0.55 },
    {
      ...bet,
      baseline: 'prismaBets',
      baselineName: '(c) route with a Prisma transaction',
      atLeast: 10,
    },
  ],
  reads: [
    {
      name: 'wallet read',
      slice: 'wallet',
      baseline: 'bareWallet',
      baselineName: 'bare route, same bytes',
      atLeast: 0.5,
    },
    {
      name: 'games list',
      slice: 'games',
      baseline: 'bareGames',
      baselineName: 'bare route, same bytes',
      atLeast: 0.5,
    },
  ],
  logins: [
    {
      name: 'login',
      slice: 'logins',
      baseline: 'argon2',
      baselineName: 'argon2 alone',
      atLeast: 0.6,
    },
  ],
  deposits: [
    {
      name: 'deposit: order and webhook',
      slice: 'deposits',
      baseline: 'bareDeposits',
      baselineName: 'bare deposit',
    },
  ],
} satisfies Record<string, readonly Row[]>;

/** A bet may cost 15 % more in a ledger ten times as large. */
const GROWTH_MAX = 0.15;

export function reportRates(figures: Figures, rounds: Rounds, group: keyof typeof rows): void {
  for (const row of rows[group]) reportRate(figures, rounds, row);
}

export function reportLatency(figures: Figures, rounds: Rounds): void {
  figures.cost({
    name: 'bet, p99 at half of its highest rate',
    value: rounds.p99Ms('bets'),
    unit: 'ms',
    baseline: { name: '(b) at half of its own', value: rounds.p99Ms('ledgerBets') },
  });
}

export function reportGrowth(
  figures: Figures,
  rounds: Rounds,
  { small, large }: { small: number; large: number },
): void {
  reportRate(figures, rounds, {
    name: `bet, ${large.toLocaleString('en')} postings`,
    slice: 'betsLarge',
    baseline: 'betsSmall',
    baselineName: `${small.toLocaleString('en')} postings`,
    atLeast: 1 / (1 + GROWTH_MAX),
  });
}

/** The rates of a slice and of its baseline; the bound applies to their ratio. */
export function reportRate(figures: Figures, rounds: Rounds, row: Row): void {
  const { name, slice, baseline, baselineName, atLeast } = row;
  figures.cost({
    name,
    value: rounds.perSecond(slice),
    unit: '1/s',
    baseline: {
      name: baselineName,
      value: rounds.perSecond(baseline),
      ratio: rounds.ratio(slice, baseline),
    },
    ...(atLeast !== undefined && { required: { atLeast } }),
  });
}

/** The conditions of the figures, as a line above the table. */
export function circumstances({ checkout, rounds }: { checkout: string; rounds: number }): string {
  const commit = execFileSync('git', ['-C', checkout, 'describe', '--always', '--dirty']);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  return `Commit ${String(commit).trim()}, ${date}, ${machine}, medians of ${rounds} rounds.`;
}
