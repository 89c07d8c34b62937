import type { Figures } from './figures.ts';
import type { Rounds } from './rounds.ts';

/* The rows of the table: which slice stands beside which anchor, and the bound of their ratio. */

type Row = {
  readonly name: string;
  readonly slice: string;
  readonly anchor: string;
  readonly anchorName: string;
  readonly atLeast?: number;
};

const bet = { name: 'bet', slice: 'bets' } as const;

export const rows = {
  bets: [
    { ...bet, anchor: 'rawBets', anchorName: '(a) raw SQLite, groups of 64', atLeast: 0.4 },
    { ...bet, anchor: 'ledgerBets', anchorName: '(b) bare route, same ledger', atLeast: 0.55 },
    {
      ...bet,
      anchor: 'prismaBets',
      anchorName: '(c) route with a Prisma transaction',
      atLeast: 10,
    },
  ],
  reads: [
    {
      name: 'wallet read',
      slice: 'wallet',
      anchor: 'bareWallet',
      anchorName: 'bare route, same bytes',
      atLeast: 0.5,
    },
    {
      name: 'games list',
      slice: 'games',
      anchor: 'bareGames',
      anchorName: 'bare route, same bytes',
      atLeast: 0.5,
    },
  ],
  logins: [
    { name: 'login', slice: 'logins', anchor: 'argon2', anchorName: 'argon2 alone', atLeast: 0.6 },
  ],
  deposits: [
    {
      name: 'deposit: order and webhook',
      slice: 'deposits',
      anchor: 'bareDeposits',
      anchorName: 'bare deposit',
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
    anchor: { name: '(b) at half of its own', value: rounds.p99Ms('ledgerBets') },
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
    anchor: 'betsSmall',
    anchorName: `${small.toLocaleString('en')} postings`,
    atLeast: 1 / (1 + GROWTH_MAX),
  });
}

function reportRate(figures: Figures, rounds: Rounds, row: Row): void {
  const { name, slice, anchor, anchorName, atLeast } = row;
  figures.cost({
    name,
    value: rounds.perSecond(slice),
    unit: '1/s',
    anchor: {
      name: anchorName,
      value: rounds.perSecond(anchor),
      ratio: rounds.ratio(slice, anchor),
    },
    ...(atLeast !== undefined && { asked: { atLeast } }),
  });
}
