import {
  compileLinesSlot,
  type LinesModel,
  multiplierAfter,
  type ReelWindow,
} from '@fairhall/game-server/engines/slot/lines-model';
import { linePay } from '@fairhall/game-server/engines/slot/lines-pay';
import { awardedSpins } from '@fairhall/game-server/engines/slot/lines-slot';
import { describe, expect, it } from 'vitest';
import { slotFacts } from './lines-facts.ts';
import { maxWinLineBets } from './lines-max-win.ts';
import { spinMath } from './lines-spin-math.ts';

/**
 * A slot small enough to enumerate completely: 4⁵ spins, three free spins at most. Here wilds may
 * fill a window, unlike in Phoenix Ascend, and may pay more by themselves than as substitutes.
 */
const model: LinesModel = {
  symbols: [
    { name: 'wild', role: 'wild', pays: [6, 20, 50] },
    { name: 'ruby', role: 'regular', pays: [4, 9, 30] },
    { name: 'coin', role: 'regular', pays: [1, 2, 7] },
    { name: 'star', role: 'scatter', pays: [1, 3, 8] },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
    [2, 2, 0, 1, 1],
  ],
  strips: {
    base: [
      ['ruby', 'star', 'coin', 'wild'],
      ['wild', 'wild', 'coin', 'ruby'],
      ['coin', 'star', 'ruby', 'ruby'],
      ['star', 'coin', 'wild', 'coin'],
      ['ruby', 'coin', 'star', 'wild'],
    ],
    free: [
      ['wild', 'wild', 'ruby', 'coin'],
      ['star', 'coin', 'wild', 'ruby'],
      ['coin', 'star', 'wild', 'wild'],
      ['ruby', 'star', 'coin', 'coin'],
      ['star', 'wild', 'coin', 'ruby'],
    ],
  },
  freeSpins: [1, 2, 3],
  freeSpinsMax: 3,
  meter: [
    { wilds: 1, multiplier: 2 },
    { wilds: 4, multiplier: 7 },
  ],
  cap: 1000,
};
const slot = compileLinesSlot(model);

type Spin = { pay: number; wilds: number; scatters: number };

/** Every spin, all equally likely. */
function everySpin(reels: readonly (readonly ReelWindow[])[]): Spin[] {
  const grids = reels.reduce<ReelWindow[][]>(
    (begun, windows) => begun.flatMap((grid) => windows.map((window) => [...grid, window])),
    [[]],
  );
  return grids.map((grid) => {
    const scatters = grid.reduce((count, window) => count + window.scatters, 0);
    const lines = model.lines.map((rows) => linePay(slot, grid, rows)?.pay ?? 0);
    return {
      pay: lines.reduce((sum, pay) => sum + pay, slot.scatterPays[scatters] ?? 0),
      wilds: grid.reduce((count, window) => count + window.wilds, 0),
      scatters,
    };
  });
}

const baseSpins = everySpin(slot.windows.base);
const freeSpins = everySpin(slot.windows.free);

/** Spins grouped by equal results, with their chance. */
function gathered(spins: readonly Spin[]): (Spin & { chance: number })[] {
  const found = new Map<string, Spin & { chance: number }>();
  for (const spin of spins) {
    const key = `${spin.pay} ${spin.wilds} ${spin.scatters}`;
    const chance = (found.get(key)?.chance ?? 0) + 1 / spins.length;
    found.set(key, { ...spin, chance });
  }
  return [...found.values()];
}

const distinctFreeSpins = gathered(freeSpins);

type FeatureState = { left: number; total: number; wilds: number };

const known = new Map<string, Map<number, number>>();

/** Chance of every possible total of the remaining free spins. */
function featureTotals(state: FeatureState): Map<number, number> {
  const key = Object.values(state).join();
  const totals = known.get(key) ?? playedOut(state);
  known.set(key, totals);
  return totals;
}

function playedOut(state: FeatureState): Map<number, number> {
  if (state.left === 0) return new Map([[0, 1]]);
  const totals = new Map<number, number>();
  const multiplier = multiplierAfter(model, state.wilds);
  for (const spin of distinctFreeSpins) {
    const awarded = awardedSpins(slot, { scatters: spin.scatters, spinsTotal: state.total });
    const following = featureTotals({
      left: state.left - 1 + awarded,
      total: state.total + awarded,
      wilds: Math.min(state.wilds + spin.wilds, 4),
    });
    for (const [pay, chance] of following) {
      const sum = spin.pay * multiplier + pay;
      totals.set(sum, (totals.get(sum) ?? 0) + chance * spin.chance);
    }
  }
  return totals;
}

/** Chance of every possible win of a round, in line bets. */
function roundTotals(): Map<number, number> {
  const totals = new Map<number, number>();
  for (const spin of gathered(baseSpins)) {
    const spins = slot.spinsAwarded[spin.scatters] ?? 0;
    const following = featureTotals({ left: spins, total: spins, wilds: 0 });
    for (const [pay, chance] of following) {
      totals.set(spin.pay + pay, (totals.get(spin.pay + pay) ?? 0) + chance * spin.chance);
    }
  }
  return totals;
}

const average = (spins: readonly Spin[], value: (spin: Spin) => number): number =>
  spins.reduce((sum, spin) => sum + value(spin), 0) / spins.length;

describe('the exact mathematics, compared with a complete enumeration', () => {
  it.each([
    ['paid', slot.windows.base, baseSpins],
    ['free', slot.windows.free, freeSpins],
  ] as const)('knows what a %s spin pays, and how much that varies', (_, reels, spins) => {
    const math = spinMath(slot, reels);
    expect(math.mean).toBeCloseTo(
      average(spins, (spin) => spin.pay),
      10,
    );
    expect(math.meanSquare).toBeCloseTo(
      average(spins, (spin) => spin.pay ** 2),
      8,
    );
    expect(math.hitRate).toBeCloseTo(
      average(spins, (spin) => (spin.pay > 0 ? 1 : 0)),
      12,
    );
  });

  it('has the pay of a spin together with its wilds and scatters', () => {
    const { classes } = spinMath(slot, slot.windows.free);
    expect(classes.length).toBeGreaterThan(10);
    for (const { wilds, scatters, chance, partialMean } of classes) {
      const same = (spin: Spin): boolean => spin.wilds === wilds && spin.scatters === scatters;
      expect(chance).toBeCloseTo(
        average(freeSpins, (spin) => (same(spin) ? 1 : 0)),
        12,
      );
      expect(partialMean).toBeCloseTo(
        average(freeSpins, (spin) => (same(spin) ? spin.pay : 0)),
        10,
      );
    }
  });

  it('has the return and the deviation of whole rounds, and their largest win', () => {
    const totals = [...roundTotals()];
    const mean = totals.reduce((sum, [pay, chance]) => sum + pay * chance, 0);
    const meanSquare = totals.reduce((sum, [pay, chance]) => sum + pay ** 2 * chance, 0);
    const facts = slotFacts(slot);
    expect(facts.rtp).toBeCloseTo(mean / 3, 10);
    expect(facts.standardDeviation).toBeCloseTo(Math.sqrt(meanSquare - mean ** 2) / 3, 8);
    expect(maxWinLineBets(slot)).toBe(Math.max(...totals.map(([pay]) => pay)));
  });
});
