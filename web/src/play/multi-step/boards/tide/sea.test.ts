import { expect, it } from 'vitest';
import type { Table } from '../../deal-plan.ts';
import { seaLevel } from './sea.tsx';

const tableWith = (guesses: number, result: string | null = null): Table => ({
  hands: [{ name: 'chain', cards: [3], stake: '1.00', win: null, result }],
  active: 0,
  figures: { guesses },
});

it('raises the sea with each right guess up to its highest, and lets it fall after a wrong one', () => {
  expect(seaLevel(null)).toBe(0);
  expect([0, 1, 4, 8, 20].map((guesses) => seaLevel(tableWith(guesses)))).toEqual([
    0, 0.125, 0.5, 1, 1,
  ]);
  expect(seaLevel(tableWith(5, 'lost'))).toBe(0);
});
