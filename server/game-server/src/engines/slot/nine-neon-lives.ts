import type { LivesModel } from './lives-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Nine Neon Lives: 5×3, 20 lines, wild cat, scatter city: three cities begin up to 18 free spins with nine lives,
 * once in 140 spins.
 *
 * High volatility from free spins whose cats stay in their cells. Each of the three middle reels has few of them;
 * with one on the second and one on the third every later spin pays, while before that two in three
 * cost a life. Two features in five end with the last life.
 */
const model: LivesModel = {
  symbols: [
    { name: 'cat', role: 'wild', pays: [50, 300, 3000] },
    { name: 'martini', role: 'regular', pays: [50, 200, 1200] },
    { name: 'guitar', role: 'regular', pays: [40, 150, 800] },
    { name: 'dice', role: 'regular', pays: [30, 100, 500] },
    { name: 'skate', role: 'regular', pays: [20, 70, 350] },
    { name: 'a', role: 'regular', pays: [15, 40, 150] },
    { name: 'k', role: 'regular', pays: [10, 30, 120] },
    { name: 'q', role: 'regular', pays: [10, 30, 100] },
    { name: 'j', role: 'regular', pays: [10, 25, 80] },
    { name: 'city', role: 'scatter', pays: [2, 10, 50] },
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
        j q skate a q k dice a martini k j a k j q a
        j k guitar q dice j q skate a j q k guitar skate k a
      `),
      strip(`
        q guitar skate dice q skate martini guitar dice q a skate guitar j dice a
        guitar martini j a k q a k guitar dice cat skate q k dice q
        j skate k a skate j dice k martini j k martini guitar a j skate
        martini a j dice q guitar k a dice skate q guitar martini skate j k
      `),
      strip(`
        k a skate martini q a k skate dice a martini skate dice martini q guitar
        j k dice a guitar j k a skate cat guitar q a martini dice skate
        q guitar skate k guitar dice j skate k dice guitar q dice martini q j
        a q guitar j martini guitar j k skate j q k a j dice skate
      `),
      strip(`
        guitar q j guitar k j martini skate guitar k j a cat guitar dice martini
        k dice skate martini q j dice k a q skate martini dice j martini k
        a j skate dice q martini k dice q k skate guitar j a skate cat
        guitar skate q a guitar skate a q guitar dice k a q j a dice
      `),
      strip(`
        k j martini a q k dice a k guitar skate j q skate a q
        j skate k q martini a j guitar k j a skate dice guitar q dice
      `),
    ],
  },
  lives: 9,
  freeSpins: 18,
  cap: 750,
};

export const nineNeonLives: SlotGame = {
  gameId: 'nine-neon-lives',
  kind: 'lives',
  model,
  stated: {
    rtp: '96.32',
    rtpBeyondCap: 0.000006369,
    volatilityIndex: 11.62,
    hitRate: 0.3728,
    featureRate: 0.0071,
    maxWinMultiple: 750,
    odds: { hundred: 1300, thousand: RAREST_ODDS, cap: 12_600_000 },
  },
};
