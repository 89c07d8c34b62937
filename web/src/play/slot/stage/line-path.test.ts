import { describe, expect, it } from 'vitest';
import { tracePath } from './line-path.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

describe('a traced line', () => {
  it('starts as its first point', () => {
    expect(tracePath(corner, 0)).toEqual([{ x: 0, y: 0 }]);
  });

  it('grows by length, not by corner', () => {
    expect(tracePath(corner, 0.5)).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]);
  });

  it('ends as the whole line and goes no further', () => {
    expect(tracePath(corner, 1)).toEqual(corner);
    expect(tracePath(corner, 7)).toEqual(corner);
  });

  it('of no points is empty', () => {
    expect(tracePath([], 0.5)).toEqual([]);
  });
});
