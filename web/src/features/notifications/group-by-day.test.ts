import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

it('separates today from earlier at midnight of the player’s clock', () => {
  const now = new Date(2026, 2, 20, 9, 30);
  const midnight = new Date(2026, 2, 20).toISOString();
  const evening = new Date(2026, 2, 19, 23, 59, 59).toISOString();
  const entries = [
    { createdAt: now.toISOString() },
    { createdAt: midnight },
    { createdAt: evening },
  ];
  const { today, earlier } = groupByDay(entries, now.getTime());
  expect(today).toEqual(entries.slice(0, 2));
  expect(earlier).toEqual(entries.slice(2));
});
