import { expect, test } from 'vitest';
import { TagRow } from './tag-row.ts';

/** The shift of a tag that is placed after one at 100, 50; both are 40 wide. */
function wayAt(x: number, y: number): number {
  const row = new TagRow();
  row.put({ x: 100, y: 50 }, 40);
  return row.put({ x, y }, 40);
}

test.each([
  ['beside', 141, 50],
  ['above', 100, 20],
  ['below', 100, 80],
])('a tag %s another stays where it is', (_where, x, y) => {
  expect(wayAt(x, y)).toBe(0);
});

test('a tag over the lower half of another moves below it, one over the upper half above it', () => {
  expect(60 + wayAt(100, 60)).toBe(76);
  expect(40 + wayAt(100, 40)).toBe(24);
});

test('the nearer two tags pass, the further one shifts, without jumps', () => {
  const ways = [39, 35, 30, 22, 10].map((away) => wayAt(100 + away, 60));
  expect(ways[0]).toBeLessThan(1);
  expect(ways).toEqual(ways.toSorted((one, other) => one - other));
});

test('the tags of the previous frame displace none', () => {
  const row = new TagRow();
  row.put({ x: 100, y: 50 }, 40);
  row.clear();
  expect(row.put({ x: 100, y: 60 }, 40)).toBe(0);
});
