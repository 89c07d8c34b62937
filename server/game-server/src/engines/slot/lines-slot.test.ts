import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { playable } from '../slot-engines.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { compileLinesSlot, type LinesModel, type ReelWindow } from './lines-model.ts';
import { linePay } from './lines-pay.ts';
import { playRound } from './lines-slot.ts';
import { phoenixAscend } from './phoenix-ascend.ts';
import { spin } from './slot-round.ts';
import { paylines20 } from './strips-and-paylines.ts';

const { model } = phoenixAscend;
const slot = compileLinesSlot(model);
const game = playable(phoenixAscend);

/** Five symbols in the middle row, between rows of non-winning symbols. */
function row(names: string): ReelWindow[] {
  const symbols = names.split(' ');
  return symbols.map((name) => ({
    symbols: ['10', name, '10'].map((shown) => slot.symbolNames.indexOf(shown)),
    names: ['10', name, '10'],
    wilds: name === 'phoenix' ? 1 : 0,
    scatters: name === 'sun' ? 1 : 0,
  }));
}

function payOfRow(names: string) {
  const found = linePay(slot, row(names), [1, 1, 1, 1, 1]);
  return found && { ...found, symbol: slot.symbolNames[found.symbol] };
}

describe('a line', () => {
  it.each([
    ['crown crown crown crown crown', 'crown', 5, 1500],
    ['crown crown crown crown q', 'crown', 4, 250],
    ['crown crown crown q crown', 'crown', 3, 60],
    ['gem phoenix gem k j', 'gem', 3, 40],
    ['phoenix phoenix q q k', 'q', 4, 30],
    ['phoenix 10 phoenix 10 10', '10', 5, 75],
  ])('of %s pays for %s × %i', (names, symbol, count, pay) => {
    expect(payOfRow(names)).toEqual({ symbol, count, pay });
  });

  it.each([
    'crown crown q crown crown',
    'q crown crown crown crown',
    'sun sun sun sun sun',
    'phoenix phoenix sun a a',
    'a sun a a a',
  ])('of %s pays nothing', (names) => {
    expect(payOfRow(names)).toBeNull();
  });

  it('pays leading phoenixes by themselves or as substitutes, whichever pays more', () => {
    expect(payOfRow('phoenix phoenix phoenix 10 10')).toEqual({
      symbol: 'phoenix',
      count: 3,
      pay: 100,
    });
    expect(payOfRow('phoenix phoenix phoenix crown crown')).toEqual({
      symbol: 'crown',
      count: 5,
      pay: 1500,
    });
    expect(payOfRow('phoenix phoenix phoenix phoenix sun')).toEqual({
      symbol: 'phoenix',
      count: 4,
      pay: 500,
    });
  });
});

/** Three rows, and reels whose stops script winning, wild and scatter windows. */
const scripted: LinesModel = {
  ...model,
  rows: 3,
  lines: paylines20,
  freeSpins: [8, 12, 20],
  strips: {
    base: Array.from({ length: 5 }, (_, reel) => tape(reel)),
    free: Array.from({ length: 5 }, (_, reel) => tape(reel)),
  },
  freeSpinsMax: 20,
};

/** Stop 0 shows three different symbols, stop 3 a sun in the middle, stop 6 a phoenix. */
function tape(reel: number): string[] {
  const idle = ['a k q', 'j 10 egg', 'flame a k', 'q j 10', 'egg flame a'][reel] ?? '';
  return [...idle.split(' '), 'gem', 'sun', 'gem', 'crown', 'phoenix', 'crown'];
}
const IDLE = [0, 0, 0, 0, 0];
const THREE_SUNS = [3, 3, 3, 0, 0];
const TWO_PHOENIXES = [0, 0, 0, 6, 6];

