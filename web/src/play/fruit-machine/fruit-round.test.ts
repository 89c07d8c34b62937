import { parade7 } from '@fairhall/game-server/engines/fruit-machine/parade-7';
import { expect, it } from 'vitest';
import { winningCells } from '../slot/step-wins.ts';
import { fruitPaytable, restAt, segmentOf, shownStep, stopsOf } from './fruit-round.ts';
import { definition, roundOf } from './fruit-testing.ts';

const { tables } = parade7;

it('has the pays of a line as multiples of a fifth of the stake, and the drum as scatter', () => {
  const { symbols, units, reels, rows, maxWinMultiple } = fruitPaytable(definition);
  expect({ units, reels, rows, maxWinMultiple }).toEqual({
    ...{ units: 5, reels: 3, rows: 3, maxWinMultiple: 52 },
  });
  expect(symbols[0]).toEqual({
    ...{ symbol: 'seven', role: 'regular', pays: [{ count: 3, multiple: 100 }] },
  });
  expect(symbols.at(-1)).toEqual({ symbol: 'drum', role: 'scatter', pays: [] });
});

it('shows what a first view would pay, with the reels at their stops on the strips', () => {
  const round = roundOf([0, 0, 2], []);
  const step = shownStep(round, { tables, currency: 'USD' });
  expect(step.lines.map(({ symbol, amount }) => [symbol, amount])).toEqual([['cherry', '1.60']]);
  expect(step.amount).toBe('1.60');
  expect(restAt(tables, stopsOf(round.outcome)).places?.map(({ stop }) => stop)).toEqual([0, 0, 2]);
});

it('shows the drums and the prize of the wheel as a win of scatters', () => {
  const round = roundOf([4, 2, 5, 0], ['take']);
  const step = shownStep(round, { tables, currency: 'USD' });
  expect(segmentOf(round.outcome)).toBe(0);
  expect(step).toMatchObject({ scatters: 3, scatterAmount: '100.00', amount: '4.00' });
  const drums = winningCells(step, fruitPaytable(definition)).filter(
    ({ reel, row }) => step.grid[reel]?.[row] === 'drum',
  );
  expect(drums).toHaveLength(3);
});
