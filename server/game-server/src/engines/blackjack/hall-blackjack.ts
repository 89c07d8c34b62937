import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { BlackjackTables } from '../../definitions/multi-step-tables.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { drawCard, fullShoe, type PartialShoe } from '../cards/partial-shoe.ts';
import { countChoice, countNamed, countParts } from '../multi-step/hand-counts.ts';
import {
  type Choice,
  createMultiStepGame,
  type Hand,
  type MultiStepData,
  type MultiStepGame,
  type Table,
} from '../multi-step/multi-step-game.ts';
import { basicStrategy } from './basic-strategy.ts';
import { handValue, isAce, isBlackjack, isBust, pointsOf } from './hand-value.ts';

/**
 * Blackjack from a fresh shoe of six decks. Player and dealer get two cards, the dealer's second
 * is face down. With an ace or a ten the dealer checks for blackjack before the player acts, and
 * stands on every 17. Blackjack pays 3 to 2, a win 1 to 1, insurance 2 to 1.
 *
 * Any two cards may be doubled, also after a split; two cards of one value may be split, up to four
 * hands. Split aces get one card each and are not split again, and 21 after a split is no
 * blackjack. The player stands automatically on 21.
 *
 * The player chooses one to three hands before the deal, each for the opening stake, which are played
 * from the first to the last against one dealer. Each is insured, doubled and split as a single one, and
 * has the RTP of one: the cards that other hands draw before it are the next ones of a shuffled shoe,
 * however many they are, and those after them are as random.
 *
 * The stated return is that of basic strategy (`basic-strategy.ts`), by simulation. The published
 * edge of these rules is 0.40 to 0.42 % of the opening stake, for a shoe with a cut card; a fresh
 * shoe in every round reduces it by about 0.02 %.
 */
const handCounts = [1, 2, 3];
const tables: BlackjackTables = {
  decks: 6,
  handsMax: 4,
  dealerStands: 17,
  insurancePercent: 50,
  percents: { blackjack: 250, win: 200, push: 100, insurance: 150 },
  handCounts,
  // The number of hands; for each four of the smallest cards, three splits, and insurance.
  choicesMax: 3 * 48 + 1,
  cap: 48,
};
const BEST = 21;

const choiceList = {
  hit: { name: 'hit', stakePercent: 0 },
  stand: { name: 'stand', stakePercent: 0 },
  double: { name: 'double', stakePercent: 100 },
  split: { name: 'split', stakePercent: 100 },
} as const satisfies Record<string, Choice>;

type PlayerHand = {
  readonly cards: readonly number[];
  readonly doubled: boolean;
  readonly ofSplit: boolean;
  readonly done: boolean;
  /** The place, from 0, of the hand of the deal that it is or comes from. */
  readonly spot: number;
};

type State = {
  readonly shoe: PartialShoe;
  /** The first is face up. */
  readonly dealer: readonly number[];
  readonly hands: readonly PlayerHand[];
  readonly phase: 'count' | 'insurance' | 'play' | 'over';
  /** By spot, as far as it is decided. */
  readonly insured: readonly boolean[];
};

const isDone = (cards: readonly number[]): boolean => handValue(cards).total >= BEST;

const isNatural = ({ cards, ofSplit }: PlayerHand): boolean => isBlackjack(cards) && !ofSplit;

function open(rules: BlackjackTables, stream: OutcomeStream): State {
  if (!rules.handCounts) return deal(rules, 1, stream);
  return { shoe: fullShoe(rules.decks), dealer: [], hands: [], phase: 'count', insured: [] };
}

/** A card to each hand, the dealer's open one, another to each hand, the dealer's hidden one. */
function deal({ decks }: BlackjackTables, count: number, stream: OutcomeStream): State {
  const { cards, shoe } = drawCards(fullShoe(decks), { count: 2 * (count + 1), stream });
  const dealer = [cards[count] ?? 0, cards[2 * count + 1] ?? 0];
  const hands = Array.from({ length: count }, (_, spot) => {
    const own = [cards[spot] ?? 0, cards[count + 1 + spot] ?? 0];
    return { cards: own, doubled: false, ofSplit: false, done: isDone(own), spot };
  });
  const state: State = { shoe, dealer, hands, phase: 'insurance', insured: [] };
  return isAce(dealer[0] ?? 0) ? state : look(state);
}

/** The dealer checks the hidden card: a blackjack there, or in every hand, ends the round. */
function look(state: State): State {
  const isOver = isBlackjack(state.dealer) || state.hands.every(isNatural);
  return { ...state, phase: isOver ? 'over' : 'play' };
}

