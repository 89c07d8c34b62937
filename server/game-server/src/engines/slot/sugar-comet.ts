import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import type { TumbleModel } from './tumble-model.ts';

/** For 8, 10 and 12 or more anywhere; multiples of a quarter of the stake. */
const pays = (eight: number, ten: number, twelve: number) => [
  { count: 8, multiple: eight },
  { count: 10, multiple: ten },
  { count: 12, multiple: twelve },
];

/**
 * Sugar Comet: 6×4, eight or more equal sweets pay anywhere and vanish, and others tumble down.
 *
 * The pays of a spin's second grid are doubled, and so on up the ladder to ×12 after the fifth
 * tumble, which is the last. Comets do not vanish: four of them at the end of a spin, once in 88,
 * award ten free spins (30 at most), in which every step of the ladder is three times as high. Two
 * spins in three pay nothing. The exact return is 96.581 %, of which free spins pay 26.7 %.
 */
const model: TumbleModel = {
  reels: 6,
  rows: 4,
  symbols: [
    { name: 'doughnut', pays: pays(20, 50, 200) },
    { name: 'cupcake', pays: pays(8, 24, 80) },
    { name: 'icecream', pays: pays(5, 12, 50) },
    { name: 'lollipop', pays: pays(3, 7, 30) },
    { name: 'candy', pays: pays(2, 5, 20) },
    { name: 'strawberry', pays: pays(1, 4, 15) },
  ],
  scatter: { name: 'comet', countMin: 4 },
  units: 4,
  tickets: { base: [6, 8, 9, 11, 13, 15, 2], free: [6, 8, 9, 11, 13, 15, 2] },
  ladder: { base: [1, 2, 3, 5, 8, 12], free: [3, 6, 9, 15, 24, 36] },
  freeSpins: 10,
  freeSpinsMax: 30,
  cap: 10_000,
};

export const sugarComet = {
  gameId: 'sugar-comet',
  kind: 'tumble',
  model,
  stated: {
    rtp: '96.58',
    rtpBeyondCap: 0,
    volatilityIndex: 9.58,
    hitRate: 0.3358,
    featureRate: 0.0113,
    maxWinMultiple: 10_000,
    odds: { hundred: 2900, thousand: 68_800_000, cap: RAREST_ODDS },
  },
} satisfies SlotGame;
