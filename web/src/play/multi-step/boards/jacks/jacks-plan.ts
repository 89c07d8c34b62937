import { type DealPlan, dealPlan, type Table } from '../../deal-plan.ts';

/** The share of a turn from one further hand to the next. */
const HAND_TURN = 0.4;

/** The first hand card by card; then the further hands, each at once but for what it holds. */
export function jacksPlan(before: Table | null, now: Table): DealPlan {
  const firstOf = (table: Table): Table => ({ ...table, hands: table.hands.slice(0, 1) });
  const [first = []] = dealPlan(before && firstOf(before), firstOf(now));
  const dealt = before?.hands[0]?.cards ?? [];
  const turns = first.filter((motion) => motion !== null).length;
  const further = now.hands.slice(1).map(({ cards }, hand) =>
    cards.map((card, place) => {
      const isStill = before === now || card === dealt[place];
      return isStill ? null : { kind: 'dealt' as const, turn: turns + hand * HAND_TURN };
    }),
  );
  return [first, ...further];
}
