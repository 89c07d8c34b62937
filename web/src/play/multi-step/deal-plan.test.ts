import { expect, it } from 'vitest';
import { dealPlan, type Table } from './deal-plan.ts';

const hand = (cards: (number | null)[], stake: string) => ({
  ...{ name: 'any', cards, stake },
  ...{ win: null, result: null },
});
const table = (...hands: Table['hands']): Table => ({ hands, active: null, figures: {} });

it('deals the first cards around the table, the player before the dealer', () => {
  const plan = dealPlan(null, table(hand([1, null], '0.00'), hand([2, 3], '1.00')));
  expect(plan.map((cards) => cards.map((motion) => motion?.turn))).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

it("deals the player's new cards, then turns the hidden card, then deals the dealer's", () => {
  const before = table(hand([1, null], '0.00'), hand([2, 3], '1.00'));
  const plan = dealPlan(before, table(hand([1, 4, 5], '0.00'), hand([2, 3, 6], '2.00')));
  expect(plan).toEqual([
    [null, { kind: 'turned', turn: 1 }, { kind: 'dealt', turn: 2 }],
    [null, null, { kind: 'dealt', turn: 0 }],
  ]);
});

it('deals one card to each half of a split hand, and none to the hands after it', () => {
  const before = table(hand([1, null], '0.00'), hand([2, 15], '1.00'), hand([3, 4], '1.00'));
  const now = table(
    ...[hand([1, null], '0.00'), hand([2, 5], '1.00'), hand([15, 6], '1.00')],
    hand([3, 4], '1.00'),
  );
  const plan = dealPlan({ ...before, active: 1 }, now);
  expect(plan.map((cards) => cards.map((motion) => motion?.turn ?? null))).toEqual([
    [null, null],
    [null, 0],
    [null, 1],
    [null, null],
  ]);
});

it('is empty for an unchanged table', () => {
  const same = table(hand([1, null], '0.00'), hand([2, 3], '1.00'));
  expect(dealPlan(same, same).flat()).toEqual([null, null, null, null]);
});
