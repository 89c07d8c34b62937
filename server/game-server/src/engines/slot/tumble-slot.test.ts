import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallTumble } from '../testing/small-slots.ts';
import { sugarComet } from './sugar-comet.ts';
import { compileTumbleSlot, type TumbleModel } from './tumble-model.ts';
import { playTumbles } from './tumble-slot.ts';

const slot = compileTumbleSlot(smallTumble);
const [PLUM, PEAR, COMET] = [0, 1, 3];

describe('a tumbling round', () => {
  it('fills each reel upwards and ends when nothing pays', () => {
    const outcome = playTumbles(slot, scriptedStream([PLUM, PEAR, COMET, PEAR]));
    expect(outcome.steps).toHaveLength(1);
    expect(outcome.steps[0]).toMatchObject({
      kind: 'base',
      stops: [PLUM, PEAR, COMET, PEAR],
      grid: [
        ['pear', 'plum'],
        ['pear', 'comet'],
      ],
      groups: [],
      lineBets: 0,
    });
  });

  it('removes winners, lets others fall, and doubles the next pay', () => {
    const first = [PLUM, PEAR, PLUM, PEAR];
    const outcome = playTumbles(slot, scriptedStream([...first, PEAR, COMET]));
    expect(outcome.steps.map(({ kind, multiplier }) => [kind, multiplier])).toEqual([
      ['base', 1],
      ['fall', 2],
    ]);
    expect(outcome.steps[0]?.groups).toEqual([
      { symbol: 'plum', count: 2, cells: [[1], [1]], lineBets: 3 },
    ]);
    expect(outcome.steps[1]).toMatchObject({
      stops: [PEAR, COMET],
      grid: [
        ['pear', 'pear'],
        ['comet', 'pear'],
      ],
      lineBets: 2,
    });
    expect(outcome.lineBets).toBe(5);
  });

  it('pays the grid after the last tumble and ends', () => {
    const plums = [PLUM, PLUM, PLUM, PLUM];
    const outcome = playTumbles(slot, scriptedStream([...plums, ...plums]));
    expect(outcome.steps.map(({ lineBets }) => lineBets)).toEqual([20, 40]);
  });

  it('awards free spins for comets at the end of the spin, up to the maximum', () => {
    const comets = [COMET, COMET, PEAR, PLUM];
    // Of the free spins' tickets the last two are comets.
    const free = [3, 2, 1, 0];
    const outcome = playTumbles(slot, scriptedStream([...comets, ...free, ...free]));
    expect(outcome.steps.map(({ kind, freeSpinsAwarded }) => [kind, freeSpinsAwarded])).toEqual([
      ['base', 1],
      ['free', 1],
      ['free', 0],
    ]);
  });

  it('adds up: groups are the step, steps are the round', () => {
    const stream = fastStream(12);
    const sweets = compileTumbleSlot(sugarComet.model);
    for (let played = 0; played < 2000; played += 1) {
      const { steps, lineBets } = playTumbles(sweets, stream);
      for (const step of steps) {
        expect(step.lineBets).toBe(step.groups.reduce((sum, win) => sum + win.lineBets, 0));
        for (const win of step.groups) expect(win.cells.flat()).toHaveLength(win.count);
      }
      expect(lineBets).toBe(steps.reduce((sum, step) => sum + step.lineBets, 0));
    }
  });
});

describe('a model with tumbling symbols', () => {
  it.each<[string, Partial<TumbleModel>]>([
    ['pays are whole', { ladder: { base: [1.5], free: [1] } }],
    ['every symbol has its tickets', { tickets: { base: [1, 1], free: [1, 1, 2] } }],
    ['tickets divide 2³²', { tickets: { base: [1, 1, 1], free: [1, 1, 2] } }],
    ['a spin is paid once at least', { ladder: { base: [], free: [1] } }],
    ['an award fits', { freeSpins: 3 }],
    [
      'more never pays less',
      {
        symbols: [
          {
            name: 'plum',
            pays: [
              { count: 2, multiple: 3 },
              { count: 4, multiple: 3 },
            ],
          },
          { name: 'pear', pays: [{ count: 3, multiple: 1 }] },
        ],
      },
    ],
  ])('refuses a smallTumble that violates: %s', (rule, change) => {
    expect(() => compileTumbleSlot({ ...smallTumble, ...change })).toThrow(rule);
  });
});