describe('a round', () => {
  const small = compileLinesSlot(scripted);

  it('of a single spin has one step, and its stops are the drawn events', () => {
    const outcome = playRound(small, scriptedStream(IDLE));
    expect(outcome.steps).toHaveLength(1);
    expect(outcome.steps[0]).toMatchObject({ kind: 'base', stops: IDLE, multiplier: 1, lines: [] });
    expect(outcome.steps[0]?.grid[0]).toEqual(['a', 'k', 'q']);
    expect(outcome.lineBets).toBe(0);
  });

  it('pays suns by the whole stake and awards eight free spins for three of them', () => {
    const outcome = playRound(small, scriptedStream([...THREE_SUNS, ...Array(40).fill(0)]));
    expect(outcome.steps[0]).toMatchObject({
      scatters: 3,
      scatterLineBets: 2 * 20,
      freeSpinsAwarded: 8,
    });
    expect(outcome.steps).toHaveLength(9);
    expect(outcome.steps.slice(1).every((step) => step.kind === 'free')).toBe(true);
  });

  it('raises the multiplier for the free spins after the phoenixes, not for their own', () => {
    const free = [IDLE, TWO_PHOENIXES, TWO_PHOENIXES, ...Array(5).fill(IDLE)].flat();
    const outcome = playRound(small, scriptedStream([...THREE_SUNS, ...free]));
    expect(outcome.steps.map((step) => step.multiplier)).toEqual([1, 1, 1, 2, 3, 3, 3, 3, 3]);
    expect(outcome.steps.map((step) => step.wildsCollected)).toEqual([0, 0, 2, 4, 4, 4, 4, 4, 4]);
  });

  it('multiplies the suns of free spins too, and adds their free spins up to the maximum', () => {
    const spins = [TWO_PHOENIXES, THREE_SUNS, THREE_SUNS, ...Array(17).fill(IDLE)].flat();
    const outcome = playRound(small, scriptedStream([...THREE_SUNS, ...spins]));
    expect(outcome.steps[2]).toMatchObject({ multiplier: 2, scatterLineBets: 80 });
    expect(outcome.steps.map((step) => step.freeSpinsAwarded).slice(0, 5)).toEqual([8, 0, 8, 4, 0]);
    expect(outcome.steps).toHaveLength(1 + 20);
  });

  it('does not collect phoenixes of the paid spin', () => {
    const outcome = playRound(small, scriptedStream([3, 3, 3, 6, 6, ...Array(40).fill(0)]));
    expect(outcome.steps[1]).toMatchObject({ multiplier: 1, wildsCollected: 0 });
  });

  it('refuses a stop that a reel does not have', () => {
    const beyond = { float: () => 0, event: (stops: number) => stops };
    expect(() => playRound(small, beyond)).toThrow(RangeError);
  });

  it('adds up: lines and suns are the step, steps are the round, the round is the win', () => {
    const stream = fastStream(7);
    for (let played = 0; played < 5000; played += 1) {
      const outcome = spin(game, { stakeMinor: 460n, stream });
      for (const step of outcome.steps) {
        const lines = step.lines.reduce((sum, win) => sum + win.lineBets, 0);
        expect(step.lineBets).toBe(lines + step.scatterLineBets);
      }
      const steps = outcome.steps.reduce((sum, step) => sum + step.lineBets, 0);
      expect(outcome.lineBets).toBe(steps);
      expect(outcome.winMinor).toBe(23n * BigInt(steps));
    }
  });

  it.each([0n, -20n, 19n, 30n])('is not played for a stake of %s minor units', (stakeMinor) => {
    expect(() => spin(game, { stakeMinor, stream: scriptedStream([]) })).toThrow(RangeError);
  });
});

describe('a slot model', () => {
  const [firstSymbol, ...otherSymbols] = model.symbols;
  it.each<[string, Partial<LinesModel>]>([
    ['one wild', { symbols: otherSymbols }],
    ['unknown symbol', { strips: { ...model.strips, base: [['comet']] } }],
    ['there are five reels', { strips: { ...model.strips, base: model.strips.base.slice(1) } }],
    ['a line has a row for each reel', { lines: [[0, 0, 0, 0, 4]] }],
    ['the meter ascends', { meter: [...model.meter].reverse() }],
    ['an award fits', { freeSpinsMax: 10 }],
    [
      'more never pays less',
      {
        symbols: [
          { name: firstSymbol?.name ?? '', role: 'wild', pays: [3, 2, 1] },
          ...otherSymbols,
        ],
      },
    ],
    [
      'a reel shows one scatter at most',
      { strips: { ...model.strips, free: Array(5).fill(['sun', 'sun', 'a', 'k']) } },
    ],
  ])('is refused if it violates: %s', (rule, change) => {
    expect(() => compileLinesSlot({ ...model, ...change })).toThrow(rule);
  });
});
