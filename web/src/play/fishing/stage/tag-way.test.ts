import { expect, test } from 'vitest';
import { wayOf } from './tag-way.ts';

const kept = { x: 100, y: 50, width: 40, height: 24 };

test.each([
  ['beside it', { x: 141, y: 50 }],
  ['above it', { x: 100, y: 20 }],
  ['below it', { x: 100, y: 80 }],
])('a tag %s stays where it is', (_where, at) => {
  expect(wayOf({ ...kept, ...at }, kept)).toBe(0);
});

test('a tag over the lower half of another moves below it, one over the upper half above it', () => {
  expect(60 + wayOf({ ...kept, y: 60 }, kept)).toBe(76);
  expect(40 + wayOf({ ...kept, y: 40 }, kept)).toBe(24);
});

test('the nearer two tags pass, the further one moves: it never jumps sideways into its way', () => {
  const ways = [39, 35, 30, 22, 10].map((away) => wayOf({ ...kept, x: 100 + away, y: 60 }, kept));
  expect(ways[0]).toBeLessThan(1);
  expect(ways).toEqual(ways.toSorted((one, other) => one - other));
});
