import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallCells } from '../testing/small-slots.ts';
import { compileCellsSlot } from './cells-model.ts';
import { playCells } from './cells-slot.ts';

const slot = compileCellsSlot(smallCells);
const [PEARL, SHELL, WILD, STORM] = [0, 1, 2, 3];
/** A reel of one cell, and one of two. */
const one = (ticket: number) => [0, ticket];
const two = (top: number, foot: number) => [1, top, foot];

describe('a round of drawn cells', () => {
  it('draws the number of cells of each reel before their tickets, downwards', () => {
    const events = [...two(PEARL, SHELL), ...one(SHELL), ...two(STORM, PEARL)];
    const { steps } = playCells(slot, scriptedStream(events));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      kind: 'base',
      stops: events,
      grid: [['pearl', 'shell'], ['shell'], ['storm', 'pearl']],
      ways: [],
      scatters: 1,
      lineBets: 0,
    });
  });

  it('pays a symbol once for every way, wilds on the inner reels included', () => {
    const events = [...two(PEARL, PEARL), ...two(WILD, PEARL), ...one(PEARL)];
    expect(playCells(slot, scriptedStream(events)).steps[0]?.ways).toEqual([
      { symbol: 'pearl', count: 3, ways: 4, cells: [[0, 1], [0, 1], [0]], lineBets: 20 },
    ]);
  });

  it('shows a blank in the place of a wild on the outer reels', () => {
    const events = [...one(WILD), ...one(WILD), ...one(WILD)];
    const { steps } = playCells(slot, scriptedStream(events));
    expect(steps[0]).toMatchObject({ grid: [['water'], ['wild'], ['water']], lineBets: 0 });
  });

  it('awards free spins for enough scatters, which multiply their wins and award no more', () => {
    const storms = [...two(STORM, STORM), ...two(STORM, STORM), ...one(STORM)];
    const pearls = [...one(PEARL), ...one(PEARL), ...one(PEARL)];
    const again = playCells(slot, scriptedStream([...storms, ...storms]));
    expect(again.steps.map(({ kind, freeSpinsAwarded }) => [kind, freeSpinsAwarded])).toEqual([
      ['base', 1],
      ['free', 0],
    ]);
    const { steps } = playCells(slot, scriptedStream([...storms, ...pearls]));
    expect(steps[1]).toMatchObject({ kind: 'free', multiplier: 3, lineBets: 15 });
  });
});

it.each([
  ['pays are whole', { units: 0.5 }],
  ['a symbol pays for each count', { reels: 4 }],
  ['every symbol has its tickets', { tickets: [1, 1, 2] }],
  ['tickets divide 2³²', { tickets: [1, 1, 1, 2] }],
  ['a reel has cells', { rows: { min: 3, max: 2 } }],
])('a model of drawn cells is refused unless %s', (rule, change) => {
  expect(() => compileCellsSlot({ ...smallCells, ...change })).toThrow(rule);
});