const activePlace = ({ phase, hands }: State): number =>
  phase === 'play' ? hands.findIndex((hand) => !hand.done) : -1;

/** The hands of a spot: more than one after a split. */
const ofSpot = ({ hands }: State, spot: number) => hands.filter((hand) => hand.spot === spot);

function choices(rules: BlackjackTables, state: State): readonly Choice[] {
  if (state.phase === 'count') return (rules.handCounts ?? []).map(countChoice);
  if (state.phase === 'insurance') {
    return [
      { name: 'insure', stakePercent: rules.insurancePercent },
      { name: 'decline', stakePercent: 0 },
    ];
  }
  const hand = state.hands[activePlace(state)];
  if (!hand) return [];
  const { hit, stand, double, split } = choiceList;
  const [first = 0, second = 0] = hand.cards;
  const isPair = hand.cards.length === 2 && pointsOf(first) === pointsOf(second);
  return [
    hit,
    stand,
    ...(hand.cards.length === 2 ? [double] : []),
    ...(isPair && ofSpot(state, hand.spot).length < rules.handsMax ? [split] : []),
  ];
}

function choose(
  rules: BlackjackTables,
  { state, name, stream }: { state: State; name: string; stream: OutcomeStream },
): State {
  if (state.phase === 'count') return deal(rules, countNamed(name), stream);
  if (state.phase === 'insurance') {
    const insured = [...state.insured, name === 'insure'];
    return insured.length < state.hands.length
      ? { ...state, insured }
      : look({ ...state, insured });
  }
  const place = activePlace(state);
  const hand = state.hands[place];
  if (!hand) return state;
  if (name === 'split') return goOn(rules, splitHand(state, { place, hand, stream }), stream);
  const { hand: played, shoe } = playHand({ hand, shoe: state.shoe, name, stream });
  const hands = state.hands.map((other, at) => (at === place ? played : other));
  return goOn(rules, { ...state, hands, shoe }, stream);
}

function playHand(turn: {
  hand: PlayerHand;
  shoe: PartialShoe;
  name: string;
  stream: OutcomeStream;
}): { hand: PlayerHand; shoe: PartialShoe } {
  const { hand, name } = turn;
  if (name === 'stand') return { hand: { ...hand, done: true }, shoe: turn.shoe };
  const { card, shoe } = drawCard(turn.shoe, turn.stream);
  const cards = [...hand.cards, card];
  const doubled = name === 'double';
  return { hand: { ...hand, cards, doubled, done: doubled || isDone(cards) }, shoe };
}

/** Splits one hand into two, with a further card each; split aces receive no more than that. */
function splitHand(
  state: State,
  { place, hand, stream }: { place: number; hand: PlayerHand; stream: OutcomeStream },
): State {
  let { shoe } = state;
  const halves = hand.cards.map((card) => {
    const dealt = drawCard(shoe, stream);
    shoe = dealt.shoe;
    const cards = [card, dealt.card];
    return { ...hand, cards, ofSplit: true, done: isAce(card) || isDone(cards) };
  });
  return { ...state, shoe, hands: state.hands.toSpliced(place, 1, ...halves) };
}

/** Passes the turn to the next hand, or to the dealer. */
function goOn({ dealerStands }: BlackjackTables, state: State, stream: OutcomeStream): State {
  if (activePlace(state) !== -1) return state;
  const over: State = { ...state, phase: 'over' };
  if (state.hands.every((hand) => isBust(hand.cards) || isNatural(hand))) return over;
  let { shoe, dealer } = state;
  while (handValue(dealer).total < dealerStands) {
    const dealt = drawCard(shoe, stream);
    shoe = dealt.shoe;
    dealer = [...dealer, dealt.card];
  }
  return { ...over, shoe, dealer };
}

type Result = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

function resultOf(hand: PlayerHand, dealer: readonly number[]): Result {
  const { cards } = hand;
  if (isNatural(hand) || isBlackjack(dealer)) {
    if (!isNatural(hand)) return 'lose';
    return isBlackjack(dealer) ? 'push' : 'blackjack';
  }
  if (isBust(cards)) return 'bust';
  const lead = isBust(dealer) ? BEST : handValue(cards).total - handValue(dealer).total;
  if (lead === 0) return 'push';
  return lead > 0 ? 'win' : 'lose';
}

function returnOf(
  { percents }: BlackjackTables,
  { hand, dealer }: { hand: PlayerHand; dealer: readonly number[] },
): number {
  const result = resultOf(hand, dealer);
  if (result === 'lose' || result === 'bust') return 0;
  return percents[result] * (hand.doubled ? 2 : 1);
}

