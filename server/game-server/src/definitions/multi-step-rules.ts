import type { PicksKind } from '../engines/picks/picks.ts';
import { cardDraw, cardRule } from './card-draws.ts';
import type { DefinitionParts, MultiStepDefinition } from './game-definition.ts';

/* The rules of the multi-step games in words, for a reader who has the tables and no code. */

type RuleTexts = Pick<DefinitionParts, 'draws' | 'rules'>;
type Tables<Engine extends MultiStepDefinition['engine']> = Extract<
  MultiStepDefinition,
  { engine: Engine }
>['tables'];

const percentRule =
  'Stakes and returns are in percent of the opening stake, a return includes its stake; the return of a round is the sum over its hands and side bets.';
const pokerRules = [
  'A hand is the best five of its cards: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card, in this order.',
  'The ace is the highest rank; in the straight A 2 3 4 5 it is the lowest, and no straight goes on beyond it.',
  'Hands of one rank compare by the ranks of the four, the three or the pairs first, the higher pair before the lower one, then by the other cards of the five from the highest down; straights and straight flushes by their highest card; suits have no order.',
];

export function blackjackRules({ decks, insurancePercent }: Tables<'blackjack'>): RuleTexts {
  return {
    draws: [
      cardDraw(decks, {
        times: 'as the choices need',
        dealt:
          'One to each hand of the player in order, dealer (face up), one more to each hand, dealer (face down), then each further card.',
      }),
    ],
    rules: [
      cardRule,
      'Cards count their number, faces 10, an ace 1, and one ace of a hand 11 where that makes at most 21; more than 21 is bust.',
      'The first choice is "hands-" and one of tables.handCounts, the number of hands, which deals; every hand but the first stakes 100 percent.',
      'Two cards of 21 as dealt are a blackjack; 21 after a split is none.',
      `If the face-up card of the dealer is an ace, the next choice, for each hand in order, is "insure", which stakes ${insurancePercent} percent, or "decline".`,
      'After that, at once without an ace, a blackjack of the dealer or in every hand of the player ends the round; beside other hands a blackjack of the player is done.',
      'Each insurance returns percents.insurance if the dealer has a blackjack, else nothing.',
      'The choices for a hand of the player are "hit" (one card), "stand", "double" (only with two cards, also after a split: the stake once more, one card, then the hand is done) and "split" (only with two cards that count the same, while fewer than tables.handsMax hands come from the same hand of the deal: the stake once more).',
      'A split hand is replaced in its place by two: the first card of it with the next card drawn, then the second card of it with the card drawn after that; split aces are done with these cards.',
      'A hand of 21 or more is done; the choices are for the first hand that is not done, in order.',
      'When all hands are done, the dealer draws while the hand counts less than tables.dealerStands, soft hands too, unless every hand of the player is bust or a blackjack.',
      'A blackjack of the player returns percents.blackjack, or percents.push against one of the dealer; against a blackjack of the dealer every other hand returns nothing.',
      'A bust hand returns nothing; another hand returns percents.win if it counts more than the dealer or the dealer is bust, percents.push if it counts the same, else nothing; a doubled hand returns twice as much.',
      percentRule,
    ],
  };
}

export function holdemRules({ decks, callPercent }: Tables<'holdem'>): RuleTexts {
  return {
    draws: [
      cardDraw(decks, {
        times: '5, and 4 more after a call',
        dealt:
          'Two to the player, three to the board; after a call two to the board, two to the dealer.',
      }),
    ],
    rules: [
      cardRule,
      `The choice is "call", which stakes ${callPercent} percent, or "fold", which returns nothing; the opening stake is the ante.`,
      'Player and dealer each have their two cards and the five of the board.',
      ...pokerRules,
      'The dealer qualifies with a pair of tables.qualifyingPair (0 is a two, 12 an ace) or a better hand.',
      'If the dealer does not qualify, the ante returns 100 and tables.antePays of the rank of the player, and the call returns its stake, whichever hand is better.',
      'If the dealer qualifies and the player has the better hand, the ante returns 100 and tables.antePays of the rank of the player, and the call returns twice its stake.',
      'If the dealer qualifies and the hands are equal, ante and call return their stakes; if the dealer has the better hand, nothing is returned.',
      percentRule,
    ],
  };
}

