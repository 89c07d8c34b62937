import {
  drawCard,
  fullShoe,
  type PartialShoe,
} from '@fairhall/game-server/engines/cards/partial-shoe';
import { multiStepGameOf } from '@fairhall/game-server/engines/multi-step-games';
import { scheduledGame } from '@fairhall/game-server/engines/scheduled-games';
import { slotEngine } from '@fairhall/game-server/engines/slot-engines';
import { spotGame } from '@fairhall/game-server/engines/spot-games';
import type { SpotKind } from '@fairhall/game-server/engines/spots/spot-game';
import type { TextKey } from '../i18n/en.ts';
import type { DrawnNumber } from './replay.ts';

/** The rule that maps a game's events to its outcome, as text. */
export type ProofRule = Extract<TextKey, `proof.rule.${string}`>;

const rulesOfSpots: Readonly<Record<SpotKind, ProofRule>> = {
  roulette: 'proof.rule.roulette',
  'sic-bo': 'proof.rule.dice',
  'crown-and-anchor': 'proof.rule.faces',
  wheel: 'proof.rule.wheel',
  baccarat: 'proof.rule.cards',
  'dragon-tiger': 'proof.rule.cards',
  keno: 'proof.rule.balls',
  envelopes: 'proof.rule.tickets',
  scratch: 'proof.rule.tickets',
  fishing: 'proof.rule.fishing',
};

const rulesOfEvents = {
  draw: 'proof.rule.balls',
  football: 'proof.rule.football',
  basketball: 'proof.rule.basketball',
  horses: 'proof.rule.race',
  cars: 'proof.rule.race',
} as const satisfies Record<string, ProofRule>;

/** The rule of a game. @throws for a game without an engine */
export function ruleOf(gameId: string): ProofRule {
  const slot = slotEngine(gameId);
  if (slot) return slot.game.kind === 'tumble' ? 'proof.rule.falls' : 'proof.rule.reels';
  const spots = spotGame(gameId);
  if (spots) return rulesOfSpots[spots.kind];
  if (multiStepGameOf(gameId)) return 'proof.rule.cards';
  const scheduled = scheduledGame(gameId);
  if (scheduled) return rulesOfEvents[scheduled.kind];
  throw new Error(`no engine for ${gameId}`);
}

/** The value of a single event: a card, or the engine's own number. */
export type EventValue = { readonly kind: 'card' | 'number'; readonly value: number };

/** Rules of games whose events are numbers that the table shows. */
const plainRules: readonly ProofRule[] = [
  'proof.rule.roulette',
  'proof.rule.dice',
  'proof.rule.balls',
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
  if (rule === 'proof.rule.cards') {
    return cardsOf(draws).map((value) => ({ kind: 'card', value }));
  }
  const isOneEach = plainRules.includes(rule) && numbers.length === draws.length;
  return isOneEach ? numbers.map((value) => ({ kind: 'number', value })) : null;
}

const CARDS_OF_A_DECK = 52;

/** The cards that these events deal from a new shoe, in the order of the deal. */
function cardsOf(draws: readonly DrawnNumber[]): number[] {
  const [first] = draws;
  if (!first) return [];
  const cards: number[] = [];
  let shoe: PartialShoe = fullShoe(first.of / CARDS_OF_A_DECK);
  for (const { float, event } of draws) {
    const dealt = drawCard(shoe, { float: () => float, event: () => event });
    cards.push(dealt.card);
    shoe = dealt.shoe;
  }
  return cards;
}
