import { freshShoe, RANKS, rankOf } from '../cards/shoe.ts';
import { chancesOver, type Hands, type Possibility, type SpotGame } from '../spots/spot-game.ts';

/**
 * Punto banco from a fresh shoe of eight decks, dealt player, banker, player, banker. Tens and
 * faces count zero, and only the last digit of a sum counts. 8 or 9 of two cards ends the round;
 * otherwise the player draws on 0 to 5, the banker by `bankerDraws`.
 *
 * Player pays 1 to 1 (98.765 %), banker 0.95 to 1 (98.942 %), both are returned on a tie; a tie
 * pays 8 to 1 (85.640 %), a pair of a side's first two cards 11 to 1 (12 × 31/415 = 89.639 %). All
 * five are exact sums over every deal, without replacement.
 */
const DECKS = 8;
const NATURAL_MIN = 8;
const PLAYER_DRAWS_MAX = 5;
const PAIR_RETURN = 1200;

export const pointsOf = (card: number): number => {
  const rank = rankOf(card);
  return rank >= 9 ? 0 : rank + 1;
};

export const totalOf = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/**
 * The banker's drawing rules. Without a third card of the player the banker draws as the player
 * does.
 */
export function bankerDraws(total: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return total <= PLAYER_DRAWS_MAX;
  const third = pointsOf(playersThird);
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Plays out the first four cards; `draw` returns a further one. */
function dealOut(draw: () => number): Hands {
  const first = [draw(), draw(), draw(), draw()] as const;
  const player = [first[0], first[2]];
  const banker = [first[1], first[3]];
  const bankersTotal = totalOf(banker);
  if (totalOf(player) >= NATURAL_MIN || bankersTotal >= NATURAL_MIN) return [player, banker];
  if (totalOf(player) <= PLAYER_DRAWS_MAX) player.push(draw());
  if (bankerDraws(bankersTotal, player[2])) banker.push(draw());
  return [player, banker];
}

const returns = {
  player: (hands) => sideReturn(ahead(hands), 200),
  banker: (hands) => sideReturn(-ahead(hands), 195),
  tie: (hands) => (ahead(hands) === 0 ? 900 : 0),
  'player-pair': ([player = []]) => pairReturn(player),
  'banker-pair': ([, banker = []]) => pairReturn(banker),
} as const satisfies Record<string, (hands: Hands) => number>;

function ahead([player = [], banker = []]: Hands): number {
  return totalOf(player) - totalOf(banker);
}

function sideReturn(lead: number, won: number): number {
  if (lead === 0) return 100;
  return lead > 0 ? won : 0;
}

function pairReturn([first = 0, second = 0]: readonly number[]): number {
  return rankOf(first) === rankOf(second) ? PAIR_RETURN : 0;
}

/** The number of remaining cards of each rank. */
class RankCounts {
  readonly #left = Array.from({ length: RANKS }, () => DECKS * 4);
  total = RANKS * DECKS * 4;

  /** Visits every remaining rank; the card is removed during `visit`. */
  each(visit: (rank: number, weight: number) => void): void {
    for (let rank = 0; rank < RANKS; rank += 1) {
      const left = this.#left[rank] ?? 0;
      this.#left[rank] = left - 1;
      this.total -= 1;
      visit(rank, left);
      this.#left[rank] = left;
      this.total += 1;
    }
  }
}

/**
 * Every deal by ranks, weighted over all orders of six cards: the unused ones count as any card.
 */
function allDeals(): Possibility[] {
  const counts = new RankCounts();
  const found = new Map<string, { hands: Hands; weight: number }>();
  const addDeal = (hands: Hands, weight: number) => {
    const key = `${ahead(hands)},${pairReturn(hands[0] ?? [])},${pairReturn(hands[1] ?? [])}`;
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { hands, weight });
  };
  const walk = (drawn: readonly number[], weight: number) => {
    let drawnCount = 0;
    let isIncomplete = false;
    const hands = dealOut(() => {
      const card = drawn[drawnCount];
      drawnCount += 1;
      if (card === undefined) isIncomplete = true;
      return card ?? 0;
    });
    if (!isIncomplete) return addDeal(hands, weight * waysForRest(counts.total, 6 - drawn.length));
    counts.each((rank, left) => walk([...drawn, rank], weight * left));
  };
  walk([], 1);
  return [...found.values()];
}

function waysForRest(left: number, cards: number): number {
  let ways = 1;
  for (let taken = 0; taken < cards; taken += 1) ways *= left - taken;
  return ways;
}

const isSpot = (spot: string): spot is keyof typeof returns => Object.hasOwn(returns, spot);

/** Computed lazily, once for each process. */
let deals: readonly Possibility[] | undefined;

export const velvetBaccarat: SpotGame = {
  gameId: 'velvet-baccarat',
  kind: 'baccarat',
  spots: Object.keys(returns),
  offers: isSpot,
  betsMax: 5,
  deal: (stream) => dealOut(freshShoe(DECKS, stream)),
  returned: (spot, hands) => (isSpot(spot) ? returns[spot](hands) : 0),
  chances: (spot) => {
    deals ??= allDeals();
    return chancesOver(velvetBaccarat, { spot, possibilities: deals });
  },
  stated: {
    leadSpot: 'banker',
    rtp: '98.94',
    volatilityIndex: 1.82,
    hitRate: 0.5538,
    spots: {
      player: { rtp: '98.76', returnMax: 200 },
      banker: { rtp: '98.94', returnMax: 195 },
      tie: { rtp: '85.64', returnMax: 900 },
      'player-pair': { rtp: '89.64', returnMax: 1200 },
      'banker-pair': { rtp: '89.64', returnMax: 1200 },
    },
  },
};
