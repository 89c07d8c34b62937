import { describe, expect, it } from 'vitest';
import { bigRoad, type Side } from './roads.ts';

const sides: Readonly<Record<string, Side>> = { B: 'first', P: 'second' };
const road = (text: string) => bigRoad([...text].map((letter) => sides[letter] ?? 'tie'));
const places = (text: string) => road(text).map(({ column, row }) => [column, row]);

describe('the big road', () => {
  it('gives every run a column of its own', () => {
    expect(places('BBPB')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it('turns right at the foot of a column, and the next run starts beside the first row', () => {
    expect(places('BBBBBBBBP').slice(5)).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [1, 0],
    ]);
  });

  it('turns right where the tail of another run is in the way', () => {
    expect(places('BBBBBBBPPPPPP').at(-1)).toEqual([2, 4]);
  });

  it('marks ties on the result before them and drops those before the first', () => {
    expect(road('TBTTP').map(({ ties }) => ties)).toEqual([2, 0]);
  });
});
