import { describe, expect, it } from 'vitest';
import { everyRound, playedOut, scriptedStream } from './lines-testing.ts';
import { wildReelsFacts, wildReelsMaxWin } from './wild-reels-math.ts';
import { compileWildReelsSlot, type WildReelsModel } from './wild-reels-model.ts';
import { playWildReels } from './wild-reels-slot.ts';

/** Wilds on the second and third reel; the others always show the same. */
const model: WildReelsModel = {
  symbols: [
    { name: 'rex', role: 'wild', pays: [1, 1, 1] },
    { name: 'egg', role: 'regular', pays: [4, 9, 30] },
    { name: 'bone', role: 'regular', pays: [1, 2, 7] },
    { name: 'volcano', role: 'scatter', pays: [1, 3, 8] },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  strips: [
    ['egg', 'egg', 'egg'],
    ['rex', 'egg', 'bone', 'egg', 'bone', 'egg', 'egg', 'bone'],
    ['bone', 'egg', 'egg', 'rex', 'bone', 'volcano', 'egg', 'bone'],
    ['egg', 'egg', 'egg'],
    ['bone', 'bone', 'bone'],
  ],
  multipliers: [1, 2, 5],
  cap: 1000,
};
const slot = compileWildReelsSlot(model);
const rex = ['rex', 'rex', 'rex'];

describe('a round with wild reels', () => {
  it('is one spin without a wild', () => {
    const { steps } = playWildReels(slot, scriptedStream([0, 1, 4, 0, 0]));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ kind: 'base', landed: null, heldReels: [], multiplier: 1 });
  });

  it('holds a reel on which a wild lands while the others respin', () => {
    const { steps } = playWildReels(slot, scriptedStream([0, 0, 4, 0, 0, 0, 4, 0, 0]));
    expect(steps).toHaveLength(2);
    expect(steps[0]).toMatchObject({ kind: 'base', stops: [0, 0, 4, 0, 0], multiplier: 2 });
    expect(steps[0]?.landed?.[1]).toEqual(['rex', 'egg', 'bone']);
    expect(steps[0]?.grid[1]).toEqual(rex);
    expect(steps[1]).toMatchObject({ kind: 'respin', heldReels: [1], landed: null });
    expect(steps[1]?.stops).toEqual([0, 0, 4, 0, 0]);
    expect(steps[1]?.grid[1]).toEqual(rex);
  });

  it('continues for every reel that becomes wild, and ends when all are', () => {
    const events = [0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 0, 0];
    const { steps } = playWildReels(slot, scriptedStream(events));
    expect(steps.map(({ heldReels, multiplier }) => [heldReels, multiplier])).toEqual([
      [[], 2],
      [[1], 5],
      [[1, 2], 5],
    ]);
    expect(steps[1]?.landed?.slice(1, 3)).toEqual([rex, ['rex', 'bone', 'volcano']]);
    expect(steps[2]?.grid.slice(1, 3)).toEqual([rex, rex]);
    expect(steps[2]?.lineBets).toBe(5 * 2 * 9);
  });
});

describe('the mathematics of wild reels', () => {
  it('equals a complete enumeration of the rounds', () => {
    const facts = wildReelsFacts(slot);
    const rounds = everyRound((stream) => playWildReels(slot, stream), { alike: 3 });
    const played = playedOut(rounds);
    expect(facts.rtp * 2).toBeCloseTo(played.mean, 10);
    expect(facts.standardDeviation * 2).toBeCloseTo(played.standardDeviation, 10);
    expect(facts.hitRate).toBeCloseTo(played.hitRate, 10);
    expect(facts.featureRate).toBeCloseTo(played.respinRate, 10);
    expect(wildReelsMaxWin(slot)).toBe(played.most);
  });

  it('refuses a model without a multiplier for every number of wild reels', () => {
    expect(() => compileWildReelsSlot({ ...model, multipliers: [1, 2] })).toThrow('multiplier');
  });
});
