import type { LinesModel } from './lines-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines10, strip } from './strips-and-paylines.ts';

/**
 * Fox & Clover: 5×3, 10 lines, wild fox, scatter clover, free spins that rise to ×3.
 *
 * Medium volatility: half of the return comes from lines of three and four, a third from free spins
 * (once in 45 spins; 6, 9 or 15 of them, 30 at most), whose wilds raise the multiplier of every
 * later win to ×2 and ×3.
 */
const model: LinesModel = {
  symbols: [
    { name: 'fox', role: 'wild', pays: [60, 300, 1500] },
    { name: 'hat', role: 'regular', pays: [50, 200, 800] },
    { name: 'pot', role: 'regular', pays: [40, 140, 500] },
    { name: 'rainbow', role: 'regular', pays: [25, 90, 320] },
    { name: 'mushroom', role: 'regular', pays: [20, 70, 220] },
    { name: 'a', role: 'regular', pays: [13, 42, 140] },
    { name: 'k', role: 'regular', pays: [11, 32, 105] },
    { name: 'q', role: 'regular', pays: [9, 27, 85] },
    { name: 'j', role: 'regular', pays: [8, 22, 65] },
    { name: 'clover', role: 'scatter', pays: [3, 10, 40] },
  ],
  lines: paylines10,
  strips: {
    base: [
      strip(`
        j hat q k rainbow clover a k j pot k q hat a k mushroom
        q j k rainbow a j q mushroom a k hat j rainbow a mushroom k
        q rainbow pot j mushroom hat a j pot q j mushroom a k j q
        mushroom fox q a j k q clover j q rainbow clover pot mushroom rainbow pot
      `),
      strip(`
        k mushroom j clover k j hat q mushroom rainbow a q pot fox rainbow q
        a j pot rainbow a j mushroom k j a q mushroom hat a j k
        q a k rainbow a j q pot a k fox q mushroom hat rainbow j
        mushroom pot q k j clover mushroom pot hat k clover rainbow k j a q
      `),
      strip(`
        j clover rainbow mushroom fox q a j q k a q j pot k q
        a j mushroom rainbow a j hat mushroom j pot rainbow j a rainbow k q
        mushroom k q a j mushroom clover k q pot k a hat k a j
        q a rainbow pot k q fox pot k mushroom hat clover mushroom j rainbow hat
      `),
      strip(`
        j q mushroom k a q mushroom a rainbow k q a j mushroom rainbow j
        fox k q a mushroom j a clover rainbow mushroom j a hat pot q j
        k clover q mushroom pot k j q hat pot rainbow j k rainbow j k
        clover hat a rainbow k q a pot j a q k fox pot mushroom hat
      `),
      strip(`
        pot k q a j k mushroom rainbow a k j q hat rainbow pot mushroom
        q j k q rainbow a k q j k a hat k mushroom j a
        fox q rainbow pot q clover hat k j pot rainbow j q a j fox
        mushroom pot a mushroom rainbow a hat j clover k q mushroom clover a mushroom j
      `),
    ],
    free: [
      strip(`
        q a pot q j k q j k mushroom j rainbow pot k q rainbow
        k j mushroom a rainbow pot j a clover q k mushroom hat clover j q
        pot a k rainbow mushroom fox k mushroom hat j rainbow a mushroom q fox hat
        a q mushroom j q a k q clover j k a rainbow pot j hat
      `),
      strip(`
        k hat rainbow k q pot rainbow mushroom k rainbow j mushroom a hat q a
        mushroom fox q k j mushroom k j a fox j q a clover q k
        j a pot rainbow k a j pot a q hat j mushroom k pot a
        clover q mushroom fox a j q rainbow fox clover pot mushroom hat k q rainbow
      `),
      strip(`
        k j a q fox rainbow mushroom a rainbow j a q j a rainbow fox
        k rainbow mushroom q j rainbow k hat a j k clover q pot j k
        mushroom a pot hat clover k mushroom a q j mushroom pot a q pot j
        q k fox hat mushroom k pot q a hat rainbow clover k q mushroom fox
      `),
      strip(`
        j fox a mushroom k q j rainbow hat a j mushroom pot k mushroom a
        q mushroom k rainbow pot q j pot mushroom a clover k q a pot j
        q hat k j a q k clover a fox clover j rainbow k q rainbow
        k hat a j q fox rainbow hat pot fox a rainbow mushroom k q mushroom
      `),
      strip(`
        a j pot rainbow k q a mushroom rainbow a j fox q mushroom a q
        k mushroom q k rainbow a q rainbow mushroom k j q hat j pot a
        q hat k j pot clover k mushroom rainbow j clover k a fox mushroom j
        k rainbow a fox pot k j pot hat q clover a q mushroom hat fox
      `),
    ],
  },
  freeSpins: [6, 9, 15],
  freeSpinsMax: 30,
  meter: [
    { wilds: 2, multiplier: 2 },
    { wilds: 5, multiplier: 3 },
  ],
  cap: 10_000,
};

export const foxAndClover: SlotGame = {
  gameId: 'fox-and-clover',
  kind: 'lines',
  model,
  stated: {
    rtp: '95.51',
    rtpBeyondCap: 0,
    volatilityIndex: 8.88,
    hitRate: 0.2477,
    featureRate: 0.0223,
    maxWinMultiple: 10_000,
    odds: { hundred: 3760, thousand: 5_840_000_000, cap: RAREST_ODDS },
  },
};
