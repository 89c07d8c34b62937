import type { DragonTigerTables } from '../../definitions/spot-tables.ts';
import { freshShoe, RANKS, rankOf, suitOf } from '../cards/shoe.ts';
import {
  chancesOver,
  type Possibility,
  type SpotGame,
  type SpotRules,
} from '../spots/spot-game.ts';

/**
 * Dragon tiger: one card each from a fresh shoe of eight decks, ace low, the higher rank wins.
 *
 * The second card has the first one's rank in 31 and its rank and suit in 7 of 415 cases. Dragon
 * and tiger pay 1 to 1 and return half on a tie: 1 - 31/415 + 31/830 = 96.265 %. A tie pays 11 to 1
 * (372/415 = 89.639 %), a suited tie 50 to 1 (357/415 = 86.024 %).
 */
const DECKS = 8;

type Percents = DragonTigerTables['percents'];
type Spot = Exclude<keyof Percents, 'push'>;

const spots = ['dragon', 'tiger', 'tie', 'suited-tie'] as const satisfies readonly Spot[];
const isSpot = (spot: string): spot is Spot => spots.some((known) => known === spot);

function returnOf(
  spot: Spot,
  { dragon, tiger, percents }: { dragon: number; tiger: number; percents: Percents },
): number {
  const ahead = rankOf(dragon) - rankOf(tiger);
  switch (spot) {
    case 'dragon':
    case 'tiger': {
      if (ahead === 0) return percents.push;
      return (spot === 'dragon') === ahead > 0 ? percents[spot] : 0;
    }
    case 'tie':
      return ahead === 0 ? percents.tie : 0;
    case 'suited-tie':
      return ahead === 0 && suitOf(dragon) === suitOf(tiger) ? percents['suited-tie'] : 0;
  }
}

function* allDeals(decks: number): Iterable<Possibility> {
  const cards = Array.from({ length: 4 * RANKS }, (_, card) => card);
  for (const dragon of cards) {
    for (const tiger of cards) {
      yield { hands: [[dragon], [tiger]], weight: decks * (decks - (dragon === tiger ? 1 : 0)) };
    }
  }
}

/** Dragon tiger from its tables. */
export function twoCards({
  gameId,
  tables,
  stated,
}: SpotRules<DragonTigerTables>): SpotGame<DragonTigerTables> {
  const { decks, percents, betsMax } = tables;
  const returned: SpotGame['returned'] = (spot, [[dragon = 0] = [], [tiger = 0] = []]) =>
    isSpot(spot) ? returnOf(spot, { dragon, tiger, percents }) : 0;
  return {
    ...{ gameId, tables, stated },
    kind: 'dragon-tiger',
    spots,
    offers: isSpot,
    betsMax,
    deal: (stream) => {
      const draw = freshShoe(decks, stream);
      return [[draw()], [draw()]];
    },
    returned,
    chances: (spot) => chancesOver({ returned }, { spot, possibilities: allDeals(decks) }),
  };
}

export const dragonTiger = twoCards({
  gameId: 'dragon-tiger',
  tables: {
    decks: DECKS,
    percents: { dragon: 200, tiger: 200, push: 50, tie: 1200, 'suited-tie': 5100 },
    betsMax: spots.length,
    cap: 51,
  },
  stated: {
    leadSpot: 'dragon',
    rtp: '96.27',
    volatilityIndex: 1.9,
    hitRate: 0.5373,
    spots: {
      dragon: { rtp: '96.27', returnMax: 200 },
      tiger: { rtp: '96.27', returnMax: 200 },
      tie: { rtp: '89.64', returnMax: 1200 },
      'suited-tie': { rtp: '86.02', returnMax: 5100 },
    },
  },
});
