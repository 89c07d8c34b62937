import type { SlotGame } from './slot-game.ts';
import type { TumbleModel } from './tumble-model.ts';

/** For 8, 10 and 12 or more anywhere; multiples of a twentieth of the stake. */
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
 * spins in three pay nothing, one in forty reaches ×5. The exact return is 96.286 %, of which free
 * spins pay 26.6 %.
 */
const model: TumbleModel = {
  reels: 6,
  rows: 4,
  symbols: [
    { name: 'doughnut', pays: pays(100, 250, 1000) },
    { name: 'cupcake', pays: pays(40, 120, 400) },
    { name: 'icecream', pays: pays(25, 60, 250) },
    { name: 'lollipop', pays: pays(15, 36, 150) },
    { name: 'candy', pays: pays(10, 24, 100) },
    { name: 'strawberry', pays: pays(6, 15, 75) },
  ],
  scatter: { name: 'comet', countMin: 4 },
  units: 20,
  tickets: { base: [6, 8, 9, 11, 13, 15, 2], free: [6, 8, 9, 11, 13, 15, 2] },
  ladder: { base: [1, 2, 3, 5, 8, 12], free: [3, 6, 9, 15, 24, 36] },
  freeSpins: 10,
  freeSpinsMax: 30,
};

export const sugarComet = {
  gameId: 'sugar-comet',
  kind: 'tumble',
  model,
  stated: { rtp: '96.29', volatilityIndex: 9.56, hitRate: 0.3307, maxWinMultiple: 195_958 },
} satisfies SlotGame;
