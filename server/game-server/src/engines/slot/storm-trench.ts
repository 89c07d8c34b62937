import type { CellsModel } from './cells-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';

/**
 * Storm Trench: six reels of two to seven cells each, up to 117,649 ways, wild trident on reels two to
 * five, scatter storm.
 *
 * Four storms anywhere, once in 97 spins, award 14 free spins, whose wins are all tripled and which
 * award no more. The exact return is 96.245 %: 67.088 % from the paid spin and 29.157 % from free
 * spins. The six of a kind of many ways could pay more than the cap of 20,000 stakes.
 */
const model: CellsModel = {
  reels: 6,
  rows: { min: 2, max: 7 },
  symbols: [
    { name: 'kraken', pays: [25, 80, 300, 1500] },
    { name: 'whale', pays: [12, 34, 100, 400] },
    { name: 'ship', pays: [9, 25, 70, 250] },
    { name: 'anchor', pays: [6, 15, 40, 125] },
    { name: 'compass', pays: [4, 10, 26, 75] },
    { name: 'lamp', pays: [3, 9, 22, 60] },
    { name: 'a', pays: [2, 6, 15, 40] },
    { name: 'k', pays: [2, 5, 12, 32] },
    { name: 'q', pays: [2, 4, 10, 26] },
    { name: 'j', pays: [2, 4, 9, 24] },
    { name: '10', pays: [1, 3, 7, 20] },
    { name: '9', pays: [1, 3, 6, 16] },
  ],
  wild: 'trident',
  wildReels: [1, 2, 3, 4],
  blank: 'water',
  scatter: { name: 'storm', countMin: 4 },
  units: 20,
  tickets: [2, 3, 3, 4, 5, 5, 6, 6, 6, 6, 7, 7, 2, 2],
  feature: { kind: 'free-spins', spins: 14, multiplier: 3 },
  cap: 20_000,
};

export const stormTrench: SlotGame = {
  gameId: 'storm-trench',
  kind: 'cells',
  model,
  stated: {
    rtp: '96.24',
    rtpBeyondCap: 0,
    volatilityIndex: 11.46,
    hitRate: 0.4408,
    featureRate: 0.0103,
    maxWinMultiple: 20_000,
    odds: { hundred: 2220, thousand: 1_480_000, cap: RAREST_ODDS },
  },
};
