import { expect, it } from 'vitest';
import type { Table } from '../../deal-plan.ts';
import { jacksPlan } from './jacks-plan.ts';

const table = (...hands: number[][]): Table => ({
  hands: hands.map((cards) => ({ name: 'player', cards, stake: '1.00', win: null, result: null })),
  active: null,
  figures: {},
});

it('draws to the first hand card by card, then to each further hand at once', () => {
  const plan = jacksPlan(
    table([1, 2, 3, 4, 5], [], []),
    table([1, 2, 3, 8, 9], [1, 2, 3, 10, 11], [1, 2, 3, 12, 13]),
  );
  expect(plan.map((hand) => hand.map((motion) => motion?.turn ?? null))).toEqual([
    [null, null, null, 0, 1],
    [null, null, null, 2, 2],
    [null, null, null, 2.4, 2.4],
  ]);
});

it('moves nothing on a table that is shown as it was', () => {
  const same = table([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]);
  expect(
    jacksPlan(same, same)
      .flat()
      .every((motion) => motion === null),
  ).toBe(true);
});
