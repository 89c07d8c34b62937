import { describe, expect, it } from 'vitest';
import { type Autobet, type AutobetSettings, afterRound, newAutobet } from './autobet.ts';
import { autobetChances } from './autobet-chances.ts';
import { settingsWith } from './autobet-testing.ts';
import type { WinDistribution } from './win-distribution.ts';

const ladder = [10n, 20n, 50n, 100n, 200n, 500n, 1000n];

function begin(changes: Partial<AutobetSettings>, baseMinor = 100n): Autobet {
  const autobet = newAutobet(settingsWith(changes), { baseMinor, stakesMinor: ladder });
  if (typeof autobet === 'string') throw new Error(autobet);
  return autobet;
}

function chancesOf(autobet: Autobet, distribution: WinDistribution) {
  const steps = autobetChances(autobet, distribution);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The chances summed over every sequence of outcomes. */
function bruteForce(autobet: Autobet, { units, wins }: WinDistribution) {
  const total = wins.reduce((sum, [, weight]) => sum + weight, 0);
  const ends = { loss: 0, profit: 0 };
  const walk = (from: Autobet, chance: number): void => {
    for (const [win, weight] of wins) {
      const next = afterRound(from, (from.stakeMinor * BigInt(win)) / BigInt(units));
      const reached = (chance * weight) / total;
      if (next === 'lossStop') ends.loss += reached;
      else if (next === 'profitStop') ends.profit += reached;
      else if (typeof next !== 'string') walk(next, reached);
    }
  };
  walk(autobet, 1);
  return ends;
}

const pairs = (
  units: number,
  ...wins: readonly (readonly [number, number])[]
): WinDistribution => ({ units, wins });

const even = pairs(100, [200, 495], [0, 505]);
const several = pairs(20, [0, 60], [10, 20], [20, 5], [53, 15]);

describe('the chances of automatic rounds equal the sum over every sequence of outcomes', () => {
  it.each<[string, Partial<AutobetSettings>, WinDistribution]>([
    ['one stake', { rounds: 9, lossMaxMinor: 300n }, even],
    ['a profit stop', { rounds: 9, lossMaxMinor: 300n, profitStopMinor: 200n }, even],
    ['a loss doubled', { rounds: 9, lossMaxMinor: 900n, raiseAfterLoss: 100 }, even],
    [
      'a win raised',
      { rounds: 8, lossMaxMinor: 400n, profitStopMinor: 900n, raiseAfterWin: 50 },
      even,
    ],
    ['several wins', { rounds: 7, lossMaxMinor: 250n, profitStopMinor: 310n }, several],
    ['a win stop', { rounds: 7, lossMaxMinor: 250n, winStopMinor: 260n }, several],
    [
      'both raised, with a largest stake',
      { rounds: 7, lossMaxMinor: 450n, stakeMaxMinor: 200n, raiseAfterLoss: 50, raiseAfterWin: 25 },
      several,
    ],
  ])('with %s', (_name, changes, distribution) => {
    const autobet = begin(changes);
    const expected = bruteForce(autobet, distribution);
    const found = chancesOf(autobet, distribution);
    expect(found?.isExact).toBe(true);
    expect(found?.loss.least).toBeCloseTo(expected.loss, 12);
    expect(found?.loss.most).toBe(found?.loss.least);
    expect(found?.profit.least).toBeCloseTo(expected.profit, 12);
    expect(expected.loss).toBeGreaterThan(0);
  });
});

it('the ruin of a fair doubling follows the classical formula once no round is missing', () => {
  const fair = pairs(100, [200, 1], [0, 1]);
  const found = chancesOf(begin({ rounds: 1000, lossMaxMinor: 500n, profitStopMinor: 500n }), fair);
  expect(found?.loss.least).toBeCloseTo(0.5, 6);
  expect(found?.profit.least).toBeCloseTo(0.5, 6);
});

it('with more results than are counted one by one, amounts are rounded and their means kept', () => {
  const settings = { rounds: 30, lossMaxMinor: 1_500_000n };
  const first = newAutobet(
    { ...settingsWith(settings), stakeMaxMinor: 150_000n },
    { baseMinor: 150_000n, stakesMinor: [150_000n] },
  );
  if (typeof first === 'string') throw new Error(first);
  const odd = pairs(150_000, [300_001, 495], [0, 505]);
  const [exact, rounded] = [chancesOf(first, even), chancesOf(first, odd)];
  expect([exact?.isExact, rounded?.isExact]).toEqual([true, false]);
  expect(rounded?.loss.least).toBeCloseTo(exact?.loss.least ?? 0, 3);
});

it('the chances of a simulated distribution are an interval: those at both ends of its RTP', () => {
  const autobet = begin({ rounds: 20, lossMaxMinor: 500n, profitStopMinor: 500n });
  const found = chancesOf(autobet, { ...even, margin: 0.01 });
  // An RTP of 99 % in 49.5 % of the rounds: a margin of 1 % is half a percent of the rounds.
  const ends = [490, 500].map((won) => chancesOf(autobet, pairs(100, [200, won], [0, 1000 - won])));
  const losses = ends.map((end) => end?.loss.least ?? 0);
  expect(found?.loss.least).toBeCloseTo(Math.min(...losses), 12);
  expect(found?.loss.most).toBeCloseTo(Math.max(...losses), 12);
  expect(found?.profit.least).toBeCloseTo(ends[0]?.profit.least ?? 0, 12);
});