export function videoPokerRules({ decks }: Tables<'video-poker'>): RuleTexts {
  return {
    draws: [
      cardDraw(decks, {
        times: '5, and in each hand one for each card that is not held',
        dealt:
          'Five cards; after the hold each hand in turn replaces the cards that are not held from the left, each from the cards that the five left.',
      }),
    ],
    rules: [
      cardRule,
      'The first choice is "hands-" and one of tables.handCounts, the number of hands, which deals the five cards; every hand but the first stakes 100 percent.',
      'The second choice is "hold-" and the places, 1 to 5, of the held cards joined by "-", as "hold-1-3", or "hold-none".',
      'Every hand has the held cards. Its five cards return tables.percents of their rank; a pair below tables.lowestPair (0 is a two, 12 an ace) counts as a high card.',
      ...pokerRules.slice(0, 2),
      percentRule,
    ],
  };
}

export function hiLoRules({ decks }: Tables<'hi-lo'>): RuleTexts {
  return {
    draws: [
      cardDraw(decks, {
        times: '1, and one for each guess',
        dealt: 'The first card, then one for each guess.',
      }),
    ],
    rules: [
      cardRule,
      'The choices are "higher", "lower" and, after a correct guess, "collect"; the ace is the lowest rank, the king the highest.',
      'A guess is correct if the next card has a higher, or lower, rank than the last one; an equal rank is wrong, and a wrong guess returns nothing and ends the round.',
      'The chance of a guess is r / n: n unseen cards of the deck, r of them of a rank on its side.',
      'A chain of correct guesses is worth tables.returnPercent times the product of their n divided by the product of their r, rounded down to a whole percent; "collect" returns it.',
      'A guess is offered if r is not 0 and the chain would be worth tables.percentMax at most.',
      'After tables.guessesMax correct guesses, and when no guess is offered, the chain is collected at once.',
      percentRule,
    ],
  };
}

export function picksRules(kind: PicksKind): RuleTexts {
  return {
    draws: [
      {
        name: 'bad tile',
        of: 'the tiles of the floor less its bad tiles drawn before',
        times: 'the bad tiles of a floor for each floor, when the shape is chosen',
        meaning:
          'The index, from 0, among the tiles of the floor that are left, which are numbered from 1 in order; the tile leaves them. Floor by floor, all before the first pick.',
      },
    ],
    rules: [
      'The first choice is the name of a shape of tables.shapes, or "leave"; the shape draws the bad tiles of all its floors.',
      'After that the choices are "tile-" and the number of an unopened tile of the current floor, and "leave" before the first pick, "collect" after it.',
      kind === 'mines'
        ? 'Tile 1 is on the left of the top row of five, tile 25 on the right of the last one.'
        : 'Tile 1 is on the left; floor 1 is the lowest.',
      'A floor takes `picks` of its shape, then the next floor is the current one.',
      'A bad tile ends the round without a return; a safe one stays open.',
      'A pick is safe with the chance s / n: n unopened tiles of the floor, s of them safe.',
      'After safe picks the round is worth tables.returnPercent times the product of their n divided by the product of their s, rounded down once to a whole percent of the stake; "collect" returns it.',
      'A pick is offered if the round would then be worth at most tables.percentMax, and at most tables.returnMaxMinor of the currency of the wallet: at most the whole percents of the stake that this amount is, rounded down.',
      'The round is collected at once when no pick is offered, and after the picks of the last floor. A shape whose first pick is not offered is not offered.',
      '"leave" returns 100 percent.',
      `The figures of a round are those of ${kind === 'mines' ? '"mines-3", collected after five picks' : '"stairs-4-1", collected after three floors'}; the other parts have the least RTP of the plans of a shape, and its largest return.`,
    ],
  };
}
