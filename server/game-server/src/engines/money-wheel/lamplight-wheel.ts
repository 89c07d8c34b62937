import { chancesOver, type SpotGame } from '../spots/spot-game.ts';

/**
 * Lamplight Wheel: 54 equally likely segments under nine lamps. A lamp with n segments returns 52/n
 * stakes, so every lamp has an RTP of 52/54 = 96.296 %.
 */
const RETURN_OF_ALL = 5200;

export const lamps = [
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
export const wheelRim: readonly string[] = (
  'sun B C B jade B C B sapphire B C B ruby B C B pearl B C B jade B C B star B C ruby B C B ' +
  'moon B C B jade B C B sapphire B C B ruby B C B pearl B jade B C ruby B'
)
  .split(' ')
  .map((name) => ({ B: 'brass', C: 'copper' })[name] ?? name);

const allSegments = () => wheelRim.map((_, segment) => ({ hands: [[segment]], weight: 1 }));

export const lamplightWheel: SpotGame = {
  gameId: 'lamplight-wheel',
  kind: 'wheel',
  spots: lamps.map(({ spot }) => spot),
  offers: (spot) => lamps.some((lamp) => lamp.spot === spot),
  betsMax: lamps.length,
  deal: (stream) => [[stream.event(wheelRim.length)]],
  returned: (spot, [[segment = -1] = []]) => {
    const lamp = lamps.find((candidate) => candidate.spot === spot);
    return lamp && wheelRim[segment] === spot ? RETURN_OF_ALL / lamp.segments : 0;
  },
  chances: (spot) => chancesOver(lamplightWheel, { spot, possibilities: allSegments() }),
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
};
