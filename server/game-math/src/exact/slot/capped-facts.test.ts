import type { LinesModel } from '@fairhall/game-server/engines/slot/lines-model';
import type { SlotKind } from '@fairhall/game-server/engines/slot/slot-game';
import type { TumbleModel } from '@fairhall/game-server/engines/slot/tumble-model';
import { playable } from '@fairhall/game-server/engines/slot-engines';
import {
  smallComets,
  smallFestival,
  smallLives,
  smallTumble,
} from '@fairhall/game-server/engines/testing/small-slots';
import { describe, expect, it } from 'vitest';
import { everyRound } from '../testing/every-round.ts';
import { cappedFacts, chainOf, statedDifferences } from './capped-facts.ts';
import { factsOf } from './slot-facts.ts';
import { winsBelow } from './win-distribution.ts';

/*
 * Slots small enough to play every round of them, under caps that many rounds reach. The figures of
 * the released slots take twenty minutes, four times as long under a test runner: `npm run rtp -- --exact`
 * compares them, which `npm run test:full` starts.
 */

const symbols = [
  { name: 'wild', role: 'wild', pays: [6, 20, 50] },
  { name: 'ruby', role: 'regular', pays: [4, 9, 30] },
  { name: 'coin', role: 'regular', pays: [1, 2, 7] },
  { name: 'star', role: 'scatter', pays: [1, 3, 8] },
] as const;

const lines: LinesModel = {
  symbols,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  strips: {
    base: [
      ['ruby', 'star', 'coin', 'wild'],
      ['wild', 'wild', 'coin', 'ruby', 'star'],
      ['coin', 'star', 'ruby', 'wild'],
      ['coin', 'coin', 'coin'],
      ['ruby', 'ruby', 'ruby'],
    ],
    free: [
      ['wild', 'wild', 'ruby', 'star'],
      ['coin', 'star', 'wild', 'ruby'],
      ['coin', 'star', 'wild', 'wild'],
      ['coin', 'coin', 'coin'],
      ['ruby', 'ruby', 'ruby'],
    ],
  },
  freeSpins: [1, 2, 2],
  freeSpinsMax: 2,
  meter: [{ wilds: 1, multiplier: 3 }],
  cap: 25,
};

