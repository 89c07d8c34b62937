import { describe, expect, it } from 'vitest';
import { openedWith, paytableWith, roundWith, stepWith } from './slot-testing.ts';
import { knownStrips, landedRest, openingRest, paidRest } from './step-rest.ts';

const base = [
  ['a', 'b', 'c', 'd'],
  ['p', 'q', 'r', 's'],
];
const free = [
  ['b', 'a', 'd', 'c'],
  ['q', 'p', 's', 'r'],
];
const strips = { base, free };
const paid = stepWith({
  stops: [2, 0],
  grid: [
    ['c', 'd', 'a'],
    ['p', 'q', 'r'],
  ],
});
const stopsOf = (rest: ReturnType<typeof paidRest>) => rest.places?.map(({ stop }) => stop) ?? null;

describe('the reels after a step', () => {
  it('stand at its stops, on the strips of its kind', () => {
    expect(paidRest(paid, strips).places).toEqual([
      { strip: base[0], stop: 2 },
      { strip: base[1], stop: 0 },
    ]);
    const step = stepWith({
      ...paid,
      kind: 'free',
      grid: [
        ['d', 'c', 'b'],
        ['q', 'p', 's'],
      ],
    });
    expect(landedRest(step, strips).places?.[0]?.strip).toBe(free[0]);
    expect(knownStrips(step, strips)).toBe(free);
  });

  it('land with the mystery symbols of the strip, and stay there when they turn', () => {
    const step = stepWith({
      ...paid,
      stops: [2, 0, 7],
      landed: paid.grid,
      grid: [
        ['c', 'x', 'a'],
        ['p', 'q', 'r'],
      ],
    });
    expect(landedRest(step, strips).grid).toBe(step.landed);
    expect(paidRest(step, strips).grid).toBe(step.grid);
    expect(stopsOf(paidRest(step, strips))).toEqual([2, 0]);
  });

  it('stand on the strip behind a symbol that stays in its cell', () => {
    const grid = [
      ['c', 'x', 'a'],
      ['p', 'q', 'r'],
    ];
    const step = stepWith({ ...paid, grid });
    expect(stopsOf(landedRest(step, strips, [{ reel: 0, row: 1 }]))).toEqual([2, 0]);
    expect(knownStrips(step, strips, [{ reel: 0, row: 1 }])).toBe(base);
    expect(knownStrips(step, strips, [{ reel: 0, row: 2 }])).toBeNull();
  });

  it('are where held reels became wild', () => {
    const grid = [
      ['w', 'w', 'w'],
      ['q', 'r', 's'],
    ];
    const step = stepWith({ kind: 'respin', stops: [2, 1], heldReels: [0], grid });
    expect(stopsOf(landedRest(step, strips))).toEqual([2, 1]);
  });

  it('have no neighbours without stops, for other strips and in a tumbling slot', () => {
    expect(paidRest(stepWith({ ...paid, stops: [] }), strips).places).toBeNull();
    expect(paidRest(stepWith({ ...paid, stops: [1, 0] }), strips).places).toBeNull();
    expect(paidRest(paid, null)).toEqual({ grid: paid.grid, places: null });
    expect(knownStrips(stepWith({ ...paid, stops: [] }), strips)).toBeNull();
  });
});

describe('the reels of a slot that opens', () => {
  const paytable = paytableWith({
    reels: 2,
    symbols: [
      { symbol: 'w', role: 'wild', pays: [] },
      { symbol: 'a', role: 'regular', pays: [] },
      { symbol: 'b', role: 'regular', pays: [] },
      { symbol: 's', role: 'scatter', pays: [] },
    ],
  });

  it('are those of the newest round that was shown', () => {
    const newest = roundWith('0.00', [paid]);
    const opened = openedWith({ lastRounds: [newest] });
    expect(openingRest(opened, { strips, unseen: null, paytable }).grid).toBe(paid.grid);
    expect(stopsOf(openingRest(opened, { strips, unseen: newest, paytable }))).toEqual([0, 0]);
    const older = { ...newest, proof: { ...newest.proof, rulesHash: 'ee' } };
    const rest = openingRest(
      { ...opened, lastRounds: [older] },
      { strips, unseen: null, paytable },
    );
    expect(rest).toEqual({ grid: paid.grid, places: null });
  });

  it('are not those of a round whose grid was another one', () => {
    const smaller = stepWith({ grid: paid.grid.map((column) => column.slice(1)) });
    const lastRounds = [roundWith('0.00', [smaller]), roundWith('0.00', [paid])];
    const opened = openedWith({ lastRounds });
    expect(openingRest(opened, { strips: null, unseen: null, paytable }).grid).toBe(paid.grid);
    const feature = { kind: 'cells', rows: { min: 2, max: 3 }, blank: 'x', multiplier: 3 } as const;
    const cells = { ...paytable, feature };
    expect(openingRest(opened, { strips: null, unseen: null, paytable: cells }).grid).toBe(
      smaller.grid,
    );
  });

  it('stand at position 0 before the first round, or show the paying symbols in their order without strips', () => {
    const opened = openedWith();
    expect(openingRest(opened, { strips, unseen: null, paytable }).grid).toEqual([
      ['a', 'b', 'c'],
      ['p', 'q', 'r'],
    ]);
    expect(openingRest(opened, { strips: null, unseen: null, paytable })).toEqual({
      grid: [
        ['a', 'b', 'a'],
        ['b', 'a', 'b'],
      ],
      places: null,
    });
  });
});
