import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { lineMultiple, STAR_DRAWS, starDraw49, starPrizes } from './star-draw-49.ts';

describe('six of 49', () => {
  it('has 13,983,816 draws, and one of them matches all six', () => {
    expect(STAR_DRAWS).toBe(13_983_816);
    expect(starPrizes.map(({ matches, ways }) => [matches, ways])).toEqual([
      [6, 1],
      [5, 258],
      [4, 13_545],
      [3, 246_820],
      [2, 1_851_150],
      [1, 5_775_588],
      [0, 6_096_454],
    ]);
    expect(starPrizes.reduce((sum, { ways }) => sum + ways, 0)).toBe(STAR_DRAWS);
  });

  it('pays a line by its hits, in any order of the draw', () => {
    expect(lineMultiple([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1])).toBe(1_000_000);
    expect(lineMultiple([1, 2, 3, 4, 5, 6], [6, 5, 40, 41, 42, 43])).toBe(3);
    expect(lineMultiple([1, 2, 3, 4, 5, 6], [6, 39, 40, 41, 42, 43])).toBe(0);
  });

  it('draws each number as often as the others', () => {
    const draws = 6000;
    const stream = fastStream(49);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const { result } = starDraw49.play({ kind: 'draw' }, stream);
      const numbers = result.kind === 'draw' ? result.numbers : [];
      for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const expected = (draws * 6) / 49;
    for (const count of counts.values()) {
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
    expect(counts.size).toBe(49);
  });
});
