import type { LinesModel } from './lines-model.ts';
import type { SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Copper Canyon: 5×3, 20 lines, wild dynamite on the three middle reels only, scatter sun.
 *
 * High volatility: paid spins return half of the stake in small wins; the free spins, once in 140
 * spins, have six times as many wilds, and the wilds collected in them multiply every later win by
 * 2, 5, 10 and 20. Four lines of five nuggets at ×20 are worth the cap. The wild cannot start a line, so its own pays never apply.
 */
const model: LinesModel = {
  symbols: [
    { name: 'dynamite', role: 'wild', pays: [1, 1, 1] },
    { name: 'nugget', role: 'regular', pays: [110, 650, 5000] },
    { name: 'train', role: 'regular', pays: [75, 380, 2400] },
    { name: 'cactus', role: 'regular', pays: [50, 250, 1200] },
    { name: 'boot', role: 'regular', pays: [30, 120, 600] },
    { name: 'a', role: 'regular', pays: [15, 50, 200] },
    { name: 'k', role: 'regular', pays: [12, 40, 150] },
    { name: 'q', role: 'regular', pays: [6, 20, 80] },
    { name: 'j', role: 'regular', pays: [5, 15, 60] },
    { name: 'sun', role: 'scatter', pays: [2, 20, 200] },
  ],
  lines: paylines20,
  strips: {
    base: [
      strip(`
        k j a q j cactus boot k q boot j a q j k q
        train j boot k j cactus q j k q j k a j q boot
        a q j boot cactus j q k j train a j q a j k
        nugget q j a q k a sun boot nugget k cactus q sun train a
      `),
      strip(`
        j a q j a k j q boot a k q j k q j
        k boot j q k a q boot cactus k q j k boot j k
        q a j sun cactus q j train a q nugget j boot k a q
        cactus j a nugget j k q train dynamite a cactus boot train j q sun
      `),
      strip(`
        q a k q j a q j k q j k boot a k j
        a q j boot k j a train boot q k sun j k sun j
        q a j k a q cactus j boot q j nugget q k boot cactus
        k q a j cactus q a j train q nugget boot cactus dynamite train j
      `),
      strip(`
        k j q a k j train q j k nugget q j k train j
        k a sun q a k cactus q j a q j boot q k a
        j cactus a q j cactus boot a j q a j q boot j cactus
        boot k j q sun boot k q nugget a train boot k q j dynamite
      `),
      strip(`
        j k q j k q boot j k a q j a boot q j
        boot q k j cactus q j cactus boot j q a k cactus nugget a
        j q a k q j a k q train k j a boot j q
        k j nugget a train boot q j sun k j sun cactus train q a
      `),
    ],
    free: [
      strip(`
        a q nugget a j boot k q boot cactus q j k q j a
        k q j cactus a q k a j q a j train boot j q
        k j train q a k boot sun a cactus boot train j k q j
        cactus k j train a q nugget boot k j sun cactus k q nugget j
      `),
      strip(`
        j cactus k j q dynamite j a boot cactus dynamite q a j q train
        j k q j k q dynamite j train q k boot j cactus boot q
        a dynamite cactus nugget k dynamite q boot a j q a sun j a dynamite
        nugget boot k j sun cactus a k train j q train k boot a nugget
      `),
      strip(`
        cactus j a dynamite j k q boot j a q dynamite j a k boot
        nugget k boot j sun boot cactus j q k dynamite q k a q j
        nugget k q a cactus q j train boot q cactus dynamite train a j train
        dynamite j a nugget k dynamite q j cactus a j q boot sun train k
      `),
      strip(`
        j a boot j q train k cactus dynamite j q boot j cactus a q
        j dynamite q j cactus k j a k nugget q a dynamite q k a
        dynamite q a j train k boot j a sun q j train cactus boot a
        q k dynamite nugget train k boot j dynamite q sun boot j cactus k nugget
      `),
      strip(`
        boot k a q j k boot a k j q k j q a k
        q j boot q j train q cactus k j q boot j a k j
        a q train a j k a q j cactus a nugget boot j k train
        q a j cactus q nugget cactus train sun nugget k cactus boot sun q j
      `),
    ],
  },
  freeSpins: [10, 15, 25],
  freeSpinsMax: 40,
  meter: [
    { wilds: 3, multiplier: 2 },
    { wilds: 6, multiplier: 5 },
    { wilds: 10, multiplier: 10 },
    { wilds: 15, multiplier: 20 },
  ],
  cap: 20_000,
};

export const copperCanyon: SlotGame = {
  gameId: 'copper-canyon',
  kind: 'lines',
  model,
  stated: {
    rtp: '95.35',
    rtpBeyondCap: 0.000_000_017,
    volatilityIndex: 22.2,
    hitRate: 0.5321,
    featureRate: 0.0071,
    maxWinMultiple: 20_000,
    odds: { hundred: 1010, thousand: 63_000, cap: 26_700_000_000 },
  },
};
