import { describe, expect, it } from 'vitest';
import { paytableWith, stepWith } from './slot-testing.ts';
import { linesByAmount, scatterCells, stackCells, winningCells } from './step-wins.ts';

const paytable = paytableWith({
  symbols: [
    { symbol: 'phoenix', role: 'wild', pays: [] },
    { symbol: 'sun', role: 'scatter', pays: [] },
    { symbol: 'crown', role: 'regular', pays: [] },
  ],
});
const step = stepWith({
  grid: [
    ['sun', 'crown', 'k'],
    ['k', 'crown', 'sun'],
    ['crown', 'phoenix', 'sun'],
  ],
  lines: [
    { line: 1, symbol: 'crown', count: 3, rows: [1, 1, 1], amount: '6.00' },
    { line: 4, symbol: 'crown', count: 2, rows: [1, 1, 0, 2, 2], amount: '40.00' },
    { line: 2, symbol: 'crown', count: 3, rows: [1, 1, 0], amount: '6.00' },
  ],
  scatters: 3,
  scatterAmount: '4.00',
  amount: '56.00',
});

describe('the wins of a step', () => {
  it('are sorted by amount, equal ones by line', () => {
    expect(linesByAmount(step, 'USD').map(({ line }) => line)).toEqual([4, 1, 2]);
  });

  it('contain each cell once, and only the counted ones of a line', () => {
    expect(winningCells({ ...step, scatterAmount: '0.00' }, paytable)).toEqual([
      { reel: 0, row: 1 },
      { reel: 1, row: 1 },
      { reel: 2, row: 1 },
      { reel: 2, row: 0 },
    ]);
  });

  it('contain the scatters when they pay', () => {
    expect(scatterCells(step, paytable)).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 2 },
      { reel: 2, row: 2 },
    ]);
  });

  it('omit scatters that neither pay nor award', () => {
    expect(scatterCells({ ...step, scatterAmount: '0.00' }, paytable)).toEqual([]);
    expect(
      scatterCells({ ...step, scatterAmount: '0.00', freeSpinsAwarded: 8 }, paytable),
    ).toHaveLength(3);
  });
});

it('finds the reels that a stacked symbol fills, and none in another slot', () => {
  const grid = [
    ['wolf', 'wolf', 'wolf'],
    ['wolf', 'moon', 'wolf'],
  ];
  const feature = { kind: 'stacks', symbol: 'wolf', multiplier: 2 } as const;
  expect(stackCells({ grid }, { feature })).toEqual([0, 1, 2].map((row) => ({ reel: 0, row })));
  expect(stackCells({ grid }, { feature: null })).toEqual([]);
});
