import type { SlotGame } from './slot-game.ts';
import type { StacksModel } from './stacks-model.ts';
import { strip } from './strips-and-paylines.ts';

/**
 * Wolfmoon: 5×3 with 243 ways, wild moon on reels two to five, scatter paw, wolves stacked four high.
 *
 * A reel full of wolves howls: every way of the spin pays double. In the free spins (8, 10 or 15, 40 at
 * most, once in 45 spins) the moon waxes with each such reel: after 1, 2, 4 and 7 of them every win pays
 * ×2, ×3, ×4 and ×5 in addition. Two spins in five pay.
 */
const model: StacksModel = {
  lines: {
    symbols: [
      { name: 'moon', role: 'wild', pays: [1, 1, 1] },
      { name: 'wolf', role: 'regular', pays: [22, 66, 280] },
      { name: 'eagle', role: 'regular', pays: [12, 36, 140] },
      { name: 'owl', role: 'regular', pays: [9, 27, 105] },
      { name: 'deer', role: 'regular', pays: [7, 19, 64] },
      { name: 'a', role: 'regular', pays: [4, 10, 34] },
      { name: 'k', role: 'regular', pays: [3, 9, 28] },
      { name: 'q', role: 'regular', pays: [3, 7, 20] },
      { name: 'j', role: 'regular', pays: [2, 5, 17] },
      { name: 'paw', role: 'scatter', pays: [2, 10, 50] },
    ],
    lines: [],
    ways: { units: 20 },
    strips: {
      base: [
        strip(`
        k eagle q j paw q j k j wolf wolf wolf wolf owl deer j
        a j k deer a k j q eagle a owl owl deer deer k j
        eagle owl eagle q paw j k q a deer a k q k j q
        a k a a k q q owl j owl q deer paw a deer eagle
      `),
        strip(`
        deer j a owl j eagle owl j k deer eagle a q deer q j
        paw k moon j wolf wolf wolf wolf deer q j a a deer deer k
        q j j owl a k paw owl k k k j owl q a paw
        a q eagle deer eagle q k j q moon a owl eagle a k q
      `),
        strip(`
        q a owl paw q j q j deer deer deer j j k deer a
        a j k a owl q deer owl j paw k a q a a wolf
        wolf wolf wolf eagle eagle j q moon q deer owl k k q k eagle
        moon deer eagle j paw k owl eagle k q j j owl a k a
      `),
        strip(`
        j eagle a q deer k paw eagle k a j owl eagle deer owl j
        k moon k deer a a eagle q owl k j a q deer paw deer
        deer q k paw a k deer j q j wolf wolf wolf wolf j q
        owl q moon k j owl a owl q q a eagle j j a k
      `),
        strip(`
        deer eagle owl j q q k q owl k deer k k q j paw
        k a j deer k a j k q j eagle q owl a owl deer
        a k moon a j paw j j j k eagle a owl a a deer
        a j q deer q wolf wolf wolf wolf eagle eagle owl paw deer q moon
      `),
      ],
      free: [
        strip(`
        paw owl owl deer k q deer deer q owl j a a j k deer
        a eagle paw j eagle eagle k a q a q j eagle j a k
        owl paw k deer j owl q a j owl q q q a k eagle
        j a wolf wolf wolf wolf k k deer k q j j k q deer
      `),
        strip(`
        q moon q k a j q k deer deer q k eagle paw k q
        j a paw j q owl eagle eagle a j owl deer moon eagle a q
        deer paw k a moon q j owl deer wolf wolf wolf wolf k k a
        deer q j a owl moon a k j k deer owl a owl eagle j
      `),
        strip(`
        deer q j k q k a a deer owl owl a k eagle moon q
        q k k q moon eagle k owl q deer eagle deer a deer j eagle
        wolf wolf wolf wolf paw k q owl j paw moon a owl a deer k
        j a j j q a a q j k paw deer j owl moon eagle
      `),
        strip(`
        a eagle q a deer q paw owl k a q moon deer j j deer
        k eagle eagle owl paw owl moon wolf wolf wolf wolf eagle a a moon j
        a eagle q q a owl owl k q a k k k j a q
        j deer moon k deer deer paw j j q q owl j k k deer
      `),
        strip(`
        q deer q q eagle a k q owl a deer k moon k wolf wolf
        wolf wolf owl a a deer k a q j k a deer k eagle a
        paw q k eagle eagle moon k deer moon k q owl paw eagle q owl
        q j a moon deer j j j deer paw j a owl j owl j
      `),
      ],
    },
    freeSpins: [8, 10, 15],
    freeSpinsMax: 40,
    meter: [
      { wilds: 1, multiplier: 2 },
      { wilds: 2, multiplier: 3 },
      { wilds: 4, multiplier: 4 },
      { wilds: 7, multiplier: 5 },
    ],
    cap: 10_000,
  },
  stack: { symbol: 'wolf', multiplier: 2 },
};

export const wolfmoon: SlotGame = {
  gameId: 'wolfmoon',
  kind: 'stacks',
  model,
  stated: {
    rtp: '95.46',
    rtpBeyondCap: 0.000095226,
    volatilityIndex: 20.15,
    hitRate: 0.3809,
    featureRate: 0.0223,
    maxWinMultiple: 10_000,
    odds: { hundred: 1930, thousand: 58_100, cap: 47_900_000 },
  },
};
