import { expect, test } from 'vitest';
import { groupBursts } from './group-bursts.ts';

const entries = (...minutesAgo: readonly number[]) =>
  minutesAgo.map((minutes) => ({
    createdAt: new Date(Date.UTC(2026, 2, 20, 12) - minutes * 60_000).toISOString(),
  }));

const sizes = (...minutesAgo: readonly number[]) =>
  groupBursts(entries(...minutesAgo)).map(({ length }) => length);

test('six notifications in twenty minutes become one group', () => {
  expect(sizes(0, 1, 2, 3, 4, 20)).toEqual([6]);
  expect(sizes(0, 1, 2, 3, 4, 21)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(sizes(0, 1, 2, 3, 4)).toEqual([1, 1, 1, 1, 1]);
});

test('a group ends after twenty minutes, and single ones stand around it in their order', () => {
  const list = entries(0, 60, 61, 62, 63, 64, 65, 66, 90);
  const rows = groupBursts(list);
  expect(rows.map(({ length }) => length)).toEqual([1, 7, 1]);
  expect(rows.flat()).toEqual(list);
});
