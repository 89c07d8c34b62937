import type { Figures } from './figures.ts';
import type { Measured } from './slices.ts';

/* What is said of the medians: which figure stands beside which anchor, and what is asked of it. */

const MIB = 1_048_576;

/** Each rate beside its anchor. */
export function reportSpeeds(figures: Figures, measured: Map<string, Measured>): void {
  const of = (name: string) => measured.get(name)?.perSecond ?? Number.NaN;
  const anchor = (name: string, key: string) => ({ name, perSecond: of(key) });
  const grouped = anchor('raw SQLite, groups of 64', 'rawGrouped');
  const alone = anchor('raw SQLite, one by one', 'rawAlone');
  const hello = anchor('hello', 'hello');
  const bets = of('bets');
  figures.rate({ name: 'raw SQLite, groups of 64, FULL', perSecond: grouped.perSecond });
  figures.rate({ name: 'raw SQLite, one by one, FULL', perSecond: alone.perSecond });
  figures.rate({ name: 'bare Fastify hello', perSecond: hello.perSecond });
  figures.rate({ name: 'argon2, two workers', perSecond: of('argon2') });
  figures.rate({ name: 'bet', perSecond: bets, anchor: grouped, asked: { atLeast: 0.5 } });
  figures.rate({ name: 'bet', perSecond: bets, anchor: alone, asked: { atLeast: 3 } });
  const p99Ms = measured.get('bets')?.p99Ms ?? Number.NaN;
  figures.value({ name: 'bet, p99', value: p99Ms, unit: 'ms', asked: { atMost: 25 } });
  figures.rate({
    name: 'spin: game server, wallet, ledger',
    perSecond: of('spins'),
    anchor: { name: 'bet', perSecond: bets },
    asked: { atLeast: 0.4 },
  });
  figures.rate({
    name: 'wallet read',
    perSecond: of('wallet'),
    anchor: hello,
    asked: { atLeast: 0.7 },
  });
  figures.rate({
    name: 'games list',
    perSecond: of('games'),
    anchor: hello,
    asked: { atLeast: 0.8 },
  });
  figures.rate({
    name: 'deposit: order and webhook',
    perSecond: of('deposits'),
    anchor: { name: 'bet', perSecond: bets },
    asked: { atLeast: 0.5 },
  });
  figures.rate({
    name: 'calls of deposits, two each',
    perSecond: 2 * of('deposits'),
    anchor: { name: 'bet', perSecond: bets },
  });
  figures.rate({
    name: 'login',
    perSecond: of('logins'),
    anchor: { name: 'argon2', perSecond: of('argon2') },
    asked: { atLeast: 0.6 },
  });
  figures.rate({
    name: 'wallet read in a login flood',
    perSecond: of('walletInFlood'),
    anchor: { name: 'wallet read', perSecond: of('wallet') },
    asked: { atLeast: 0.75 },
  });
  figures.rate({
    name: 'hello beside two argon2',
    perSecond: of('helloBesideArgon2'),
    anchor: hello,
  });
}

/** What a tenfold history costs. */
export function reportGrowth(figures: Figures, measured: Map<string, Measured>): void {
  const of = (name: string) => measured.get(name)?.perSecond ?? Number.NaN;
  for (const [name, key] of [
    ['bet', 'bets'],
    ['first history page', 'history'],
  ] as const) {
    figures.rate({
      name: `${name}, 1 M postings`,
      perSecond: of(`${key}Large`),
      anchor: { name: `${name}, 100 k`, perSecond: of(`${key}Small`) },
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
