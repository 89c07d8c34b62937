import type { LinesModel } from './lines-model.ts';
import type { SlotGame } from './slot-game.ts';
import { paylines20of4, strip } from './strips-and-paylines.ts';

/**
 * Phoenix Ascend: 5×4, 20 lines, wild phoenix, scatter sun, free spins with a rising multiplier.
 *
 * Reels. Ten strips of 64 stops, five for paid and five for free spins. 64 divides 2³², so the four
 * bytes of a draw make every stop exactly equally likely. A symbol is never twice in one window, so
 * a spin shows five wilds and five scatters at most.
 *
 * Lines. A symbol's share of a strip is its chance in every row, so each of the 20 lines has the
 * same expected pay. Because a line bets a twentieth of the stake, the expected line pay in line
 * bets is also the part of the RTP from lines. Suns pay multiples of the stake anywhere, once.
 *
 * Feature. 3, 4 or 5 suns award 10, 12 or 20 free spins, also in free spins, 40 at most. Phoenixes
 * of free spins are collected; those collected before a free spin determine the multiplier of all
 * its pays, the suns included (2 → ×2, 4 → ×3, 6 → ×5, 9 → ×10). Because the multiplier never
 * depends on the spin that it multiplies, the feature's value follows exactly from the joint
 * chances of phoenixes and suns in one spin (`lines-feature-math.ts`).
 *
 * The exact return is 96.059 %: 64.2 % from lines and suns of the paid spin, 31.9 % from free spins,
 * which occur once in 185 spins.
 */
const model: LinesModel = {
  rows: 4,
  symbols: [
    { name: 'phoenix', role: 'wild', pays: [100, 500, 3000] },
    { name: 'crown', role: 'regular', pays: [60, 250, 1500] },
    { name: 'gem', role: 'regular', pays: [40, 150, 600] },
    { name: 'flame', role: 'regular', pays: [30, 100, 400] },
    { name: 'egg', role: 'regular', pays: [25, 80, 300] },
    { name: 'a', role: 'regular', pays: [15, 50, 150] },
    { name: 'k', role: 'regular', pays: [15, 40, 125] },
    { name: 'q', role: 'regular', pays: [10, 30, 100] },
    { name: 'j', role: 'regular', pays: [10, 25, 80] },
    { name: '10', role: 'regular', pays: [8, 20, 75] },
    { name: 'sun', role: 'scatter', pays: [2, 10, 50] },
  ],
  lines: paylines20of4,
  strips: {
    base: [
      strip(`
        10 flame gem a q flame k 10 a phoenix q 10 crown a q sun
        10 a q gem 10 egg q k 10 a j egg 10 crown a j
        k gem a egg k 10 q a j 10 flame egg q a k gem
        j a q flame sun k egg q flame crown a 10 phoenix egg j q
      `),
      strip(`
        egg gem flame k j crown a 10 k egg a 10 k j egg 10
        q phoenix k j a gem flame k j q gem a j flame k crown
        j a flame 10 j q gem egg k 10 q j egg k q j
        sun egg k 10 gem crown q j phoenix gem 10 crown flame a k 10
      `),
      strip(`
        10 egg a j phoenix gem k egg a j 10 q k egg j q
        crown a k q j a flame crown k a q egg gem flame k j
        10 phoenix sun j gem 10 q flame crown 10 j egg q phoenix j 10
        flame gem j 10 k q j a 10 gem egg q a flame crown k
      `),
      strip(`
        a gem egg j crown k egg flame 10 a k q 10 a k j
        q egg a j q 10 k a crown j 10 gem a k 10 q
        j flame 10 gem q phoenix j gem sun q flame egg crown gem phoenix j
        crown k flame q a egg 10 flame a k egg q sun 10 k j
      `),
      strip(`
        10 k q flame a egg q k 10 gem j flame egg gem a q
        egg k 10 q a k j q 10 k phoenix j crown egg a gem
        crown j q k 10 flame a k gem j crown 10 q a sun 10
        k a crown j q flame egg gem j k 10 phoenix j flame a egg
      `),
    ],
    free: [
      strip(`
        flame a egg q k gem 10 a flame j 10 egg a q phoenix k
        gem 10 crown j gem q 10 a sun q egg flame j phoenix egg k
        crown q a 10 phoenix q crown a k gem j a k egg crown a
        k q 10 flame a k egg flame phoenix q j 10 gem q j 10
      `),
      strip(`
        j a q k j flame 10 q a j egg k crown j 10 k
        gem crown flame egg k a q j 10 egg q a 10 gem phoenix flame
        egg a gem q flame 10 k phoenix q j sun 10 a phoenix crown k
        10 egg q gem j k q crown a flame gem j k 10 phoenix egg
      `),
      strip(`
        egg k 10 crown q j gem egg a j 10 flame phoenix q a k
        gem j a k q flame phoenix k j egg 10 q flame crown gem egg
        k 10 crown egg k q 10 a j gem q flame j k a gem
        10 k a j 10 phoenix flame j q egg crown a q 10 sun phoenix
      `),
      strip(`
        a egg k 10 a j gem k q a 10 k j q a 10
        flame egg gem j k phoenix 10 j k q egg crown 10 q j a
        crown 10 k egg flame j phoenix a flame crown q j egg flame a q
        k gem flame egg crown gem q 10 phoenix a gem sun 10 k phoenix j
      `),
      strip(`
        a egg gem 10 k crown gem flame 10 q j k gem 10 a q
        j phoenix a egg q 10 flame k egg q flame a egg gem j crown
        10 sun k a egg phoenix flame q j 10 egg crown q a k 10
        j a q flame k gem j phoenix a 10 k crown q phoenix j k
      `),
    ],
  },
  freeSpins: [10, 12, 20],
  freeSpinsMax: 40,
  meter: [
    { wilds: 2, multiplier: 2 },
    { wilds: 4, multiplier: 3 },
    { wilds: 6, multiplier: 5 },
    { wilds: 9, multiplier: 10 },
  ],
  cap: 1500,
};

export const phoenixAscend = {
  gameId: 'phoenix-ascend',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.06',
    rtpBeyondCap: 0.000069433,
    volatilityIndex: 13.83,
    hitRate: 0.3508,
    featureRate: 0.0054,
    maxWinMultiple: 1500,
    odds: { hundred: 1150, thousand: 963_000, cap: 2_930_000 },
  },
} satisfies SlotGame;
