import type { WheelTables } from '../../definitions/spot-tables.ts';
import { chancesOver, type SpotGame, type SpotRules } from '../spots/spot-game.ts';

/**
 * Lamplight Wheel: 54 equally likely segments under nine lamps. A lamp with n segments returns 52/n
 * stakes, so every lamp has an RTP of 52/54 = 96.296 %.
 */
const RETURN_OF_ALL = 5200;

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

/** A money wheel from its tables. */
export function moneyWheel({
  gameId,
  tables,
  stated,
}: SpotRules<WheelTables>): SpotGame<WheelTables> {
  const { rim, percentOfAll, betsMax } = tables;
  const segments = new Map<string, number>();
  for (const spot of rim) segments.set(spot, (segments.get(spot) ?? 0) + 1);
  const possibilities = rim.map((_, segment) => ({ hands: [[segment]], weight: 1 }));
  const returned: SpotGame['returned'] = (spot, [[segment = -1] = []]) =>
    rim[segment] === spot ? percentOfAll / (segments.get(spot) ?? 1) : 0;
  return {
    ...{ gameId, tables, stated },
    kind: 'wheel',
    spots: [...segments.keys()],
    offers: (spot) => segments.has(spot),
    betsMax,
    deal: (stream) => [[stream.event(rim.length)]],
    returned,
    chances: (spot) => chancesOver({ returned }, { spot, possibilities }),
  };
}

export const lamplightWheel = moneyWheel({
  gameId: 'lamplight-wheel',
  tables: {
    rim: wheelRim,
    percentOfAll: RETURN_OF_ALL,
    betsMax: lamps.length,
    cap: RETURN_OF_ALL / 100,
  },
  stated: {
    leadSpot: 'brass',
    rtp: '96.30',
    volatilityIndex: 1.96,
    hitRate: 0.4815,
    spots: Object.fromEntries(
      lamps.map(({ spot, segments }) => [
        spot,
        { rtp: '96.30', returnMax: RETURN_OF_ALL / segments },
      ]),
    ),
  },
});
