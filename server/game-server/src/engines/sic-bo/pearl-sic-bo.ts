import { allRolls, countOf, FACES, perMatch, rollThree } from '../dice/three-dice.ts';
import { chancesOver, type Hands, type SpotGame } from '../spots/spot-game.ts';

/**
 * Sic bo: three dice, 216 equally likely rolls. Small, big, odd and even lose on any triple, so
 * each wins 105 rolls: 210/216 = 97.222 %. A pair of faces occurs in 30 rolls and pays 6 to 1, a
 * double in 16 (the triple included) at 11 to 1, a triple in 1 at 180 to 1, any triple in 6 at 30
 * to 1. A single face pays 1 to 1 for each die that shows it. Totals pay by the table below.
 */
type Spot = {
  readonly returned: (hands: Hands) => number;
  readonly rtp: string;
  readonly returnMax: number;
};

const EVEN_MONEY = 200;

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

const sumOf = ([dice = []]: Hands): number => dice.reduce((sum, die) => sum + die, 0);
const isTriple = ([dice = []]: Hands): boolean => new Set(dice).size === 1;

function evenChance(wins: (sum: number) => boolean): Spot {
  return {
    returned: (hands) => (!isTriple(hands) && wins(sumOf(hands)) ? EVEN_MONEY : 0),
    rtp: '97.22',
    returnMax: EVEN_MONEY,
  };
}

function when(won: (hands: Hands) => boolean, paid: { percent: number; rtp: string }): Spot {
  return {
    returned: (hands) => (won(hands) ? paid.percent : 0),
    rtp: paid.rtp,
    returnMax: paid.percent,
  };
}

const spots: ReadonlyMap<string, Spot> = new Map<string, Spot>([
  ['small', evenChance((sum) => sum <= 10)],
  ['big', evenChance((sum) => sum >= 11)],
  ['odd', evenChance((sum) => sum % 2 === 1)],
  ['even', evenChance((sum) => sum % 2 === 0)],
  ['any-triple', when(isTriple, { percent: 3100, rtp: '86.11' })],
  ...FACES.map(
    (face) =>
      [
        `triple-${face}`,
        when((hands) => countOf(face, hands) === 3, { percent: 18_100, rtp: '83.80' }),
      ] as const,
  ),
  ...FACES.map(
    (face) =>
      [
        `double-${face}`,
        when((hands) => countOf(face, hands) >= 2, { percent: 1200, rtp: '88.89' }),
      ] as const,
  ),
  ...totals.flatMap(({ total, ...paid }) =>
    [total, 21 - total].map(
      (sum) => [`total-${sum}`, when((hands) => sumOf(hands) === sum, paid)] as const,
    ),
  ),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map(
      (high) =>
        [
          `pair-${low}-${high}`,
          when((hands) => countOf(low, hands) > 0 && countOf(high, hands) > 0, {
            percent: 700,
            rtp: '97.22',
          }),
        ] as const,
    ),
  ),
  ...FACES.map(
    (face) =>
      [
        `single-${face}`,
        { returned: (hands: Hands) => perMatch(face, hands), rtp: '92.13', returnMax: 400 },
      ] as const,
  ),
]);

export const pearlSicBo: SpotGame = {
  gameId: 'pearl-sic-bo',
  kind: 'sic-bo',
  spots: [...spots.keys()],
  offers: (spot) => spots.has(spot),
  betsMax: 52,
  deal: rollThree,
  returned: (spot, hands) => spots.get(spot)?.returned(hands) ?? 0,
  chances: (spot) => chancesOver(pearlSicBo, { spot, possibilities: allRolls() }),
  stated: {
    leadSpot: 'big',
    rtp: '97.22',
    volatilityIndex: 1.96,
    hitRate: 0.4861,
    spots: Object.fromEntries(
      [...spots].map(([spot, { rtp, returnMax }]) => [spot, { rtp, returnMax }]),
    ),
  },
};
