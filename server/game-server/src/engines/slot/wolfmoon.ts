import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { strip } from './strips-and-paylines.ts';

/**
 * Wolfmoon: 5×3 with 243 ways, wild moon on reels two to five, scatter paw.
 *
 * Equal symbols pay anywhere on adjacent reels, once for every way; wolves and other animals may be
 * stacked. Free spins (8, 12 or 20, 40 at most, once in 45 spins) have twice as many moons; 4 and
 * 10 of them raise the multiplier of every later win to ×2 and ×3. Two spins in five pay.
 */
const model: LinesModel = {
  symbols: [
    { name: 'moon', role: 'wild', pays: [1, 1, 1] },
    { name: 'wolf', role: 'regular', pays: [20, 75, 360] },
    { name: 'eagle', role: 'regular', pays: [12, 42, 180] },
    { name: 'owl', role: 'regular', pays: [10, 31, 125] },
    { name: 'deer', role: 'regular', pays: [8, 22, 75] },
    { name: 'a', role: 'regular', pays: [4, 12, 42] },
    { name: 'k', role: 'regular', pays: [4, 10, 32] },
    { name: 'q', role: 'regular', pays: [3, 7, 25] },
    { name: 'j', role: 'regular', pays: [2, 6, 20] },
    { name: 'paw', role: 'scatter', pays: [2, 10, 50] },
  ],
  lines: [],
  ways: { units: 20 },
  strips: {
    base: [
      strip(`
        k wolf wolf eagle q j paw q j k j owl deer j a j
        k deer a k j q eagle a owl owl deer deer k j eagle owl
        eagle q paw j k q a deer a k q k j q a k
        wolf a a k q q owl j owl q wolf deer paw a deer eagle
      `),
      strip(`
        deer j a owl j eagle owl j k deer eagle a q deer q j
        paw k moon j deer q j wolf a a deer deer k q j j
        owl a k paw owl wolf k k k wolf j owl q a paw a
        q eagle deer eagle q k j q moon a owl eagle wolf a k q
      `),
      strip(`
        q a owl paw q j q wolf j wolf deer deer deer j j k
        deer a a j k a owl q deer owl j paw k a wolf q
        a a eagle eagle j q moon q deer owl k k q k eagle moon
        deer eagle j paw k owl wolf eagle k q j j owl a k a
      `),
      strip(`
        wolf j eagle a q deer k paw eagle k a j owl eagle deer owl
        j k moon k deer a wolf a eagle q owl k j a q deer
        paw deer deer q k paw a k deer j wolf q j j q owl
        q moon k j owl a wolf owl q q a eagle j j a k
      `),
      strip(`
        deer eagle owl j q q k q owl k deer k k q j paw
        k a j deer wolf k a j k q j wolf eagle q owl a
        owl deer a k moon wolf a j paw j j j k eagle a owl
        a a deer a j q deer wolf q eagle eagle owl paw deer q moon
      `),
    ],
    free: [
      strip(`
        paw owl owl deer k q deer deer q owl j wolf a wolf a j
        wolf k deer a eagle paw j eagle eagle k a q wolf a q j
        eagle j a k owl paw k deer j owl q a j owl q q
        q a k eagle j a k k deer k q j j k q deer
      `),
      strip(`
        q moon q k a j q k deer deer q k eagle paw k q
        j a paw j q wolf owl eagle eagle a j owl deer moon wolf eagle
        a q deer wolf paw k a moon wolf q j owl deer k k a
        deer q j a owl moon a k j k deer owl a owl eagle j
      `),
      strip(`
        deer q j wolf k q k a a deer owl owl a k eagle moon
        q wolf q k k q moon eagle k owl q deer wolf eagle deer a
        deer j eagle paw k q owl j paw wolf moon a owl a deer k
        j a j j q a a q j k paw deer j owl moon eagle
      `),
      strip(`
        a eagle wolf q a wolf deer q paw owl k a q moon deer j
        j deer k eagle eagle owl paw owl moon wolf eagle a a moon j a
        eagle q q a owl owl k q a k k k wolf j a q
        j deer moon k deer deer paw j j q q owl j k k deer
      `),
      strip(`
        q deer q q eagle a k wolf q owl a wolf deer k moon k
        owl a a deer k a q j k a deer k eagle a paw q
        k eagle eagle moon wolf k deer moon k q owl paw eagle q wolf owl
        q j a moon deer j j j deer paw j a owl j owl j
      `),
    ],
  },
  freeSpins: [8, 12, 20],
  freeSpinsMax: 40,
  meter: [
    { wilds: 4, multiplier: 2 },
    { wilds: 10, multiplier: 3 },
  ],
  cap: 10_000,
};

export const wolfmoon: SlotGame = {
  gameId: 'wolfmoon',
  kind: 'lines',
  model,
  stated: {
    rtp: '96.38',
    rtpBeyondCap: 0,
    volatilityIndex: 9.77,
    hitRate: 0.3959,
    featureRate: 0.0223,
    maxWinMultiple: 10_000,
    odds: { hundred: 2550, thousand: 80_700_000, cap: RAREST_ODDS },
  },
};
