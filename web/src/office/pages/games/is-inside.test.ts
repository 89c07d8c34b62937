import { expect, test } from 'vitest';
import { isInside } from './is-inside.ts';

const gameWith = (rtp: number | null, plusMinus: number | null) => ({
  rtp: 96,
  figures: {
    bets: 100,
    effectiveBets: 80,
    stakes: 100,
    ggr: 4,
    rtp,
    plusMinus,
    isConclusive: plusMinus !== null && plusMinus <= 5,
  },
});

test('the interval covers the stated return, its ends included', () => {
  expect(isInside(gameWith(95, 1))).toBe(true);
  expect(isInside(gameWith(97.5, 1))).toBe(false);
});

test('without a measured return or a conclusive interval there is no judgement', () => {
  expect(isInside(gameWith(null, 1))).toBeNull();
  expect(isInside(gameWith(95, null))).toBeNull();
  expect(isInside(gameWith(52.64, 132.95))).toBeNull();
});
