import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallStacks } from '../testing/small-slots.ts';
import { compileStacksSlot } from './stacks-model.ts';
import { playStacks } from './stacks-slot.ts';

const slot = compileStacksSlot(smallStacks);
const stepsOf = (...events: number[]) => playStacks(slot, scriptedStream(events)).steps;

/** Owls on three reels; stop 0 of the first one shows a full stack, stop 1 of it two wolves. */
const HOWL = [0, 0, 0, 0, 0];
const PART = [1, 1, 0, 0, 0];
const PAWS = [3, 3, 3, 0, 0];

describe('a slot with a stacked symbol', () => {
  it('pays double for every way of a spin with a full stack', () => {
    const [howl] = stepsOf(...HOWL);
    expect(howl).toMatchObject({ multiplier: 2, grid: [['wolf', 'wolf', 'wolf'], {}, {}, {}, {}] });
    expect(howl?.ways).toMatchObject([{ symbol: 'wolf', ways: 9, lineBets: 2 * 9 * 4 }]);
  });

  it('pays once for a reel that the stack fills in part', () => {
    const [part] = stepsOf(...PART);
    expect(part).toMatchObject({ multiplier: 1 });
    expect(part?.ways[0]).toMatchObject({ symbol: 'wolf', ways: 4, lineBets: 4 * 4 });
  });

  it('counts the full stacks of free spins alone, and lifts the spins after them', () => {
    const steps = stepsOf(...PAWS, ...HOWL, ...PART);
    expect(
      steps.map(({ kind, multiplier, wildsCollected }) => [kind, multiplier, wildsCollected]),
    ).toEqual([
      ['base', 1, 0],
      ['free', 2, 1],
      ['free', 3, 1],
    ]);
  });

  it('does not lift the meter in a paid spin', () => {
    expect(stepsOf(...HOWL)[0]).toMatchObject({ wildsCollected: 0 });
  });

  it('refuses a stack of a symbol that does not pay', () => {
    const stack = { symbol: 'paw', multiplier: 2 };
    expect(() => compileStacksSlot({ ...smallStacks, stack })).toThrow(RangeError);
  });
});