const fourRows: LinesModel = {
  ...lines,
  rows: 4,
  cap: 5,
  lines: [
    [3, 1, 0, 2, 1],
    [0, 3, 3, 1, 0],
  ],
  strips: {
    base: [
      ['ruby', 'star', 'coin', 'wild', 'coin'],
      ['wild', 'wild', 'coin', 'ruby', 'star'],
      ['coin', 'star', 'ruby', 'wild'],
      ['coin', 'coin', 'coin', 'coin', 'coin', 'coin'],
      ['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'ruby'],
    ],
    free: [
      ['wild', 'wild', 'ruby', 'star'],
      ['coin', 'star', 'wild', 'ruby'],
      ['coin', 'ruby', 'wild', 'wild'],
      ['coin', 'coin', 'coin', 'coin', 'coin', 'coin'],
      ['ruby', 'ruby', 'ruby', 'ruby', 'ruby', 'ruby'],
    ],
  },
};

const ways: LinesModel = {
  ...lines,
  lines: [],
  ways: { units: 4 },
  strips: {
    base: lines.strips.base.map((strip, reel) =>
      reel === 0 ? ['ruby', 'coin', 'coin', 'star'] : strip,
    ),
    free: lines.strips.free.map((strip, reel) =>
      reel === 0 ? ['ruby', 'coin', 'ruby', 'star'] : strip,
    ),
  },
  cap: 40,
};

/** The small slot with three cells, which one symbol can fill. */
const tumbles: TumbleModel = {
  ...smallTumble,
  ...{ reels: 1, rows: 3, cap: 41 },
  symbols: [
    {
      name: 'plum',
      pays: [
        { count: 2, multiple: 3 },
        { count: 3, multiple: 20 },
      ],
    },
    { name: 'pear', pays: [{ count: 3, multiple: 1 }] },
  ],
};

const evenPays = smallLives.symbols.map((symbol) => {
  const [three, four, five] = symbol.pays;
  return { ...symbol, pays: [2 * three, 2 * four, 2 * five] as const };
});

const small: readonly (readonly [string, SlotKind, number])[] = [
  ['lines', { kind: 'lines', model: lines }, 3],
  ['four rows', { kind: 'lines', model: fourRows }, 6],
  ['ways', { kind: 'lines', model: ways }, 3],
  [
    'a festival',
    { kind: 'mystery', model: { ...smallFestival, lines: { ...smallFestival.lines, cap: 12 } } },
    3,
  ],
  [
    'mystery symbols',
    {
      kind: 'mystery',
      model: {
        mystery: 'lantern',
        tickets: [
          { symbol: 'ruby', count: 1 },
          { symbol: 'coin', count: 3 },
        ],
        lines: {
          ...lines,
          strips: {
            base: [['lantern', 'star', 'coin', 'lantern'], ...lines.strips.base.slice(1)],
            free: [['lantern', 'ruby', 'star', 'lantern'], ...lines.strips.free.slice(1)],
          },
          freeSpins: [1, 1, 1],
          freeSpinsMax: 1,
          cap: 9,
        },
      },
    },
    3,
  ],
  [
    'a book',
    {
      kind: 'book',
      model: {
        tickets: [
          { symbol: 'ruby', count: 1 },
          { symbol: 'coin', count: 3 },
        ],
        lines: { ...lines, freeSpins: [1, 1, 1], freeSpinsMax: 1, meter: [], cap: 12 },
      },
    },
    3,
  ],
  ['lives', { kind: 'lives', model: { ...smallLives, cap: 20 } }, 3],
  [
    'even pays',
    { kind: 'lives', model: { ...smallLives, symbols: evenPays, lives: 1, cap: 20 } },
    3,
  ],
  [
    'wild reels',
    {
      kind: 'wild-reels',
      model: {
        symbols,
        lines: lines.lines,
        strips: [
          ['ruby', 'coin', 'ruby', 'ruby'],
          ['wild', 'coin', 'coin', 'ruby', 'coin', 'ruby', 'ruby', 'coin'],
          ['coin', 'ruby', 'coin', 'wild', 'ruby', 'coin', 'ruby'],
          ['coin', 'coin', 'coin'],
          ['ruby', 'ruby', 'ruby'],
        ],
        multipliers: [1, 2, 5],
        cap: 40,
      },
    },
    3,
  ],
  ['tumbles', { kind: 'tumble', model: tumbles }, 0],
  [
    'comets',
    {
      kind: 'tumble',
      model: {
        ...tumbles,
        scatter: { name: 'star', countMin: 1 },
        comets: smallComets.comets,
        tickets: { base: [1, 1, 1, 1], free: [1, 0, 1, 2] },
        ladder: { base: [1, 1], free: [1] },
        freeSpinsMax: 1,
      },
    },
    0,
  ],
];

describe.each(small)('the distribution of wins of a slot with %s', (_kind, game, alike) => {
  const rounds = everyRound(playable(game).play, { alike });
  const { units, maxLineBets, chain } = chainOf(game);
  const chanceOf = (holds: (lineBets: number) => boolean): number =>
    rounds.reduce((sum, { chance, outcome }) => sum + (holds(outcome.lineBets) ? chance : 0), 0);

  it('has the chance of every win that the enumeration of all rounds finds', () => {
    const wins = winsBelow(chain, maxLineBets);
    expect(chanceOf((lineBets) => lineBets === maxLineBets)).toBeGreaterThan(0.0001);
    for (const [win, chance] of wins.entries()) {
      expect(chance).toBeCloseTo(
        chanceOf((lineBets) => lineBets === win),
        4,
      );
    }
  });

  it('gives the RTP, the deviation and the hit rate under the cap', () => {
    const facts = cappedFacts(game);
    const mean = rounds.reduce((sum, { chance, outcome }) => sum + chance * outcome.lineBets, 0);
    const square = rounds.reduce(
      (sum, { chance, outcome }) => sum + chance * outcome.lineBets ** 2,
      0,
    );
    expect((factsOf(game).rtp - facts.rtpBeyondCap) * units).toBeCloseTo(mean, 2);
    expect((facts.volatilityIndex / 1.96) * units).toBeCloseTo(Math.sqrt(square - mean ** 2), 2);
    expect(facts.hitRate).toBeCloseTo(factsOf(game).hitRate, 4);
    const capped = rounds.filter(({ outcome }) => outcome.isCapped);
    expect(capped.every(({ outcome }) => outcome.lineBets === maxLineBets)).toBe(true);
    expect(1 / facts.odds.cap).toBeCloseTo(
      chanceOf((lineBets) => lineBets === maxLineBets),
      3,
    );
  });

  it('adds up to the win in every round, and is capped if that is the cap', () => {
    const wrong = rounds.filter(({ outcome: { steps, lineBets, isCapped } }) => {
      const paid = steps.reduce((sum, step) => sum + step.lineBets, 0);
      return paid !== lineBets || isCapped !== (paid === maxLineBets);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the stated figures beside the computed ones', () => {
  const odds = { hundred: 150, thousand: 4_000, cap: 90_000 };
  const others = { rtp: '96.00', featureRate: 0.01, maxWinMultiple: 5_000 };
  const facts = { rtpBeyondCap: 0.0001, volatilityIndex: 12.34, hitRate: 0.2811, odds };

  it('have no difference within their last digit, nor odds within 1 %', () => {
    const stated = {
      ...others,
      ...facts,
      volatilityIndex: 12.345,
      odds: { ...odds, thousand: 4_030 },
    };
    expect(statedDifferences(stated, facts)).toEqual([]);
  });

  it('are named with what was computed where they differ', () => {
    const stated = { ...others, ...facts, hitRate: 0.2813, odds: { ...odds, cap: 80_000 } };
    expect(statedDifferences(stated, facts)).toEqual(['hitRate 0.2811', 'odds of cap 90000']);
  });
});

it('a chain of wins without a state is refused', () => {
  expect(() => winsBelow({ parts: [], sums: [], states: [] }, 10)).toThrow('a round has a state');
});
