import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { BlackjackTables } from '../../definitions/multi-step-tables.ts';
import { drawCard, fullShoe, type PartialShoe } from '../cards/partial-shoe.ts';
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
 * The stated return is that of basic strategy (`basic-strategy.ts`), by simulation. The published
 * edge of these rules is 0.40 to 0.42 % of the opening stake, for a shoe with a cut card; a fresh
 * shoe in every round reduces it by about 0.02 %.
 */
const tables: BlackjackTables = {
  decks: 6,
  handsMax: 4,
  dealerStands: 17,
  insurancePercent: 50,
  percents: { blackjack: 250, win: 200, push: 100, insurance: 150 },
  // Four hands of the smallest cards, three splits, and insurance.
  choicesMax: 48,
  cap: 16,
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
};

type State = {
  readonly shoe: PartialShoe;
  /** The first is face up. */
  readonly dealer: readonly number[];
  readonly hands: readonly PlayerHand[];
  readonly phase: 'insurance' | 'play' | 'over';
  readonly insured: boolean;
};

const handOf = (cards: readonly number[], ofSplit: boolean): PlayerHand => ({
  cards,
  doubled: false,
  ofSplit,
  done: handValue(cards).total >= BEST,
});

function open({ decks }: BlackjackTables, stream: OutcomeStream): State {
  let shoe = fullShoe(decks);
  const draw = (): number => {
    const dealt = drawCard(shoe, stream);
    shoe = dealt.shoe;
    return dealt.card;
  };
  const [first, up, second, hole] = [draw(), draw(), draw(), draw()];
  const dealt = { shoe, dealer: [up, hole], hands: [handOf([first, second], false)] };
  const state: State = { ...dealt, phase: 'insurance', insured: false };
  return isAce(up) ? state : look(state);
}

/** The dealer checks the hidden card: a blackjack on either side ends the round. */
function look(state: State): State {
  const isOver = isBlackjack(state.dealer) || isBlackjack(state.hands[0]?.cards ?? []);
  return { ...state, phase: isOver ? 'over' : 'play' };
}

const activePlace = ({ phase, hands }: State): number =>
  phase === 'play' ? hands.findIndex((hand) => !hand.done) : -1;

function choices(rules: BlackjackTables, state: State): readonly Choice[] {
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
    ...(isPair && state.hands.length < rules.handsMax ? [split] : []),
  ];
}

function choose(
  rules: BlackjackTables,
  { state, name, stream }: { state: State; name: string; stream: OutcomeStream },
): State {
  if (state.phase === 'insurance') return look({ ...state, insured: name === 'insure' });
  const place = activePlace(state);
  const hand = state.hands[place] ?? handOf([], false);
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
  const grown = { ...hand, ...pick(handOf([...hand.cards, card], hand.ofSplit)) };
  return { hand: name === 'double' ? { ...grown, doubled: true, done: true } : grown, shoe };
}

const pick = ({ cards, done }: PlayerHand) => ({ cards, done });

/** Splits one hand into two, with a further card each; split aces receive no more than that. */
function splitHand(
  state: State,
  { place, hand, stream }: { place: number; hand: PlayerHand; stream: OutcomeStream },
): State {
  let { shoe } = state;
  const halves = hand.cards.map((card) => {
    const dealt = drawCard(shoe, stream);
    shoe = dealt.shoe;
    const half = handOf([card, dealt.card], true);
    return isAce(card) ? { ...half, done: true } : half;
  });
  return { ...state, shoe, hands: state.hands.toSpliced(place, 1, ...halves) };
}

/** Passes the turn to the next hand, or to the dealer. */
function goOn({ dealerStands }: BlackjackTables, state: State, stream: OutcomeStream): State {
  if (activePlace(state) !== -1) return state;
  const over: State = { ...state, phase: 'over' };
  if (state.hands.every((hand) => isBust(hand.cards))) return over;
  let { shoe, dealer } = state;
  while (handValue(dealer).total < dealerStands) {
    const dealt = drawCard(shoe, stream);
    shoe = dealt.shoe;
    dealer = [...dealer, dealt.card];
  }
  return { ...over, shoe, dealer };
}

type Result = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

function resultOf({ cards, ofSplit }: PlayerHand, dealer: readonly number[]): Result {
  const isNatural = isBlackjack(cards) && !ofSplit;
  if (isNatural || isBlackjack(dealer)) {
    if (!isNatural) return 'lose';
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

const insuranceReturn = ({ percents }: BlackjackTables, { insured, dealer }: State): number =>
  insured && isBlackjack(dealer) ? percents.insurance : 0;

const totalReturn = (rules: BlackjackTables, state: State): number =>
  state.hands.reduce(
    (sum, hand) => sum + returnOf(rules, { hand, dealer: state.dealer }),
    insuranceReturn(rules, state),
  );

function tableOf(rules: BlackjackTables, state: State): Table {
  const { dealer, hands, phase, insured } = state;
  const isOver = phase === 'over';
  const active = activePlace(state);
  return {
    hands: [
      dealerHand(dealer, isOver),
      ...hands.map((hand) => playersHand(rules, { hand, dealer, isOver })),
      ...(insured
        ? [
            {
              name: 'insurance',
              cards: [],
              stakePercent: rules.insurancePercent,
              // It is lost if the round continues after the dealer's check.
              returnedPercent: insuranceReturn(rules, state),
              result: isBlackjack(dealer) ? 'win' : 'lose',
            },
          ]
        : []),
    ],
    active: active === -1 ? null : active + 1,
    figures: {},
  };
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
  { hand, dealer, isOver }: { hand: PlayerHand; dealer: readonly number[]; isOver: boolean },
): Hand {
  const result = resultOf(hand, dealer);
  const isKnown = isOver || result === 'bust';
  return {
    name: 'player',
    cards: hand.cards,
    stakePercent: hand.doubled ? 200 : 100,
    returnedPercent: isKnown ? returnOf(rules, { hand, dealer }) : null,
    result: isKnown ? result : null,
  };
}

function advised(rules: BlackjackTables, state: State): string {
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
    fallback: ({ phase }) => (phase === 'insurance' ? 'decline' : 'stand'),
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
    returnMax: 1600,
  },
});
