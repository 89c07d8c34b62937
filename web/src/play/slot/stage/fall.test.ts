import { describe, expect, it } from 'vitest';
import { fallDistances, fallProgress } from './fall.ts';

describe('falling symbols', () => {
  it('fall by the number of gaps below them, new ones from above the window', () => {
    const gone = [
      { reel: 0, row: 1 },
      { reel: 0, row: 3 },
    ];
    expect(fallDistances(gone, { reels: 2, rows: 4 })).toEqual([
      { cell: { reel: 0, row: 0 }, rows: 2 },
      { cell: { reel: 0, row: 1 }, rows: 2 },
      { cell: { reel: 0, row: 2 }, rows: 2 },
      { cell: { reel: 0, row: 3 }, rows: 1 },
    ]);
  });

  it('remain in place on a reel without gaps', () => {
    expect(fallDistances([{ reel: 1, row: 0 }], { reels: 2, rows: 2 })).toEqual([
      { cell: { reel: 1, row: 0 }, rows: 1 },
    ]);
  });

  it('start reel by reel and have all landed at the end', () => {
    expect(fallProgress(0.1, 0)).toBeGreaterThan(fallProgress(0.1, 2));
    for (const reel of [0, 3, 5]) expect(fallProgress(1, reel)).toBeCloseTo(1);
  });
});
