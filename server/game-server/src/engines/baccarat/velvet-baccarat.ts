import type { BaccaratTables } from '../../definitions/spot-tables.ts';
import { freshShoe, RANKS, rankOf } from '../cards/shoe.ts';
import {
  chancesOver,
  type Hands,
  type Possibility,
  type SpotGame,
  type SpotRules,
} from '../spots/spot-game.ts';

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
const HANDS_CARDS_MAX = 6;

export const pointsOf = (card: number): number => {
  const rank = rankOf(card);
  return rank >= 9 ? 0 : rank + 1;
};

export const totalOf = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** The rules of the third cards. */
type Drawing = Pick<
  BaccaratTables,
  'naturalMin' | 'playerDrawsMax' | 'bankerDrawsMax' | 'bankerDraws'
>;

/** Plays out the first four cards; `draw` returns a further one. */
function dealOut(rules: Drawing, draw: () => number): Hands {
  const first = [draw(), draw(), draw(), draw()] as const;
  const player = [first[0], first[2]];
  const banker = [first[1], first[3]];
  const bankersTotal = totalOf(banker);
  if (totalOf(player) >= rules.naturalMin || bankersTotal >= rules.naturalMin) {
    return [player, banker];
  }
  if (totalOf(player) <= rules.playerDrawsMax) player.push(draw());
  const [, , third] = player;
  const bankerDraws =
    third === undefined
      ? bankersTotal <= rules.bankerDrawsMax
      : rules.bankerDraws[bankersTotal]?.includes(pointsOf(third));
  if (bankerDraws) banker.push(draw());
  return [player, banker];
}

type Percents = BaccaratTables['percents'];
type Spot = Exclude<keyof Percents, 'push'>;

const spots = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
] as const satisfies readonly Spot[];
const isSpot = (spot: string): spot is Spot => spots.some((known) => known === spot);

function returnOf(spot: Spot, hands: Hands, percents: Percents): number {
  const lead = ahead(hands);
  switch (spot) {
    case 'player':
    case 'banker': {
      if (lead === 0) return percents.push;
      return (spot === 'player') === lead > 0 ? percents[spot] : 0;
    }
    case 'tie':
      return lead === 0 ? percents.tie : 0;
    case 'player-pair':
      return isPair(hands[0]) ? percents[spot] : 0;
    case 'banker-pair':
      return isPair(hands[1]) ? percents[spot] : 0;
  }
}

function ahead([player = [], banker = []]: Hands): number {
  return totalOf(player) - totalOf(banker);
}

const isPair = ([first = 0, second = 0]: readonly number[] = []): boolean =>
  rankOf(first) === rankOf(second);

/** The number of remaining cards of each rank. */
class RankCounts {
  readonly #left: number[];
  total: number;

  constructor(decks: number) {
    this.#left = Array.from({ length: RANKS }, () => decks * 4);
    this.total = RANKS * decks * 4;
  }

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
function allDeals({ decks, ...rules }: Drawing & { decks: number }): Possibility[] {
  const counts = new RankCounts(decks);
  const found = new Map<string, { hands: Hands; weight: number }>();
  const addDeal = (hands: Hands, weight: number) => {
    const key = `${ahead(hands)},${isPair(hands[0])},${isPair(hands[1])}`;
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { hands, weight });
  };
  const walk = (drawn: readonly number[], weight: number) => {
    let drawnCount = 0;
    let isIncomplete = false;
    const hands = dealOut(rules, () => {
      const card = drawn[drawnCount];
      drawnCount += 1;
      if (card === undefined) isIncomplete = true;
      return card ?? 0;
    });
    if (!isIncomplete)
      return addDeal(hands, weight * waysForRest(counts.total, HANDS_CARDS_MAX - drawn.length));
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

/** Baccarat from its tables. */
export function baccarat({
  gameId,
  tables,
  stated,
}: SpotRules<BaccaratTables>): SpotGame<BaccaratTables> {
  const { decks, percents, betsMax } = tables;
  /** Computed lazily, once for each process. */
  let deals: readonly Possibility[] | undefined;
  const returned: SpotGame['returned'] = (spot, hands) =>
    isSpot(spot) ? returnOf(spot, hands, percents) : 0;
  return {
    ...{ gameId, tables, stated },
    kind: 'baccarat',
    spots,
    offers: isSpot,
    betsMax,
    deal: (stream) => dealOut(tables, freshShoe(decks, stream)),
    returned,
    chances: (spot) => {
      deals ??= allDeals(tables);
      return chancesOver({ returned }, { spot, possibilities: deals });
    },
  };
}

const points = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const velvetBaccarat = baccarat({
  gameId: 'velvet-baccarat',
  tables: {
    decks: DECKS,
    naturalMin: 8,
    playerDrawsMax: 5,
    bankerDrawsMax: 5,
    bankerDraws: [
      points(0, 9),
      points(0, 9),
      points(0, 9),
      [...points(0, 7), 9],
      points(2, 7),
      points(4, 7),
      points(6, 7),
      [],
    ],
    percents: {
      ...{ player: 200, banker: 195, push: 100, tie: 900 },
      ...{ 'player-pair': 1200, 'banker-pair': 1200 },
    },
    betsMax: spots.length,
    cap: 12,
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
});
