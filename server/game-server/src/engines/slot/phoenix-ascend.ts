import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Phoenix Ascend: 5×3, 20 lines, wild phoenix, scatter sun, free spins with a rising multiplier.
 *
 * Reels. Ten strips of 64 stops, five for paid and five for free spins. 64 divides 2³², so the four
 * bytes of a draw make every stop exactly equally likely. A symbol is never twice in one window, so
 * a spin shows five wilds and five scatters at most.
 *
 * Lines. A symbol's share of a strip is its chance in every row, so each of the 20 lines has the
 * same expected pay. Because a line bets a twentieth of the stake, the expected line pay in line
 * bets is also the part of the RTP from lines. Suns pay multiples of the stake anywhere, once.
 *
 * Feature. 3, 4 or 5 suns award 8, 12 or 20 free spins, also in free spins, 50 at most. Phoenixes
 * of free spins are collected; those collected before a free spin determine the multiplier of all
 * its pays, the suns included (2 → ×2, 4 → ×3, 6 → ×5, 9 → ×10). Because the multiplier never
 * depends on the spin that it multiplies, the feature's value follows exactly from the joint
 * chances of phoenixes and suns in one spin (`lines-feature-math.ts`).
 *
 * The exact return is 96.395 %: 61.1 % from lines and 2.3 % from suns of the paid spin, 33.0 % from
 * free spins, which occur once in 86 spins. Free spins at ×10 could pay more than the cap of 20,000
 * stakes, which takes less than a billionth off the return.
 */
const model: LinesModel = {
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
  lines: paylines20,
  strips: {
    base: [
      strip(`
        10 flame q sun k 10 flame a k 10 q k a j 10 q
        a flame 10 q a flame crown phoenix a q egg crown a egg flame j
        q egg gem q 10 phoenix egg q crown a j gem a 10 sun j
        gem a k q a 10 q egg 10 j egg a 10 k gem q
      `),
      strip(`
        k j egg crown a 10 egg crown gem flame k a j gem egg flame
        gem phoenix j q flame sun k 10 gem j k egg 10 gem q flame
        j sun crown a q 10 k j egg a j k flame a q k
        j 10 phoenix k gem 10 sun q k 10 j crown k j egg 10
      `),
      strip(`
        j k 10 flame egg j phoenix k a crown j egg a q gem k
        j q k gem flame 10 a flame q phoenix 10 q gem k a q
        10 flame q k a j gem crown k phoenix flame j egg crown q 10
        egg crown 10 egg a sun 10 j a gem crown 10 j q egg sun
      `),
      strip(`
        k flame a j 10 a crown gem egg j a flame egg 10 a q
        egg k 10 a k j a phoenix flame q egg k gem flame 10 k
        j q k phoenix a q sun egg j crown egg j 10 q a gem
        crown k sun gem crown 10 q k 10 q j gem q flame 10 sun
      `),
      strip(`
        k gem a 10 j k a 10 sun q egg k 10 j a q
        crown k q crown j 10 a j q 10 flame j 10 k q crown
        j q gem egg crown sun q flame gem egg 10 flame a k j egg
        flame k phoenix gem a q j k a 10 flame egg gem phoenix a egg
      `),
    ],
    free: [
      strip(`
        a j k flame egg j a crown q 10 flame egg q gem j 10
        crown flame phoenix q flame 10 a q k egg 10 k a phoenix crown q
        gem 10 a gem 10 j q a egg sun k 10 q crown a phoenix
        egg j a flame j k gem q k a egg q sun 10 j gem
      `),
      strip(`
        k j egg gem flame 10 q gem crown k egg 10 k egg phoenix k
        a q k j a k j gem flame j sun phoenix q 10 a q
        egg 10 crown a j gem flame j 10 k crown egg flame q egg phoenix
        10 a j q crown k flame 10 k phoenix 10 q j sun gem a
      `),
      strip(`
        a j k gem flame 10 egg j flame q a egg 10 k phoenix flame
        a j 10 gem crown a 10 j gem egg k sun egg crown phoenix gem
        k q 10 a q j egg a gem phoenix j 10 crown k j a
        q 10 j k phoenix q flame egg crown sun q k a 10 flame q
      `),
      strip(`
        10 flame j q a j q k a j phoenix gem 10 k crown q
        10 j k q flame k a egg 10 a flame j k gem egg phoenix
        q gem 10 j k egg 10 k q crown phoenix j sun a 10 crown
        q egg gem flame a 10 phoenix j gem sun crown flame egg a k egg
      `),
      strip(`
        10 crown a flame q k 10 q egg crown a j crown gem phoenix j
        egg q j a k 10 egg q j 10 gem q k j gem a
        phoenix egg a gem sun j k crown 10 k q flame egg q a flame
        k 10 gem k 10 phoenix k flame 10 j a egg sun flame j phoenix
      `),
    ],
  },
  freeSpins: [8, 12, 20],
  freeSpinsMax: 50,
  meter: [
    { wilds: 2, multiplier: 2 },
    { wilds: 4, multiplier: 3 },
    { wilds: 6, multiplier: 5 },
    { wilds: 9, multiplier: 10 },
  ],
  cap: 20_000,
};

export const phoenixAscend = {
  gameId: 'phoenix-ascend',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.40',
    rtpBeyondCap: 0,
    volatilityIndex: 12.53,
    hitRate: 0.3576,
    featureRate: 0.0116,
    maxWinMultiple: 20_000,
    odds: { hundred: 1630, thousand: 842_000, cap: RAREST_ODDS },
  },
} satisfies SlotGame;
