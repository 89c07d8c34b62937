import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import type { TumbleModel } from './tumble-model.ts';

/** For 9, 11 and 13 or more anywhere; multiples of a tenth of the stake. */
const pays = (nine: number, eleven: number, thirteen: number) => [
  { count: 9, multiple: nine },
  { count: 11, multiple: eleven },
  { count: 13, multiple: thirteen },
];

/** Five tumbles at most, of which none lifts the pays: the comets do at the end of the spin. */
const SIX_GRIDS = [1, 1, 1, 1, 1, 1];

/**
 * Sugar Comet: 6×5, nine or more equal sweets pay anywhere and vanish, and others tumble down. At the end
 * of a spin the values of its comets are added and multiply what it paid.
 *
 * Four moons at the end of a spin, once in 98, award the ten free spins of the comet rain (30 at most),
 * in which fourteen times as many comets land. Two spins in three pay nothing. The exact return is
 * 95.996 %, of which free spins pay 29.8 %. The cap is a limit that no round reaches: 1,500 stakes are
 * paid once in some 24 million spins.
 */
const model: TumbleModel = {
  reels: 6,
  rows: 5,
  symbols: [
    { name: 'doughnut', pays: pays(25, 60, 250) },
    { name: 'cupcake', pays: pays(10, 25, 100) },
    { name: 'icecream', pays: pays(5, 12, 50) },
    { name: 'lollipop', pays: pays(4, 10, 40) },
    { name: 'candy', pays: pays(3, 8, 30) },
    { name: 'strawberry', pays: pays(2, 5, 20) },
  ],
  scatter: { name: 'moon', countMin: 4 },
  comets: {
    name: 'comet',
    values: [
      { symbol: 'comet-2', multiplier: 2, count: 26 },
      { symbol: 'comet-3', multiplier: 3, count: 16 },
      { symbol: 'comet-5', multiplier: 5, count: 11 },
      { symbol: 'comet-10', multiplier: 10, count: 7 },
      { symbol: 'comet-25', multiplier: 25, count: 3 },
      { symbol: 'comet-50', multiplier: 50, count: 1 },
    ],
  },
  units: 10,
  tickets: {
    base: [30, 35, 40, 44, 48, 52, 6, 1],
    free: [28, 32, 37, 42, 47, 50, 6, 14],
  },
  ladder: { base: SIX_GRIDS, free: SIX_GRIDS },
  freeSpins: 10,
  freeSpinsMax: 30,
  cap: 5000,
};

export const sugarComet = {
  gameId: 'sugar-comet',
  kind: 'tumble',
  model,
  stated: {
    rtp: '96.00',
    rtpBeyondCap: 0,
    volatilityIndex: 12.7,
    hitRate: 0.3403,
    featureRate: 0.0102,
    maxWinMultiple: 5000,
    odds: { hundred: 1190, thousand: 4_100_000, cap: RAREST_ODDS },
  },
} satisfies SlotGame;
