import { describe, expect, it } from 'vitest';
import { scriptedStream } from '../testing/scripted-stream.ts';
import { smallCells, smallHold } from '../testing/small-slots.ts';
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

describe('hold and win', () => {
  const held = compileCellsSlot(smallHold);
  const [ONE, FOUR] = [0, 1];
  const COIN = 3;

  it('draws the value of a coin after its ticket, and holds enough coins through respins', () => {
    // Two coins and a shell; the shell's cell misses, then wins a coin of four.
    const events = [COIN, ONE, SHELL, COIN, FOUR, SHELL, PEARL, FOUR];
    const { steps, lineBets } = playCells(held, scriptedStream(events));
    expect(steps.map(({ kind, stops }) => [kind, stops])).toEqual([
      ['base', [COIN, ONE, SHELL, COIN, FOUR]],
      ['respin', [SHELL]],
      ['respin', [PEARL, FOUR]],
    ]);
    expect(steps[0]?.grid).toEqual([['coin-1'], ['shell'], ['coin-4']]);
    expect(steps[1]).toMatchObject({
      landed: null,
      grid: [['coin-1'], ['leaf'], ['coin-4']],
      heldReels: [0, 1, 2],
      lineBets: 0,
    });
    // The values, and the grand for a coin in every cell.
    expect(steps[2]).toMatchObject({
      landed: [['coin-1'], ['leaf'], ['coin-4']],
      groups: [
        { symbol: 'coin-1', count: 1, lineBets: 1 },
        { symbol: 'coin-4', count: 2, lineBets: 8 },
      ],
      scatters: 3,
      scatterLineBets: 10,
    });
    expect(lineBets).toBe(19);
  });

  it('ends after as many respins in a row as bring none', () => {
    const events = [COIN, ONE, COIN, ONE, SHELL, SHELL, SHELL];
    const { steps, lineBets } = playCells(held, scriptedStream(events));
    expect(steps).toHaveLength(3);
    expect(lineBets).toBe(2);
  });

  it('pays fewer coins nothing', () => {
    expect(playCells(held, scriptedStream([COIN, ONE, SHELL, PEARL])).steps).toHaveLength(1);
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
