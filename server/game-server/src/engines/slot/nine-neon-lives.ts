import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Nine Neon Lives: 5×3, 20 lines, wild cat, scatter city: nine free spins for every three cities.
 *
 * High volatility: three, four and five cities award 9, 18 and 27 free spins (54 at most, once in
 * 140 spins), in which cats are twice as frequent; 3, 6 and 9 of them raise the multiplier of every
 * later win to ×2, ×3 and ×9.
 */
const model: LinesModel = {
  symbols: [
    { name: 'cat', role: 'wild', pays: [60, 330, 3400] },
    { name: 'martini', role: 'regular', pays: [54, 240, 1400] },
    { name: 'guitar', role: 'regular', pays: [42, 165, 900] },
    { name: 'dice', role: 'regular', pays: [32, 118, 590] },
    { name: 'skate', role: 'regular', pays: [23, 80, 370] },
    { name: 'a', role: 'regular', pays: [15, 44, 160] },
    { name: 'k', role: 'regular', pays: [13, 38, 140] },
    { name: 'q', role: 'regular', pays: [10, 29, 110] },
    { name: 'j', role: 'regular', pays: [9, 25, 95] },
    { name: 'city', role: 'scatter', pays: [2, 8, 45] },
  ],
  lines: paylines20,
  strips: {
    base: [
      strip(`
        dice k martini city a q k martini q a j j dice skate cat k
        a j q skate a j j q dice a q j a guitar q k
        skate q skate k k guitar skate q j k k j guitar j dice q
        a j skate a k j q k skate city martini j dice a q guitar
      `),
      strip(`
        j martini j k q q skate k a a q j q k cat dice
        skate q dice k skate skate a a j j k k a martini q k
        city a q q martini j j q j guitar skate k dice guitar guitar k
        q j cat dice j skate j dice k city q guitar skate a a a
      `),
      strip(`
        skate a skate skate a dice city q martini a j a skate q k k
        q j q k dice k a j guitar dice a j a dice skate j
        city cat q guitar martini q k dice j q q skate j cat k a
        j martini guitar k k k j j q q q j guitar k a skate
      `),
      strip(`
        dice q skate k q skate j j k cat a q guitar k dice martini
        martini j q q skate k city skate q k a a j j j a
        k dice j dice q cat skate a k j k q k q guitar dice
        q k a j q a skate j martini j guitar a guitar city skate a
      `),
      strip(`
        guitar j dice k k dice cat martini a a a a skate q a skate
        j guitar j j dice a k j q j j q martini k a k
        q q q a q q a dice k j skate skate city skate j k
        j q city k skate k cat j q guitar guitar q k martini dice skate
      `),
    ],
    free: [
      strip(`
        k martini city martini j city q k dice a skate k a a a k
        a skate j k k q a q skate a j q cat martini skate k
        dice q j guitar k skate guitar guitar q skate q j j q k q
        q j dice q a dice dice guitar a j j cat j k skate j
      `),
      strip(`
        k a j k martini q q k q a a skate q k skate k
        cat q j j j j q guitar k guitar q k a skate martini q
        cat dice a k j cat guitar j a skate dice skate city a skate q
        dice j cat city martini k guitar skate j j j a dice q dice a
      `),
      strip(`
        k a cat k a j j skate guitar q q k city q skate skate
        guitar k j j dice q j k a j skate dice q cat j j
        cat skate martini j k city q q q a q skate j guitar guitar k
        martini a j a k k cat skate dice martini a q dice a dice a
      `),
      strip(`
        guitar dice cat k a skate a k cat skate a j a skate skate j
        skate dice j j dice city q q q skate j martini a j skate q
        q a q guitar k q j k j k cat j dice guitar q cat
        k k a dice a k guitar j j q martini k city q a martini
      `),
      strip(`
        k skate skate q martini k dice cat j dice guitar skate martini q a k
        j a k a k k skate q q guitar a city j q j j
        j a cat skate j skate cat q j a q j a a q cat
        a guitar dice k j k martini q city q j k dice dice skate guitar
      `),
    ],
  },
  freeSpins: [9, 18, 27],
  freeSpinsMax: 54,
  meter: [
    { wilds: 3, multiplier: 2 },
    { wilds: 6, multiplier: 3 },
    { wilds: 9, multiplier: 9 },
  ],
  cap: 20_000,
};

export const nineNeonLives: SlotGame = {
  gameId: 'nine-neon-lives',
  kind: 'lines',
  model,
  stated: {
    rtp: '95.23',
    rtpBeyondCap: 0,
    volatilityIndex: 11.04,
    hitRate: 0.3728,
    featureRate: 0.0071,
    maxWinMultiple: 20_000,
    odds: { hundred: 2010, thousand: 2_180_000, cap: RAREST_ODDS },
  },
};
