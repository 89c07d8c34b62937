import { describe, expect, it } from 'vitest';
import { bigRoad, type Side } from './roads.ts';

const sides: Readonly<Record<string, Side>> = { B: 'first', P: 'second' };
const road = (text: string) => bigRoad([...text].map((letter) => sides[letter] ?? 'tie'));
const places = (text: string) => road(text).map(({ column, row }) => [column, row]);

describe('the big road', () => {
  it('has a column for every run', () => {
    expect(places('BBPB')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it('turns right at the bottom of a column, and the next run starts in the next column', () => {
    expect(places('BBBBBBBBP').slice(5)).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [1, 0],
    ]);
  });

  it('turns right at the tail of another run', () => {
    expect(places('BBBBBBBPPPPPP').at(-1)).toEqual([2, 4]);
  });

  it('marks ties on the previous result, and omits ties before the first one', () => {
    expect(road('TBTTP').map(({ ties }) => ties)).toEqual([2, 0]);
  });
});
