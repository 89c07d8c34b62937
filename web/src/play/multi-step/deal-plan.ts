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
  const earlier = before ? handsBefore(before, now) : [];
  const moves = now.hands.flatMap(({ cards, stake }, hand) =>
    cards.flatMap((card, place) => {
      const kind = motionOf(earlier[hand]?.[place], card);
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

/** The cards of each hand before; of a hand that was split one card in each half. */
function handsBefore(before: Table, now: Table): readonly (readonly (number | null)[])[] {
  const hands = before.hands.map(({ cards }) => cards);
  const [first, second] = hands[before.active ?? -1] ?? [];
  if (countDealt(now) <= countDealt(before) || first === undefined || second === undefined) {
    return hands;
  }
  return hands.toSpliced(before.active ?? 0, 1, [first], [second]);
}

/** The hands with cards. */
const countDealt = ({ hands }: Table): number =>
  hands.filter(({ cards }) => cards.length > 0).length;

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

/** The number of turns in which the cards of the new steps are dealt or turned. */
export function newTurns(round: DecisionRound, seenSteps: number, planOf = dealPlan): number {
  const turns = planOf(seenTable(round, seenSteps), tableOf(round)).flat();
  return Math.max(0, ...turns.map((motion) => (motion ? motion.turn + 1 : 0)));
}

/** Duration of the reveal of the new steps, in milliseconds; 0 for a table without hands. */
export function revealMs(round: DecisionRound, seenSteps: number, planOf = dealPlan): number {
  if (tableOf(round).hands.length === 0) return 0;
  return newTurns(round, seenSteps, planOf) * CARD_MS + REST_MS;
}
