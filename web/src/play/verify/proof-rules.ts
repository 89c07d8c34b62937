import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import {
  drawCard,
  fullShoe,
  type PartialShoe,
} from '@fairhall/game-server/engines/cards/partial-shoe';
import type { TextKey } from '../game-texts.ts';
import type { DrawnNumber } from './replay.ts';

/** The rule that maps a game's events to its outcome, as text. */
export type ProofRule = Extract<TextKey, `proof:rule.${string}`>;

const rulesOfEngines: Readonly<Record<GameDefinition['engine'], ProofRule>> = {
  'slot-lines': 'proof:rule.reels',
  'slot-mystery': 'proof:rule.reels',
  'slot-book': 'proof:rule.reels',
  'slot-stacks': 'proof:rule.reels',
  'slot-wishes': 'proof:rule.reels',
  'slot-lives': 'proof:rule.reels',
  'slot-wild-reels': 'proof:rule.reels',
  'slot-tumble': 'proof:rule.falls',
  'slot-cells': 'proof:rule.cells',
  roulette: 'proof:rule.roulette',
  'sic-bo': 'proof:rule.dice',
  'crown-and-anchor': 'proof:rule.faces',
  wheel: 'proof:rule.wheel',
  baccarat: 'proof:rule.cards',
  'dragon-tiger': 'proof:rule.cards',
  keno: 'proof:rule.balls',
  envelopes: 'proof:rule.tickets',
  scratch: 'proof:rule.tickets',
  fishing: 'proof:rule.fishing',
  threshold: 'proof:rule.threshold',
  pegs: 'proof:rule.pegs',
  blackjack: 'proof:rule.cards',
  holdem: 'proof:rule.cards',
  'video-poker': 'proof:rule.cards',
  'hi-lo': 'proof:rule.cards',
  mines: 'proof:rule.tiles',
  tower: 'proof:rule.tiles',
  'fruit-machine': 'proof:rule.fruit',
  draw: 'proof:rule.balls',
  football: 'proof:rule.football',
  basketball: 'proof:rule.basketball',
  horses: 'proof:rule.race',
  cars: 'proof:rule.race',
};

/** The rule of a sheet's engine. */
export const ruleOf = ({ engine }: GameDefinition): ProofRule => rulesOfEngines[engine];

/** The value of a single event: a card, or the engine's own number. */
export type EventValue = { readonly kind: 'card' | 'number'; readonly value: number };

/** Rules of games whose events are numbers that the table shows. */
const plainRules: readonly ProofRule[] = [
  'proof:rule.roulette',
  'proof:rule.dice',
  'proof:rule.balls',
  'proof:rule.threshold',
  'proof:rule.pegs',
  'proof:rule.tiles',
];

/**
 * The value of each event, if it is one card or number; otherwise `null`, for example for the
 * stop of a reel.
 *
 * @param numbers the dealt values in the order of the draws, in the engine's numbers
 */
export function eventValuesOf(
  draws: readonly DrawnNumber[],
  { rule, numbers }: { readonly rule: ProofRule; readonly numbers: readonly number[] },
): readonly EventValue[] | null {
  if (rule === 'proof:rule.cards') {
    return cardsOf(draws).map((value) => ({ kind: 'card', value }));
  }
  const isOneEach = plainRules.includes(rule) && numbers.length === draws.length;
  return isOneEach ? numbers.map((value) => ({ kind: 'number', value })) : null;
}

const CARDS_OF_A_DECK = 52;

/**
 * The cards that these events deal from a new shoe, in the order of the deal. Each of several hands of video
 * poker draws from the shoe that the deal left: an event of more cards than are left goes back to it.
 */
function cardsOf(draws: readonly DrawnNumber[]): number[] {
  const [first] = draws;
  if (!first) return [];
  const cards: number[] = [];
  let shoe: PartialShoe = fullShoe(first.of / CARDS_OF_A_DECK);
  const shoes = new Map<number, PartialShoe>();
  for (const { float, event, of } of draws) {
    const left = shoe.decks * CARDS_OF_A_DECK - shoe.taken.length;
    if (!shoes.has(left)) shoes.set(left, shoe);
    const from = of === left ? shoe : (shoes.get(of) ?? shoe);
    const dealt = drawCard(from, { float: () => float, event: () => event });
    cards.push(dealt.card);
    shoe = dealt.shoe;
  }
  return cards;
}
