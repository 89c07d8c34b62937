import type { MysteryModel } from './mystery-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Lantern Night: 5×3, 20 lines, wild moon on reels two to five, scatter fireworks, and lanterns
 * that all turn into the same symbol.
 *
 * Medium volatility from matching mystery symbols: the symbol of the lanterns is drawn once a spin,
 * so that reels without a common symbol can match. In paid spins they land in stacks. Free spins (6, 8
 * or 10, once in 68 spins) are a festival: one more place shows a lantern in each of them, up to
 * seven. There is no multiplier.
 */
const model: MysteryModel = {
  mystery: 'lantern',
  tickets: [
    { symbol: 'castle', count: 2 },
    { symbol: 'carp', count: 3 },
    { symbol: 'chime', count: 3 },
    { symbol: 'blossom', count: 4 },
    { symbol: 'a', count: 5 },
    { symbol: 'k', count: 5 },
    { symbol: 'q', count: 5 },
    { symbol: 'j', count: 5 },
  ],
  festival: [
    { reel: 2, row: 1 },
    { reel: 3, row: 0 },
    { reel: 4, row: 2 },
    { reel: 1, row: 2 },
    { reel: 3, row: 1 },
    { reel: 2, row: 0 },
    { reel: 0, row: 1 },
  ],
  lines: {
    symbols: [
      { name: 'moon', role: 'wild', pays: [1, 1, 1] },
      { name: 'castle', role: 'regular', pays: [75, 260, 1300] },
      { name: 'carp', role: 'regular', pays: [56, 195, 820] },
      { name: 'chime', role: 'regular', pays: [41, 142, 530] },
      { name: 'blossom', role: 'regular', pays: [30, 95, 340] },
      { name: 'a', role: 'regular', pays: [15, 40, 145] },
      { name: 'k', role: 'regular', pays: [14, 36, 125] },
      { name: 'q', role: 'regular', pays: [11, 29, 97] },
      { name: 'j', role: 'regular', pays: [9, 25, 82] },
      { name: 'fireworks', role: 'scatter', pays: [2, 10, 50] },
    ],
    lines: paylines20,
    strips: {
      base: [
        strip(`
        j k q blossom a blossom q q blossom k a q chime castle fireworks chime
        k carp blossom chime carp k lantern lantern lantern carp q a q j lantern lantern
        lantern a j chime j k q chime a k j carp j a fireworks castle
        q j castle a j blossom q k castle blossom k a blossom j chime carp
      `),
        strip(`
        k k j j a k q chime a k moon q chime a carp a
        j blossom chime j blossom k chime castle q q j q blossom fireworks chime lantern
        lantern lantern q carp q q a k fireworks blossom castle q castle chime fireworks a
        k a j a lantern lantern lantern j j carp j blossom k blossom carp blossom
      `),
        strip(`
        q a carp fireworks k blossom q blossom lantern lantern lantern lantern a a blossom q
        k j q q castle k blossom k fireworks chime j a q blossom castle j
        fireworks k q j carp blossom j j chime chime j castle q chime j moon
        a a k a k lantern lantern lantern k carp j q blossom carp a chime
      `),
        strip(`
        fireworks blossom q fireworks k blossom j q j castle j moon j a q k
        a blossom k blossom chime a j k j k j q j lantern lantern lantern
        a chime carp k a a blossom castle q k lantern lantern lantern q chime blossom
        fireworks chime q q chime a q blossom castle j chime k carp a carp carp
      `),
        strip(`
        k carp blossom k castle k chime blossom q a chime a chime a fireworks carp
        j blossom k k q q fireworks blossom k q q carp a chime q a
        carp moon j j chime k castle q j j castle q carp a blossom lantern
        lantern lantern q blossom j lantern lantern lantern a j blossom chime k j a j
      `),
      ],
      free: [
        strip(`
        k castle blossom carp q a blossom carp chime k blossom carp j a q j
        chime k blossom q a j chime castle j chime q a carp k castle blossom
        `),
        strip(`
        k j blossom a carp k a chime j castle q carp blossom j castle k
        carp blossom moon a chime carp blossom q a k q blossom chime q j chime
        `),
        strip(`
        q a j chime q castle j chime blossom k a blossom carp q castle k
        j chime blossom a moon carp chime a carp j k q blossom castle k j
        `),
        strip(`
        carp chime a blossom castle k a blossom j q k chime blossom a carp j
        castle chime k moon blossom q carp j q carp j blossom chime a k q
        `),
        strip(`
        j a blossom q a j k chime carp k j chime castle carp k chime
        a q castle a blossom carp k j q blossom moon carp q chime castle blossom
        `),
      ],
    },
    freeSpins: [6, 8, 10],
    freeSpinsMax: 10,
    meter: [],
    cap: 750,
  },
};

export const lanternNight: SlotGame = {
  gameId: 'lantern-night',
  kind: 'mystery',
  model,
  stated: {
    rtp: '96.05',
    rtpBeyondCap: 0.000007607,
    volatilityIndex: 8.51,
    hitRate: 0.2903,
    featureRate: 0.0146,
    maxWinMultiple: 750,
    odds: { hundred: 4230, thousand: RAREST_ODDS, cap: 19_200_000 },
  },
};
