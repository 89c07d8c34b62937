import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { strip } from './strips-and-paylines.ts';

/**
 * Frostforge: 5×3 with 243 ways, wild shield on reels two to five, scatter snowflake.
 *
 * High volatility: pays are steep, free spins occur once in 140 spins (10, 15 or 25, 50 at most)
 * with four times as many shields; 3, 6, 10 and 15 shields raise the multiplier of every later win
 * to ×2, ×4, ×7 and ×12.
 */
const model: LinesModel = {
  symbols: [
    { name: 'shield', role: 'wild', pays: [1, 1, 1] },
    { name: 'hammer', role: 'regular', pays: [27, 130, 1000] },
    { name: 'sword', role: 'regular', pays: [18, 80, 500] },
    { name: 'axe', role: 'regular', pays: [12, 48, 260] },
    { name: 'helmet', role: 'regular', pays: [9, 32, 150] },
    { name: 'a', role: 'regular', pays: [4, 10, 43] },
    { name: 'k', role: 'regular', pays: [3, 10, 38] },
    { name: 'q', role: 'regular', pays: [3, 7, 27] },
    { name: 'j', role: 'regular', pays: [2, 6, 24] },
    { name: 'snow', role: 'scatter', pays: [2, 12, 80] },
  ],
  lines: [],
  ways: { units: 20 },
  strips: {
    base: [
      strip(`
        q k a j j q q k j snow helmet q q snow j axe
        q a k k axe k a a a j j sword a axe j a
        q a j j helmet a j hammer k k q k helmet k sword a
        k j sword a j k j q q helmet hammer axe helmet k q q
      `),
      strip(`
        j helmet sword k shield j axe q j j q k a q axe j
        helmet a snow q a k q j a a q axe hammer j a a
        k hammer q k helmet a j q j k j k j k k j
        a q q helmet a j sword snow q axe q helmet k sword k a
      `),
      strip(`
        axe q a a j k q a helmet shield sword k a q q j
        q k j j q sword j hammer snow k helmet j axe a k snow
        q q axe k q a j axe hammer j q q k helmet k a
        a a helmet j a q sword a j j helmet k k k j j
      `),
      strip(`
        j j helmet k j snow a k q j snow a a j k sword
        a axe q k k q hammer helmet j helmet shield q j q j q
        a q k helmet axe q q axe sword axe k k k sword j q
        j a k j j a j a a a k hammer helmet q q a
      `),
      strip(`
        helmet a a helmet j k q axe q sword k j q q j k
        helmet sword j k snow k axe j a hammer a j j q j j
        j q k k q sword q hammer helmet a axe k k q axe a
        k shield j j a a q a q a k helmet a snow q j
      `),
    ],
    free: [
      strip(`
        sword helmet helmet j j q q hammer hammer helmet helmet j j axe k q
        k q a j axe j q j k k q a j k helmet a
        q snow axe a j a snow sword k a hammer j a k k q
        a sword j a q k axe axe k q k a sword j helmet q
      `),
      strip(`
        snow helmet shield k axe helmet hammer hammer j q a j a a sword helmet
        a k axe helmet q q sword j q q snow q axe hammer k k
        j sword q k j j shield q k a j shield a k shield helmet
        q j axe axe k a k sword a j q j a j k helmet
      `),
      strip(`
        j j j snow k shield a a shield axe j shield helmet axe j sword
        j a q helmet hammer k a k sword j sword helmet a q snow q
        axe helmet sword j q a hammer q a a k hammer helmet k k j
        q k q a k q q k axe helmet k shield j j q axe
      `),
      strip(`
        k j a j j q q q helmet k shield q a a k a
        helmet hammer axe q q sword j helmet snow q k k j k a shield
        j j helmet hammer k a axe j a axe j k a sword sword q
        k shield helmet sword snow shield k j helmet a hammer j axe axe q q
      `),
      strip(`
        j k axe helmet q helmet snow axe k sword q j a j a k
        hammer q a shield q j k q helmet q k shield a k axe helmet
        sword shield j a j axe q helmet k a helmet axe sword j j q
        j hammer hammer sword shield a q a j snow q k j k k a
      `),
    ],
  },
  freeSpins: [10, 15, 25],
  freeSpinsMax: 50,
  meter: [
    { wilds: 3, multiplier: 2 },
    { wilds: 6, multiplier: 4 },
    { wilds: 10, multiplier: 7 },
    { wilds: 15, multiplier: 12 },
  ],
  cap: 20_000,
};

export const frostforge: SlotGame = {
  gameId: 'frostforge',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.23',
    rtpBeyondCap: 0,
    volatilityIndex: 13.83,
    hitRate: 0.4454,
    featureRate: 0.0071,
    maxWinMultiple: 20_000,
    odds: { hundred: 1690, thousand: 345_000, cap: RAREST_ODDS },
  },
};
