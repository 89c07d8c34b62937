import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { HiLoTables } from '../../definitions/multi-step-tables.ts';
import { drawCard, fullShoe, type PartialShoe } from '../cards/partial-shoe.ts';
import { RANKS, rankOf } from '../cards/shoe.ts';
import {
  type Choice,
  createMultiStepGame,
  type MultiStepData,
  type MultiStepGame,
} from '../multi-step/multi-step-game.ts';

/**
 * High Tide, hi-lo: one fresh deck, one card face up. The player guesses whether the next one is
 * higher or lower, ace low and king high; the same rank loses. A chain of correct guesses can be
 * collected after any of them.
 *
 * A guess with n of N unseen cards on its side is correct with n/N, and the deck is not refilled.
 * The edge of 3 % applies once to a round, however long the chain is: after guesses of chances p1,
 * p2 … the chain is worth 97 % of the stake divided by p1 · p2 …, rounded down to a whole percent,
 * which costs less than another percent of the stake times the chance of the whole chain. Every
 * chain thus returns more than 96 and at most 97 % on average, wherever it is collected.
 *
 * A guess is not offered where the chain would be worth more than a thousand stakes; after twelve
 * correct ones it is collected automatically.
 */
const tables: HiLoTables = {
  decks: 1,
  returnPercent: 97,
  guessesMax: 12,
  percentMax: 100_000,
  cap: 1000,
};
const SUITS = 4;

/** A guess: the unseen cards, and those on its side. */
export type Guess = { readonly of: number; readonly right: number };

type State = {
  readonly shoe: PartialShoe;
  /** In the order of the deal, never empty. */
  readonly cards: readonly number[];
  /** The correct ones. */
  readonly guesses: readonly Guess[];
  readonly end: 'lost' | 'collected' | null;
};

const sides = ['higher', 'lower'] as const;
type Side = (typeof sides)[number];

/** Counts the unseen cards on a side of the last one. */
export function guessOn(side: Side, cards: readonly number[]): Guess {
  const last = rankOf(cards.at(-1) ?? 0);
  const isRight = (card: number) => (side === 'higher' ? rankOf(card) > last : rankOf(card) < last);
  const ranks = side === 'higher' ? RANKS - 1 - last : last;
  return {
    of: SUITS * RANKS - cards.length,
    right: SUITS * ranks - cards.filter(isRight).length,
  };
}

/** The worth of a chain of correct guesses, in whole percent of the stake; 100 without any. */
export function chainWorth(
  guesses: readonly Guess[],
  { returnPercent }: Pick<HiLoTables, 'returnPercent'> = tables,
): number {
  if (guesses.length === 0) return 100;
  let dividend = BigInt(returnPercent);
  let divisor = 1n;
  for (const { of, right } of guesses) {
    dividend *= BigInt(of);
    divisor *= BigInt(right);
  }
  return Number(dividend / divisor);
}

/** The worth of the chain after one more correct guess; `null` where that is not offered. */
function worthAfter(rules: HiLoTables, { cards, guesses }: State, side: Side): number | null {
  const guess = guessOn(side, cards);
  if (guess.right === 0) return null;
  const worth = chainWorth([...guesses, guess], rules);
  return worth <= rules.percentMax ? worth : null;
}

const sidesOn = (rules: HiLoTables, state: State): Side[] =>
  sides.filter((side) => worthAfter(rules, state, side) !== null);

function choicesOf(rules: HiLoTables, state: State): readonly Choice[] {
  if (state.end !== null) return [];
  const names = [...sidesOn(rules, state), ...(state.guesses.length > 0 ? ['collect'] : [])];
  return names.map((name) => ({ name, stakePercent: 0 }));
}

function choose(
  rules: HiLoTables,
  { state, name, stream }: { state: State; name: string; stream: OutcomeStream },
): State {
  if (name !== 'higher' && name !== 'lower') return { ...state, end: 'collected' };
  const guess = guessOn(name, state.cards);
  const { card, shoe } = drawCard(state.shoe, stream);
  const ahead = rankOf(card) - rankOf(state.cards.at(-1) ?? 0);
  const cards = [...state.cards, card];
  const isRight = name === 'higher' ? ahead > 0 : ahead < 0;
  if (!isRight) return { ...state, shoe, cards, end: 'lost' };
  const next: State = { shoe, cards, guesses: [...state.guesses, guess], end: null };
  const isLast = next.guesses.length === rules.guessesMax || sidesOn(rules, next).length === 0;
  return isLast ? { ...next, end: 'collected' } : next;
}

/** The side with more unseen cards, the higher of equals. */
function likelier({ cards }: State): Side {
  return guessOn('lower', cards).right > guessOn('higher', cards).right ? 'lower' : 'higher';
}

/** Values for the page: the chain's worth, and for each side its cards and the next worth. */
function figuresOf(rules: HiLoTables, state: State): Readonly<Record<string, number>> {
  const { cards, guesses, end } = state;
  const worth = end === 'lost' ? 0 : chainWorth(guesses, rules);
  if (end !== null) return { guesses: guesses.length, worth };
  const [higher, lower] = [guessOn('higher', cards), guessOn('lower', cards)];
  return {
    guesses: guesses.length,
    worth,
    unseen: higher.of,
    higher: higher.right,
    lower: lower.right,
    'higher-worth': worthAfter(rules, state, 'higher') ?? 0,
    'lower-worth': worthAfter(rules, state, 'lower') ?? 0,
  };
}

const returned = (rules: HiLoTables, { guesses, end }: State): number =>
  end === 'lost' ? 0 : chainWorth(guesses, rules);

/** The likelier side once, then collect: the advised play, and the rule for an absent player. */
const cautious = (state: State): string => (state.guesses.length > 0 ? 'collect' : likelier(state));

/** Hi-lo from its tables. */
export function hiLo({
  gameId,
  tables: rules,
  stated,
}: MultiStepData<HiLoTables>): MultiStepGame<HiLoTables> {
  return createMultiStepGame<State, HiLoTables>({
    ...{ gameId, tables: rules, stated },
    kind: 'hi-lo',
    percentUnit: 1,
    choicesMax: rules.guessesMax + 1,
    open: (stream) => {
      const { card, shoe } = drawCard(fullShoe(rules.decks), stream);
      return { shoe, cards: [card], guesses: [], end: null };
    },
    choices: (state) => choicesOf(rules, state),
    choose: (state, name, stream) => choose(rules, { state, name, stream }),
    table: (state) => ({
      hands: [
        {
          name: 'player',
          cards: state.cards,
          stakePercent: 100,
          returnedPercent: state.end === null ? null : returned(rules, state),
          result: state.end,
        },
      ],
      active: state.end === null ? 0 : null,
      figures: figuresOf(rules, state),
    }),
    returned: (state) => returned(rules, state),
    fallback: cautious,
    advised: cautious,
  });
}

export const highTide = hiLo({
  gameId: 'high-tide',
  tables,
  stated: {
    rtp: '96.69',
    basis: { kind: 'exact' },
    volatilityIndex: 1.26,
    hitRate: 0.72,
    returnMax: tables.percentMax,
  },
});
