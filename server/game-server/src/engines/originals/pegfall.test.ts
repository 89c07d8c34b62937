import { expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { bucketOf, pegfall, rowsOf } from './pegfall.ts';

const { tables, deal, returned, spots } = pegfall;

it('has three risks of five numbers of rows, each return a multiple of 5 percent', () => {
  expect(spots).toHaveLength(15);
  for (const [spot, percents] of Object.entries(tables.percents)) {
    expect(rowsOf(spot, tables)).toBe(Number(spot.split('-')[1]));
    expect(percents.filter((percent) => percent % tables.stepPercent !== 0)).toEqual([]);
  }
});

it('draws sixteen bits in every round, of which n rows use the first n', () => {
  const bits = [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(deal(scriptedStream(bits))).toEqual([bits]);
  expect([8, 10, 16].map((rows) => bucketOf(bits, rows))).toEqual([8, 8, 8]);
  // All to the right over eight rows is the right edge; over sixteen it is the middle.
  expect(returned('wild-8', [bits])).toBe(2900);
  expect(returned('wild-16', [bits])).toBe(20);
});

it('pays the same on both sides', () => {
  const left = Array.from({ length: 16 }, () => 0);
  const right = Array.from({ length: 16 }, () => 1);
  for (const spot of spots) expect(returned(spot, [left])).toBe(returned(spot, [right]));
  expect(returned('wild-16', [left])).toBe(100_000);
});
