import { expect, test } from 'vitest';
import { gameMetricsOf, type PlaySum, playTotal } from './game-metrics.ts';

const VOLATILITY_INDEX = 12;

function sumOf(currency: string, stakes: readonly number[]): PlaySum {
  return {
    currency,
    bets: stakes.length,
    stakedMinor: BigInt(stakes.reduce((sum, stake) => sum + stake, 0)),
    wonMinor: 0n,
    stakeSquares: stakes.reduce((sum, stake) => sum + stake ** 2, 0),
  };
}

const metricsOf = (...sums: PlaySum[]) =>
  gameMetricsOf(playTotal(sums, undefined), { volatilityIndex: VOLATILITY_INDEX, unit: 'USD' });

const times = (count: number, stake: number) => Array.from({ length: count }, () => stake);

test('equal stakes count fully: the interval is 1.96 σ / √n', () => {
  const { bets, effectiveBets, plusMinus } = metricsOf(sumOf('USD', times(400, 250)));
  expect({ bets, effectiveBets }).toEqual({ bets: 400, effectiveBets: 400 });
  expect(plusMinus).toBeCloseTo((VOLATILITY_INDEX / 20) * 100, 6);
});

test('unequal stakes have a wider interval than as many equal ones', () => {
  const { bets, effectiveBets, plusMinus } = metricsOf(
    sumOf('USD', [...times(300, 100), ...times(100, 1000)]),
  );
  // (130,000)² / (300 × 100² + 100 × 1,000²) = 164.07…
  expect({ bets, effectiveBets }).toEqual({ bets: 400, effectiveBets: 164 });
  expect(plusMinus).toBeCloseTo((VOLATILITY_INDEX / Math.sqrt(164)) * 100, 6);
  expect(plusMinus).toBeGreaterThan((VOLATILITY_INDEX / 20) * 100);
});

test('stakes of several currencies are compared by the reference rates', () => {
  // 100 yen are 66 cents: as many bets of 66 cents each.
  const equal = metricsOf(sumOf('JPY', times(200, 100)), sumOf('USD', times(200, 66)));
  expect(equal.effectiveBets).toBe(400);
  const unequal = metricsOf(sumOf('JPY', times(200, 100)), sumOf('USD', times(200, 660)));
  // (200 × 66 + 200 × 660)² / (200 × 66² + 200 × 660²) = 239.6…
  expect(unequal.effectiveBets).toBe(240);
});

test('a few large stakes among many small ones give no interval', () => {
  const metrics = metricsOf(sumOf('USD', [...times(1000, 1), ...times(2, 1_000_000)]));
  expect(metrics).toMatchObject({ bets: 1002, effectiveBets: 2, plusMinus: null });
});

test('a day on which more was rolled back than staked has no interval', () => {
  const sum = { ...sumOf('USD', []), bets: -1, stakedMinor: -500n, stakeSquares: -250_000 };
  expect(metricsOf(sum)).toMatchObject({ bets: 0, effectiveBets: 0, rtp: null, plusMinus: null });
});