/** The return of the insurance of a hand. */
const insuranceReturn = ({ percents }: BlackjackTables, { dealer }: State): number =>
  isBlackjack(dealer) ? percents.insurance : 0;

const totalReturn = (rules: BlackjackTables, state: State): number =>
  state.hands.reduce(
    (sum, hand) => sum + returnOf(rules, { hand, dealer: state.dealer }),
    insuranceReturn(rules, state) * state.insured.filter(Boolean).length,
  );

function tableOf(rules: BlackjackTables, state: State): Table {
  const { dealer, hands, phase, insured } = state;
  if (phase === 'count') return { hands: [], active: 0, figures: {} };
  const insurance: Hand = {
    name: 'insurance',
    cards: [],
    stakePercent: rules.insurancePercent,
    // It is lost if the round continues after the dealer's check.
    returnedPercent: phase === 'insurance' ? null : insuranceReturn(rules, state),
    result: phase === 'insurance' ? null : isBlackjack(dealer) ? 'win' : 'lose',
  };
  return {
    hands: [
      dealerHand(dealer, phase === 'over'),
      ...hands.map((hand) => playersHand(rules, { hand, dealer, phase })),
      ...insured.flatMap((isInsured) => (isInsured ? [insurance] : [])),
    ],
    active: activeHand(state),
    figures: {},
  };
}

/** The index on the table of the hand that the next choice is for; of a single hand not for insurance. */
function activeHand(state: State): number | null {
  if (state.phase === 'insurance') {
    return state.hands.length > 1 ? state.insured.length + 1 : null;
  }
  const place = activePlace(state);
  return place === -1 ? null : place + 1;
}

function dealerHand(dealer: readonly number[], isOver: boolean): Hand {
  const known = isBust(dealer) ? 'bust' : isBlackjack(dealer) ? 'blackjack' : null;
  return {
    name: 'dealer',
    cards: dealer.map((card, place) => (place === 1 && !isOver ? null : card)),
    stakePercent: 0,
    returnedPercent: null,
    result: isOver ? known : null,
  };
}

function playersHand(
  rules: BlackjackTables,
  { hand, dealer, phase }: { hand: PlayerHand } & Pick<State, 'dealer' | 'phase'>,
): Hand {
  const result = resultOf(hand, dealer);
  // Beside other hands a blackjack is paid once the dealer has none.
  const isKnown = phase === 'over' || result === 'bust' || (phase === 'play' && isNatural(hand));
  return {
    name: 'player',
    cards: hand.cards,
    stakePercent: hand.doubled ? 200 : 100,
    returnedPercent: isKnown ? returnOf(rules, { hand, dealer }) : null,
    result: isKnown ? result : null,
  };
}

function advised(rules: BlackjackTables, state: State): string {
  if (state.phase === 'count') return countChoice(1).name;
  if (state.phase === 'insurance') return 'decline';
  const { cards = [] } = state.hands[activePlace(state)] ?? {};
  const offered = choices(rules, state);
  const [dealerUp = 0] = state.dealer;
  return basicStrategy({
    cards,
    dealerUp,
    offers: (play) => offered.some(({ name }) => name === play),
  });
}

/** Blackjack from its tables. */
export function blackjack({
  gameId,
  tables: rules,
  stated,
}: MultiStepData<BlackjackTables>): MultiStepGame<BlackjackTables> {
  return createMultiStepGame<State, BlackjackTables>({
    ...{ gameId, tables: rules, stated },
    kind: 'blackjack',
    percentUnit: 50,
    choicesMax: rules.choicesMax,
    open: (stream) => open(rules, stream),
    choices: (state) => choices(rules, state),
    choose: (state, name, stream) => choose(rules, { state, name, stream }),
    table: (state) => tableOf(rules, state),
    returned: (state) => totalReturn(rules, state),
    fallback: ({ phase }) => {
      if (phase === 'count') return countChoice(1).name;
      return phase === 'insurance' ? 'decline' : 'stand';
    },
    advised: (state) => advised(rules, state),
  });
}

export const hallBlackjack = blackjack({
  gameId: 'hall-blackjack',
  tables,
  stated: {
    rtp: '99.61',
    basis: { kind: 'simulated', margin: '0.02' },
    volatilityIndex: 2.26,
    hitRate: 0.5239,
    returnMax: 4800,
    parts: countParts(handCounts, { rtp: '99.61', returnMax: 1600 }),
  },
});
