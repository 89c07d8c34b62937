import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallWildReels } from '../testing/small-slots.ts';
import { compileWildReelsSlot } from './wild-reels-model.ts';
import { playWildReels } from './wild-reels-slot.ts';

const slot = compileWildReelsSlot(smallWildReels);
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

describe('a model with wild reels', () => {
  it('refuses a smallWildReels without a multiplier for every number of wild reels', () => {
    expect(() => compileWildReelsSlot({ ...smallWildReels, multipliers: [1, 2] })).toThrow(
      'multiplier',
    );
  });
});
