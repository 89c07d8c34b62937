import { CARD_MS } from '../cards/card-pace.ts';
import type { DecisionRound } from '../contract-types.ts';

export type Table = DecisionRound['outcome']['steps'][number]['table'];

/** The motion of a card: dealt, or turned face up, with its position in the order from 0. */
export type Motion = { readonly kind: 'dealt' | 'turned'; readonly turn: number };

/** By hand and place; `null` for a card without motion. */
export type DealPlan = readonly (readonly (Motion | null)[])[];

/**
 * The order in which new cards are dealt. The first cards go around the table, one to each hand;
 * later the hands with a stake are first, and the dealer is last.
 */
export function dealPlan(before: Table | null, now: Table): DealPlan {
  const moves = now.hands.flatMap(({ cards, stake }, hand) =>
    cards.flatMap((card, place) => {
      const kind = motionOf(before?.hands[hand]?.cards[place], card);
      return kind ? [{ hand, place, kind, isDealer: Number(stake) === 0 }] : [];
    }),
  );
  const order = moves.toSorted((one, other) => {
    const around = before === null ? one.place - other.place : 0;
    return around || Number(one.isDealer) - Number(other.isDealer) || one.hand - other.hand;
  });
  return now.hands.map(({ cards }, hand) =>
    cards.map((_, place) => {
      const turn = order.findIndex((move) => move.hand === hand && move.place === place);
      const kind = order[turn]?.kind;
      return kind ? { kind, turn } : null;
    }),
  );
}

/** `undefined` is an empty place, `null` a face-down card. */
function motionOf(before: number | null | undefined, now: number | null): Motion['kind'] | null {
  if (before === now) return null;
  return before === null ? 'turned' : 'dealt';
}

/** The table before the steps that have not been shown; `null` before the first. */
export function seenTable(round: DecisionRound, seenSteps: number): Table | null {
  return round.outcome.steps[seenSteps - 1]?.table ?? null;
}

/** The current table. */
export function tableOf({ outcome }: DecisionRound): Table {
  return outcome.steps.at(-1)?.table ?? { hands: [], active: null, figures: {} };
}

const REST_MS = 240;

/** The number of cards that are dealt or turned in the new steps. */
export function newCards(round: DecisionRound, seenSteps: number): number {
  const plan = dealPlan(seenTable(round, seenSteps), tableOf(round));
  return plan.flat().filter((motion) => motion !== null).length;
}

/** Duration of the reveal of the new steps, in milliseconds. */
export function revealMs(round: DecisionRound, seenSteps: number): number {
  return newCards(round, seenSteps) * CARD_MS + REST_MS;
}
