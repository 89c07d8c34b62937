import type { SicBoBet, SicBoTables } from '../../definitions/spot-tables.ts';
import { allRolls, countOf, FACES, MATCH_PERCENTS, rollThree } from '../dice/three-dice.ts';
import { chancesOver, type Hands, type SpotGame, type SpotRules } from '../spots/spot-game.ts';

/**
 * Sic bo: three dice, 216 equally likely rolls. Small, big, odd and even lose on any triple, so
 * each wins 105 rolls: 210/216 = 97.222 %. A pair of faces occurs in 30 rolls and pays 6 to 1, a
 * double in 16 (the triple included) at 11 to 1, a triple in 1 at 180 to 1, any triple in 6 at 30
 * to 1. A single face pays 1 to 1 for each die that shows it. Totals pay by the table below.
 */
type Spot = { readonly bet: SicBoBet; readonly rtp: string; readonly returnMax: number };

const EVEN_MONEY = 200;
const SUMS = Array.from({ length: 16 }, (_, index) => index + 3);
const BETS_MAX = 52;

/** The return of a total, in percent, and its RTP; 21 minus the total has the same. */
const totals = [
  { total: 4, percent: 6300, rtp: '87.50' },
  { total: 5, percent: 3200, rtp: '88.89' },
  { total: 6, percent: 1900, rtp: '87.96' },
  { total: 7, percent: 1300, rtp: '90.28' },
  { total: 8, percent: 900, rtp: '87.50' },
  { total: 9, percent: 800, rtp: '92.59' },
  { total: 10, percent: 700, rtp: '87.50' },
] as const;

function evenChance(wins: (sum: number) => boolean): Spot {
  const sums = SUMS.filter(wins);
  const bet = { wins: 'sum', sums, losesOnTriples: true, percent: EVEN_MONEY } as const;
  return { bet, rtp: '97.22', returnMax: EVEN_MONEY };
}

type FixedBet = Exclude<SicBoBet, { wins: 'each' }>;
const fixed = (bet: FixedBet, rtp: string): Spot => ({ bet, rtp, returnMax: bet.percent });

const spots: ReadonlyMap<string, Spot> = new Map<string, Spot>([
  ['small', evenChance((sum) => sum <= 10)],
  ['big', evenChance((sum) => sum >= 11)],
  ['odd', evenChance((sum) => sum % 2 === 1)],
  ['even', evenChance((sum) => sum % 2 === 0)],
  ['any-triple', fixed({ wins: 'any-triple', percent: 3100 }, '86.11')],
  ...FACES.map(
    (face) =>
      [
        `triple-${face}`,
        fixed({ wins: 'count', face, countMin: 3, percent: 18_100 }, '83.80'),
      ] as const,
  ),
  ...FACES.map(
    (face) =>
      [
        `double-${face}`,
        fixed({ wins: 'count', face, countMin: 2, percent: 1200 }, '88.89'),
      ] as const,
  ),
  ...totals.flatMap(({ total, percent, rtp }) =>
    [total, 21 - total].map(
      (sum) =>
        [
          `total-${sum}`,
          fixed({ wins: 'sum', sums: [sum], losesOnTriples: false, percent }, rtp),
        ] as const,
    ),
  ),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map(
      (high) =>
        [
          `pair-${low}-${high}`,
          fixed({ wins: 'faces', faces: [low, high], percent: 700 }, '97.22'),
        ] as const,
    ),
  ),
  ...FACES.map((face): [string, Spot] => [
    `single-${face}`,
    { bet: { wins: 'each', face, percents: MATCH_PERCENTS }, rtp: '92.13', returnMax: 400 },
  ]),
]);

const sumOf = ([dice = []]: Hands): number => dice.reduce((sum, die) => sum + die, 0);
const isTriple = ([dice = []]: Hands): boolean => new Set(dice).size === 1;

function returnOf(bet: SicBoBet, hands: Hands): number {
  switch (bet.wins) {
    case 'sum': {
      const loses = bet.losesOnTriples && isTriple(hands);
      return !loses && bet.sums.includes(sumOf(hands)) ? bet.percent : 0;
    }
    case 'any-triple':
      return isTriple(hands) ? bet.percent : 0;
    case 'count':
      return countOf(bet.face, hands) >= bet.countMin ? bet.percent : 0;
    case 'faces':
      return bet.faces.every((face) => countOf(face, hands) > 0) ? bet.percent : 0;
    case 'each':
      return bet.percents[countOf(bet.face, hands)] ?? 0;
  }
}

/** Sic bo from its tables. */
export function sicBo({ gameId, tables, stated }: SpotRules<SicBoTables>): SpotGame<SicBoTables> {
  const bets = new Map(Object.entries(tables.spots));
  const returned: SpotGame['returned'] = (spot, hands) => {
    const bet = bets.get(spot);
    return bet ? returnOf(bet, hands) : 0;
  };
  return {
    ...{ gameId, tables, stated },
    kind: 'sic-bo',
    spots: [...bets.keys()],
    offers: (spot) => bets.has(spot),
    betsMax: tables.betsMax,
    deal: rollThree,
    returned,
    chances: (spot) => chancesOver({ returned }, { spot, possibilities: allRolls() }),
  };
}

export const pearlSicBo = sicBo({
  gameId: 'pearl-sic-bo',
  tables: {
    dice: 3,
    faces: FACES.length,
    spots: Object.fromEntries([...spots].map(([spot, { bet }]) => [spot, bet])),
    betsMax: BETS_MAX,
    cap: 181,
  },
  stated: {
    leadSpot: 'big',
    rtp: '97.22',
    volatilityIndex: 1.96,
    hitRate: 0.4861,
    spots: Object.fromEntries(
      [...spots].map(([spot, { rtp, returnMax }]) => [spot, { rtp, returnMax }]),
    ),
  },
});
