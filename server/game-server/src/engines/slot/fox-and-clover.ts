import type { CellsModel } from './cells-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';

/**
 * Fox & Clover: 5×3 with 243 ways, wild fox on reels two to five, hold and win.
 *
 * Clovers have values of 1 to 100 stakes. Six of them, once in 81 spins, are held while the other cells
 * respin, until three respins in a row bring none; then their values are paid, and fifteen add the
 * grand of 1,000 stakes, once in 67,741 spins. The exact return is 95.888 %: 55.007 % from ways and
 * 40.881 % from clovers. The cap is what fifteen of the best clovers pay, the grand included.
 */
const model: CellsModel = {
  reels: 5,
  rows: { min: 3, max: 3 },
  symbols: [
    { name: 'hat', pays: [30, 100, 500] },
    { name: 'pot', pays: [20, 65, 280] },
    { name: 'rainbow', pays: [15, 43, 165] },
    { name: 'mushroom', pays: [11, 30, 105] },
    { name: 'a', pays: [7, 17, 58] },
    { name: 'k', pays: [5, 13, 40] },
    { name: 'q', pays: [5, 11, 36] },
    { name: 'j', pays: [4, 10, 32] },
  ],
  wild: 'fox',
  wildReels: [1, 2, 3, 4],
  blank: 'leaf',
  scatter: { name: 'clover', countMin: 6 },
  units: 20,
  tickets: [4, 5, 6, 7, 7, 8, 8, 8, 2, 9],
  feature: {
    kind: 'hold',
    respins: 3,
    tickets: 3,
    values: [
      { symbol: 'clover-1', stakes: 1, count: 36 },
      { symbol: 'clover-2', stakes: 2, count: 14 },
      { symbol: 'clover-3', stakes: 3, count: 6 },
      { symbol: 'clover-5', stakes: 5, count: 4 },
      { symbol: 'clover-10', stakes: 10, count: 2 },
      { symbol: 'clover-25', stakes: 25, count: 1 },
      { symbol: 'clover-100', stakes: 100, count: 1 },
    ],
    grand: 1000,
  },
  cap: 2500,
};

export const foxAndClover: SlotGame = {
  gameId: 'fox-and-clover',
  kind: 'cells',
  model,
  stated: {
    rtp: '95.89',
    rtpBeyondCap: 0,
    volatilityIndex: 14.14,
    hitRate: 0.2728,
    featureRate: 0.0124,
    maxWinMultiple: 2500,
    odds: { hundred: 629, thousand: 67_700, cap: RAREST_ODDS },
  },
};
