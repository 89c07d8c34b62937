import type { FruitMachineTables } from '../../definitions/fruit-machine-tables.ts';
import { RAREST_ODDS } from '../slot/slot-game.ts';
import { strip } from '../slot/strips-and-paylines.ts';
import { fruitMachine } from './fruit-machine.ts';

/**
 * Parade 7: 3×3, five lines, hold and nudge, and a street parade.
 *
 * Low volatility: with the best choice of every first view it returns 95.84 %, 28.1 of it from the parade,
 * which comes once in 14 rounds: a sum over all 13,824 views. The best choice is to hold two reels in 32 % of
 * them, one in 25 %, to nudge in 24 %, to take in 10 %, and to spin all reels again in the others. The largest
 * win of 52 stakes is the wheel's first prize beside fruit lines.
 */
const tables: FruitMachineTables = {
  symbols: [
    { name: 'seven', percent: 2000 },
    { name: 'bell', percent: 400 },
    { name: 'melon', percent: 200 },
    { name: 'grapes', percent: 160 },
    { name: 'lemon', percent: 120 },
    { name: 'orange', percent: 120 },
    { name: 'cherry', percent: 80 },
    { name: 'drum', percent: 0 },
  ],
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  strips: [
    strip(`
      cherry lemon bell grapes orange drum melon cherry lemon grapes seven orange
      bell cherry melon lemon orange drum grapes cherry bell lemon melon orange
    `),
    strip(`
      lemon cherry drum melon orange bell grapes lemon cherry orange melon seven
      grapes lemon drum cherry bell orange grapes melon lemon cherry bell orange
    `),
    strip(`
      orange grapes lemon bell cherry melon drum orange lemon grapes cherry bell
      seven melon orange lemon cherry drum grapes bell orange melon cherry lemon
    `),
  ],
  wheel: {
    symbol: 'drum',
    count: 3,
    segments: [
      { percent: 5000, tickets: 1 },
      { percent: 100, tickets: 4 },
      { percent: 400, tickets: 2 },
      { percent: 200, tickets: 4 },
      { percent: 1000, tickets: 1 },
      { percent: 100, tickets: 4 },
      { percent: 400, tickets: 2 },
      { percent: 200, tickets: 4 },
      { percent: 1000, tickets: 1 },
      { percent: 100, tickets: 4 },
      { percent: 400, tickets: 2 },
      { percent: 200, tickets: 4 },
      { percent: 1000, tickets: 1 },
      { percent: 2500, tickets: 1 },
      { percent: 100, tickets: 4 },
      { percent: 400, tickets: 2 },
      { percent: 200, tickets: 4 },
      { percent: 1000, tickets: 1 },
      { percent: 100, tickets: 4 },
      { percent: 400, tickets: 2 },
      { percent: 200, tickets: 4 },
      { percent: 1000, tickets: 1 },
      { percent: 100, tickets: 4 },
      { percent: 400, tickets: 2 },
      { percent: 1000, tickets: 1 },
    ],
  },
  cap: 52,
};

export const parade7 = fruitMachine({
  gameId: 'parade-7',
  tables,
  stated: {
    rtp: '95.84',
    basis: { kind: 'exact' },
    volatilityIndex: 4.82,
    hitRate: 0.453,
    featureRate: 0.0729,
    returnMax: 5200,
    odds: { hundred: RAREST_ODDS, thousand: RAREST_ODDS, cap: 74_400 },
  },
});
