import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';
import type { WildReelsModel } from './wild-reels-model.ts';

/**
 * Rex Eruption: 5×3, 20 lines, a wild rex on each of the three middle reels, scatter volcano.
 *
 * A rex expands to its whole reel and holds it while the other reels respin, as long as new ones
 * land: once in seven spins, three times at most. Two wild reels double every pay, three triple it.
 * High volatility without free spins: the respins contribute 60 of the 96.7 %. Sauropods are stacked
 * on the outer reels, so that all lines pay five of them at once between three wild reels; twice in
 * a round that is worth the largest win of 5,000 stakes.
 */
const model: WildReelsModel = {
  symbols: [
    { name: 'rex', role: 'wild', pays: [1, 1, 1] },
    { name: 'sauropod', role: 'regular', pays: [24, 55, 700] },
    { name: 'mammoth', role: 'regular', pays: [18, 40, 130] },
    { name: 'egg', role: 'regular', pays: [15, 33, 100] },
    { name: 'bone', role: 'regular', pays: [12, 25, 70] },
    { name: 'a', role: 'regular', pays: [8, 14, 38] },
    { name: 'k', role: 'regular', pays: [7, 12, 33] },
    { name: 'q', role: 'regular', pays: [6, 10, 28] },
    { name: 'j', role: 'regular', pays: [5, 9, 24] },
    { name: 'volcano', role: 'scatter', pays: [2, 15, 100] },
  ],
  lines: paylines20,
  strips: [
    strip(`
        mammoth j mammoth sauropod sauropod sauropod volcano mammoth j egg a k a k q k
        a k mammoth egg bone a q q j j q j egg bone j egg
        j j volcano egg sauropod q k bone j a k j egg q mammoth a
        bone q a bone q bone q j j bone k k a q k a
      `),
    strip(`
        j q j k j egg k k volcano mammoth j q bone mammoth mammoth a
        k a bone egg k egg q k egg k q j sauropod q volcano q
        j q a bone j a bone j q bone sauropod q a q egg j
        j bone rex a mammoth egg a j a sauropod sauropod a mammoth k bone k
      `),
    strip(`
        bone k bone mammoth q k j q a volcano egg rex q egg q q
        a k j a sauropod q mammoth egg j k q a j k sauropod q
        j sauropod j bone q volcano sauropod bone k a egg j k bone k bone
        mammoth a a bone j k j q a mammoth a egg j j mammoth egg
      `),
    strip(`
        a q a mammoth j volcano k q j egg a j j bone egg j
        mammoth q bone j sauropod k a k a k sauropod q mammoth j volcano q
        bone j q a egg bone a j bone j k egg a a q egg
        egg rex sauropod bone q sauropod q k bone k q mammoth mammoth j k k
      `),
    strip(`
        j j k egg j bone k egg j sauropod sauropod sauropod j bone k a
        q egg a q k j q bone q j egg j k q mammoth volcano
        bone egg mammoth a mammoth volcano mammoth egg a q j bone a k q j
        a q a a k sauropod k q bone q k j a bone mammoth j
      `),
  ],
  multipliers: [1, 1, 2, 3],
  cap: 5000,
};

export const rexEruption: SlotGame = {
  gameId: 'rex-eruption',
  kind: 'wild-reels',
  model,
  stated: {
    rtp: '96.67',
    rtpBeyondCap: 0,
    volatilityIndex: 16.36,
    hitRate: 0.3489,
    featureRate: 0.1341,
    maxWinMultiple: 5000,
    odds: { hundred: 915, thousand: 213_000, cap: RAREST_ODDS },
  },
};
