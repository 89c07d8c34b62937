import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { strip } from './strips-and-paylines.ts';

/**
 * Jade Teahouse: 5×3 with 243 ways, wild lantern on reels two to five, scatter lotus.
 *
 * Low volatility: pays are flat, five teapots pay about four times as much as three, there is no
 * multiplier, and free spins (6, 9 or 15, 30 at most) return an eighth of the stake.
 */
const model: LinesModel = {
  symbols: [
    { name: 'lantern', role: 'wild', pays: [1, 1, 1] },
    { name: 'dragon', role: 'regular', pays: [31, 62, 160] },
    { name: 'teapot', role: 'regular', pays: [25, 50, 104] },
    { name: 'cup', role: 'regular', pays: [19, 38, 76] },
    { name: 'fan', role: 'regular', pays: [15, 31, 64] },
    { name: 'a', role: 'regular', pays: [9, 17, 34] },
    { name: 'k', role: 'regular', pays: [9, 16, 30] },
    { name: 'q', role: 'regular', pays: [8, 13, 26] },
    { name: 'j', role: 'regular', pays: [7, 13, 22] },
    { name: 'lotus', role: 'scatter', pays: [1, 4, 15] },
  ],
  lines: [],
  ways: { units: 20 },
  strips: {
    base: [
      strip(`
        cup k dragon lotus fan k a dragon q fan j j teapot cup dragon a
        fan q q fan a j j k teapot a k j fan teapot q a
        cup q fan a a dragon cup q j k k q teapot q teapot q
        a lotus cup fan k j k a cup lotus dragon j cup fan k teapot
      `),
      strip(`
        j lantern j a k q cup k fan fan q j k a lantern teapot
        cup q teapot a cup cup fan fan j lotus a k fan dragon k k
        lotus fan q q dragon j j q q dragon cup k teapot dragon teapot a
        k j lantern teapot j cup j teapot a lotus q dragon cup a fan a
      `),
      strip(`
        cup a cup cup fan teapot lotus q dragon a j fan cup q a a
        q j k k teapot a fan j teapot teapot fan q fan teapot cup j
        lotus lantern q dragon lantern k k teapot j k q cup j lantern a fan
        lotus dragon dragon a k k j j k q q j dragon a fan cup
      `),
      strip(`
        teapot q cup k q cup j j a lantern fan q teapot a teapot dragon
        dragon lotus k q cup k lotus fan q k a fan j j j fan
        a cup j teapot k lantern cup a a q k q k q teapot teapot
        k a fan j q fan cup j dragon j dragon fan dragon lotus cup a
      `),
      strip(`
        teapot j teapot k a teapot lantern dragon fan fan fan fan cup q fan cup
        j dragon q j teapot a a j k j j q dragon a fan k
        q q k a q q a cup k j cup cup lotus cup j a
        j q lotus k cup a lantern lotus q dragon teapot k k dragon teapot fan
      `),
    ],
    free: [
      strip(`
        a dragon lotus dragon j lotus k a teapot a cup k fan fan fan k
        fan fan j a a q fan q fan a q q dragon dragon fan k
        cup q j teapot a cup teapot teapot k cup q lotus j k k k
        q j cup q a cup teapot teapot a j j dragon j k cup q
      `),
      strip(`
        fan k dragon fan dragon k cup k q teapot lotus cup k teapot lantern fan
        q lotus k dragon j fan a teapot j k a lantern k dragon q cup
        a cup j cup cup q lotus j a k j fan a fan q j
        q fan cup a teapot j teapot dragon a j q a q teapot j lantern
      `),
      strip(`
        q q j a k a q j j dragon k q k lotus j cup
        fan dragon teapot lantern a teapot a j q k j j teapot cup cup a
        a dragon cup fan fan q a teapot cup lantern cup k k teapot k lotus
        q dragon dragon q j fan lotus fan j a fan k fan teapot cup lantern
      `),
      strip(`
        teapot a q fan dragon k dragon j teapot k a j cup lantern fan fan
        k dragon a lantern cup fan q a a dragon lotus k cup j q q
        dragon a j cup q teapot cup fan lotus q teapot k a q fan j
        j fan cup k teapot lotus a q j j k j teapot q k cup
      `),
      strip(`
        k fan cup q dragon k cup lantern lotus teapot teapot cup dragon q a k
        q a k a a a fan q q teapot a lotus j q j j
        j fan dragon cup j fan dragon k j a q j fan fan k lantern
        fan teapot cup a j k dragon q lotus q j k cup teapot cup teapot
      `),
    ],
  },
  freeSpins: [6, 9, 15],
  freeSpinsMax: 30,
  meter: [],
  cap: 5000,
};

export const jadeTeahouse: SlotGame = {
  gameId: 'jade-teahouse',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.71',
    rtpBeyondCap: 0,
    volatilityIndex: 4.78,
    hitRate: 0.3923,
    featureRate: 0.0223,
    maxWinMultiple: 5000,
    odds: { hundred: 736_000, thousand: RAREST_ODDS, cap: RAREST_ODDS },
  },
};
