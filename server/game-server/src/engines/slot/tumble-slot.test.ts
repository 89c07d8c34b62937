import { describe, expect, it } from 'vitest';
import { fastStream } from '../fast-stream.ts';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallComets, smallTumble } from '../testing/small-slots.ts';
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

describe('a tumbling round with comets', () => {
  const comets = compileTumbleSlot(smallComets);
  const STAR = 2;
  // The values 2 and 5 follow the ticket of a comet.
  const TWO = [COMET, 0] as const;
  const FIVE = [COMET, 1] as const;

  it('adds the comets of the last grid, which never vanish, and multiplies what the spin paid', () => {
    const first = [PLUM, ...TWO, PLUM, PEAR];
    const outcome = playTumbles(comets, scriptedStream([...first, ...FIVE, PEAR]));
    expect(outcome.steps.map(({ kind, lineBets }) => [kind, lineBets])).toEqual([
      ['base', 3],
      ['fall', 0],
      ['comets', 18],
    ]);
    expect(outcome.steps[2]).toMatchObject({
      stops: [],
      grid: [
        ['comet-5', 'comet-2'],
        ['pear', 'pear'],
      ],
      heldReels: [0, 1],
      multiplier: 7,
      groups: [{ symbol: 'comet', count: 2, cells: [[0, 1], []], lineBets: 18 }],
    });
    expect(outcome.lineBets).toBe(21);
  });

  it('has no step of comets in a spin that paid nothing', () => {
    const outcome = playTumbles(comets, scriptedStream([...TWO, PEAR, ...FIVE, PLUM]));
    expect(outcome.steps.map(({ kind }) => kind)).toEqual(['base']);
    expect(outcome.lineBets).toBe(0);
  });

  it('awards the free spins after the comets, with tickets of their own', () => {
    const first = [PLUM, ...TWO, PLUM, STAR];
    const plums = [0, 0, 0, 0];
    const outcome = playTumbles(comets, scriptedStream([...first, PEAR, PEAR, ...plums]));
    expect(outcome.steps.map(({ kind, freeSpinsAwarded }) => [kind, freeSpinsAwarded])).toEqual([
      ['base', 0],
      ['fall', 0],
      ['comets', 1],
      ['free', 0],
    ]);
    expect(outcome.lineBets).toBe(3 + 3 + 20);
  });
});

describe('a model with tumbling symbols', () => {
  it.each<[string, Partial<TumbleModel>]>([
    ['pays are whole', { ladder: { base: [1.5], free: [1] } }],
    ['every symbol has its tickets', { tickets: { base: [1, 1], free: [1, 1, 2] } }],
    ['tickets divide 2³²', { tickets: { base: [1, 1, 1], free: [1, 1, 2] } }],
    ['every symbol has its tickets', { comets: smallComets.comets }],
    [
      'tickets divide 2³²',
      {
        comets: { name: 'comet', values: [{ symbol: 'comet-2', multiplier: 2, count: 3 }] },
        tickets: { base: [1, 1, 1, 1], free: [1, 1, 1, 1] },
      },
    ],
    [
      'a comet multiplies',
      {
        comets: { name: 'comet', values: [{ symbol: 'comet-1', multiplier: 1, count: 1 }] },
        tickets: { base: [1, 1, 1, 1], free: [1, 1, 1, 1] },
      },
    ],
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
