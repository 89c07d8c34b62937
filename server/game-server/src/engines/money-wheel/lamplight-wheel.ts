import type { WheelTables } from '../../definitions/spot-tables.ts';
import {
  chancesOver,
  type Possibility,
  type SpotGame,
  type SpotRules,
} from '../spots/spot-game.ts';

/**
 * Lamplight Wheel: 54 equally likely segments under nine lamps. A lamp with n segments returns 52/n
 * stakes, so every lamp has an RTP of 52/54 = 96.296 %. On one of the pearl's two segments a pearl drops
 * through eight rows of pegs into one of nine cups, which is its return: the 256 paths sum up to
 * 6,656 = 256 × 26 stakes, the 26 of a lamp with two segments.
 */
const RETURN_OF_ALL = 5200;

/** The returns of the cups in percent, from the left. */
const pearlDrop = {
  spot: 'pearl',
  percents: [245, 80, 35, 18, 13, 18, 35, 80, 245].map((stakes) => stakes * 100),
};

const lamps = [
  { spot: 'brass', segments: 26 },
  { spot: 'copper', segments: 13 },
  { spot: 'jade', segments: 4 },
  { spot: 'ruby', segments: 4 },
  { spot: 'sapphire', segments: 2 },
  { spot: 'pearl', segments: 2 },
  { spot: 'moon', segments: 1 },
  { spot: 'star', segments: 1 },
  { spot: 'sun', segments: 1 },
] as const;

/** The rim, clockwise: B is brass, C is copper. */
const wheelRim: readonly string[] = (
  'sun B C B jade B C B sapphire B C B ruby B C B pearl B C B jade B C B star B C ruby B C B ' +
  'moon B C B jade B C B sapphire B C B ruby B C B pearl B jade B C ruby B'
)
  .split(' ')
  .map((name) => ({ B: 'brass', C: 'copper' })[name] ?? name);

/** The cup of a drop by its bits: 0 is to the left of a peg, 1 to the right. */
export const cupOf = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum + bit, 0);

/** Every segment, and for one of a drop every path. */
function* possibilitiesOf({ rim, drop }: WheelTables): Iterable<Possibility> {
  const rows = drop ? drop.percents.length - 1 : 0;
  for (const [segment, spot] of rim.entries()) {
    if (spot !== drop?.spot) {
      yield { hands: [[segment]], weight: 2 ** rows };
      continue;
    }
    for (let path = 0; path < 2 ** rows; path += 1) {
      const bits = Array.from({ length: rows }, (_, row) => (path >> row) & 1);
      yield { hands: [[segment], bits], weight: 1 };
    }
  }
}

/** A money wheel from its tables. */
export function moneyWheel({
  gameId,
  tables,
  stated,
}: SpotRules<WheelTables>): SpotGame<WheelTables> {
  const { rim, percentOfAll, drop, betsMax } = tables;
  const segments = new Map<string, number>();
  for (const spot of rim) segments.set(spot, (segments.get(spot) ?? 0) + 1);
  const returned: SpotGame['returned'] = (spot, [[segment = -1] = [], bits = []]) => {
    if (rim[segment] !== spot) return 0;
    if (spot === drop?.spot) return drop.percents[cupOf(bits)] ?? 0;
    return percentOfAll / (segments.get(spot) ?? 1);
  };
  return {
    ...{ gameId, tables, stated },
    kind: 'wheel',
    spots: [...segments.keys()],
    offers: (spot) => segments.has(spot),
    betsMax,
    deal: (stream) => {
      const segment = stream.event(rim.length);
      if (!drop || rim[segment] !== drop.spot) return [[segment]];
      return [[segment], drop.percents.slice(1).map(() => stream.event(2))];
    },
    returned,
    chances: (spot) => chancesOver({ returned }, { spot, possibilities: possibilitiesOf(tables) }),
  };
}

export const lamplightWheel = moneyWheel({
  gameId: 'lamplight-wheel',
  tables: {
    rim: wheelRim,
    percentOfAll: RETURN_OF_ALL,
    drop: pearlDrop,
    betsMax: lamps.length,
    cap: Math.max(...pearlDrop.percents) / 100,
  },
  stated: {
    leadSpot: 'brass',
    rtp: '96.30',
    volatilityIndex: 1.96,
    hitRate: 0.4815,
    spots: Object.fromEntries(
      lamps.map(({ spot, segments }) => [
        spot,
        {
          rtp: '96.30',
          returnMax:
            spot === pearlDrop.spot ? Math.max(...pearlDrop.percents) : RETURN_OF_ALL / segments,
        },
      ]),
    ),
  },
});
