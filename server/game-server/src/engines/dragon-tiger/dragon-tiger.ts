import { freshShoe, RANKS, rankOf, suitOf } from '../cards/shoe.ts';
import { chancesOver, type Possibility, type SpotGame } from '../spots/spot-game.ts';

/**
 * Dragon tiger: one card each from a fresh shoe of eight decks, ace low, the higher rank wins.
 *
 * The second card has the first one's rank in 31 and its rank and suit in 7 of 415 cases. Dragon
 * and tiger pay 1 to 1 and return half on a tie: 1 - 31/415 + 31/830 = 96.265 %. A tie pays 11 to 1
 * (372/415 = 89.639 %), a suited tie 50 to 1 (357/415 = 86.024 %).
 */
const DECKS = 8;

const returns = {
  dragon: ([dragon, tiger]) => sideReturn(rankOf(dragon) - rankOf(tiger)),
  tiger: ([dragon, tiger]) => sideReturn(rankOf(tiger) - rankOf(dragon)),
  tie: ([dragon, tiger]) => (rankOf(dragon) === rankOf(tiger) ? 1200 : 0),
  'suited-tie': ([dragon, tiger]) =>
    rankOf(dragon) === rankOf(tiger) && suitOf(dragon) === suitOf(tiger) ? 5100 : 0,
} as const satisfies Record<string, (cards: readonly [number, number]) => number>;

function sideReturn(ahead: number): number {
  if (ahead === 0) return 50;
  return ahead > 0 ? 200 : 0;
}

function* allDeals(): Iterable<Possibility> {
  const cards = Array.from({ length: 4 * RANKS }, (_, card) => card);
  for (const dragon of cards) {
    for (const tiger of cards) {
      yield { hands: [[dragon], [tiger]], weight: DECKS * (DECKS - (dragon === tiger ? 1 : 0)) };
    }
  }
}

const isSpot = (spot: string): spot is keyof typeof returns => Object.hasOwn(returns, spot);

export const dragonTiger: SpotGame = {
  gameId: 'dragon-tiger',
  kind: 'dragon-tiger',
  spots: Object.keys(returns),
  offers: isSpot,
  betsMax: 4,
  deal: (stream) => {
    const draw = freshShoe(DECKS, stream);
    return [[draw()], [draw()]];
  },
  returned: (spot, [[dragon = 0] = [], [tiger = 0] = []]) =>
    isSpot(spot) ? returns[spot]([dragon, tiger]) : 0,
  chances: (spot) => chancesOver(dragonTiger, { spot, possibilities: allDeals() }),
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
};
