import { CARD_MS } from '../cards/card-pace.ts';
import type { DecisionRound } from '../contract-types.ts';

export type Table = DecisionRound['outcome']['steps'][number]['table'];

/** How a card comes to lie where it lies: dealt, or turned face up, in its turn from 0. */
export type Motion = { readonly kind: 'dealt' | 'turned'; readonly turn: number };

/** By hand and place; `null` for a card that lay there before. */
export type DealPlan = readonly (readonly (Motion | null)[])[];

/**
 * The order in which what is new on a table comes to it. The first cards go around the table, one
 * to each hand; later the hands with a stake get theirs first, and the house last.
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

/** `undefined` is an empty place, `null` a card face down. */
function motionOf(before: number | null | undefined, now: number | null): Motion['kind'] | null {
  if (before === now) return null;
  return before === null ? 'turned' : 'dealt';
}

/** The table that the player has seen, before the steps that are new. */
export function seenTable(round: DecisionRound, seenSteps: number): Table | null {
  return round.outcome.steps[seenSteps - 1]?.table ?? null;
}

/** The table as it stands. */
export function tableOf({ outcome }: DecisionRound): Table {
  return outcome.steps.at(-1)?.table ?? { hands: [], active: null, figures: {} };
}

const REST_MS = 240;

/** How many cards are dealt or turned for what the player has not seen yet. */
export function newCards(round: DecisionRound, seenSteps: number): number {
  const plan = dealPlan(seenTable(round, seenSteps), tableOf(round));
  return plan.flat().filter((motion) => motion !== null).length;
}

/** How long it takes to show what is new, in milliseconds. */
export function revealMs(round: DecisionRound, seenSteps: number): number {
  return newCards(round, seenSteps) * CARD_MS + REST_MS;
}
