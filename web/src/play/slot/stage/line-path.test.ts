import { describe, expect, it } from 'vitest';
import { penAt } from './line-path.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

describe('the pen of a line', () => {
  it('begins at its first point', () => {
    expect(penAt(corner, 0)).toEqual({ x: 0, y: 0 });
  });

  it('moves in proportion to the length', () => {
    expect(penAt(corner, 0.5)).toEqual({ x: 20, y: 0 });
    expect(penAt(corner, 0.875)).toEqual({ x: 30, y: 5 });
  });

  it('ends at the last point', () => {
    expect(penAt(corner, 1)).toEqual({ x: 30, y: 10 });
    expect(penAt(corner, 7)).toEqual({ x: 30, y: 10 });
  });

  it('is null for a line without points', () => {
    expect(penAt([], 0.5)).toBeNull();
  });
});
