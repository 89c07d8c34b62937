import { expect, it } from 'vitest';
import { holdBest, holdingOf, isComputing, toggleHold } from './holding.ts';

it('toggles places of the open round only', () => {
  toggleHold('one', 2);
  toggleHold('one', 5);
  toggleHold('one', 2);
  expect([...holdingOf('one')]).toEqual([5]);
  expect([...holdingOf('two')]).toEqual([]);
});

it('is computing until the best hold is known, so that a draw cannot discard its cards', async () => {
  let resolve: (best: ReadonlySet<number> | null) => void = () => {};
  const promise = new Promise<ReadonlySet<number> | null>((known) => {
    resolve = known;
  });
  const computed = holdBest('three', promise);
  expect([isComputing('three'), isComputing('four')]).toEqual([true, false]);
  resolve(new Set([1, 3]));
  expect(await computed).toBe(true);
  expect(isComputing('three')).toBe(false);
  expect([...holdingOf('three')]).toEqual([1, 3]);
});

it('keeps the held places if the computation fails', async () => {
  toggleHold('five', 4);
  expect(await holdBest('five', Promise.resolve(null))).toBe(false);
  expect(isComputing('five')).toBe(false);
  expect([...holdingOf('five')]).toEqual([4]);
});
