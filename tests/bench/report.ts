import type { Figures } from './figures.ts';
import type { Rounds } from './rounds.ts';

/* What is said of the rounds: which figure stands beside which anchor, and what is asked of it. */

const MIB = 1_048_576;

/** What the slices that are anchors are called. */
const anchorNames = {
  rawGrouped: 'raw SQLite, groups of 64',
  rawAlone: 'raw SQLite, one by one',
  hello: 'hello',
  argon2: 'argon2',
  bets: 'bet',
  bareDeposits: 'bare deposit',
  wallet: 'wallet read',
} as const;

/** Each rate beside its anchor. */
export function reportSpeeds(figures: Figures, rounds: Rounds): void {
  const alone = (name: string, slice: string) =>
    figures.rate({ name, perSecond: rounds.perSecond(slice) });
  const beside = (
    name: string,
    slice: string,
    { anchor, atLeast }: { anchor: keyof typeof anchorNames; atLeast?: number },
  ) =>
    figures.rate({
      name,
      perSecond: rounds.perSecond(slice),
      anchor: { name: anchorNames[anchor], ratio: rounds.ratio(slice, anchor) },
      ...(atLeast !== undefined && { asked: { atLeast } }),
    });
  alone('raw SQLite, groups of 64, FULL', 'rawGrouped');
  alone('raw SQLite, one by one, FULL', 'rawAlone');
  alone('bare Fastify hello', 'hello');
  alone('argon2, two workers', 'argon2');
  beside('bet', 'bets', { anchor: 'rawGrouped', atLeast: 0.5 });
  beside('bet', 'bets', { anchor: 'rawAlone', atLeast: 3 });
  const p99Ms = rounds.p99Ms('bets');
  figures.value({ name: 'bet, p99', value: p99Ms, unit: 'ms', asked: { atMost: 25 } });
  beside('spin: game server, wallet, ledger', 'spins', { anchor: 'bets', atLeast: 0.4 });
  beside('wallet read', 'wallet', { anchor: 'hello', atLeast: 0.7 });
  beside('games list', 'games', { anchor: 'hello', atLeast: 0.8 });
  beside('deposit: order and webhook', 'deposits', { anchor: 'bets', atLeast: 0.5 });
  beside('deposit: order and webhook', 'deposits', { anchor: 'bareDeposits' });
  beside('bare deposit: nothing is checked', 'bareDeposits', { anchor: 'bets' });
  beside('login', 'logins', { anchor: 'argon2', atLeast: 0.6 });
  beside('wallet read in a login flood', 'walletInFlood', { anchor: 'wallet', atLeast: 0.75 });
  beside('hello beside two argon2', 'helloBesideArgon2', { anchor: 'hello' });
}

/** What a tenfold history costs. */
export function reportGrowth(figures: Figures, rounds: Rounds): void {
  for (const [name, key] of [
    ['bet', 'bets'],
    ['first history page', 'history'],
  ] as const) {
    figures.rate({
      name: `${name}, 1 M postings`,
      perSecond: rounds.perSecond(`${key}Large`),
      anchor: { name: `${name}, 100 k`, ratio: rounds.ratio(`${key}Large`, `${key}Small`) },
      asked: { atLeast: 0.85 },
    });
  }
}

export function reportMemory(figures: Figures, grownBytes: number): void {
  figures.value({
    name: 'memory after 1 M bets, above the start',
    value: grownBytes / MIB,
    unit: 'MiB',
    asked: { atMost: 100 },
  });
}
