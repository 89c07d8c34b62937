import type { MysteryModel } from './mystery-model.ts';
import { RAREST_ODDS, type SlotGame } from './slot-game.ts';
import { paylines20, strip } from './strips-and-paylines.ts';

/**
 * Lantern Night: 5×3, 20 lines, wild moon on reels two to five, scatter fireworks, and lanterns
 * that land in stacks and all turn into the same symbol.
 *
 * Medium volatility from matching mystery symbols: the symbol of the lanterns is drawn once a spin,
 * so that reels without a common symbol can match. In free spins (8, 12 or 20, 40 at most, once in
 * 68 spins) there are twice as many lanterns. There is no multiplier.
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
        j q j chime q castle blossom q q chime j j lantern lantern lantern blossom
        j j fireworks q carp blossom j a q lantern lantern lantern lantern carp castle chime
        k a j a blossom k carp blossom k a blossom k q k lantern lantern
        lantern lantern k a chime a a j k carp a castle q q chime k
      `),
        strip(`
        blossom castle j blossom k j q a chime q blossom chime k q k q
        chime j lantern lantern lantern lantern carp j fireworks k k moon j a carp a
        k castle k blossom carp q k lantern lantern lantern a chime castle q a carp
        lantern lantern lantern lantern a j q a chime j j q j blossom blossom q
      `),
        strip(`
        a carp lantern lantern lantern lantern lantern q a chime a moon k blossom q carp
        chime k castle blossom q k lantern lantern lantern lantern blossom q blossom carp j a
        j fireworks blossom q a j j chime castle q lantern lantern lantern blossom j chime
        q k k k castle chime k j moon j k a j q a carp
      `),
        strip(`
        carp blossom k lantern lantern lantern lantern k q castle j blossom chime a a carp
        j blossom lantern lantern lantern k a k j a chime q moon a q j
        k castle j q a chime k q chime lantern lantern lantern lantern carp q fireworks
        a j k k j blossom q q j blossom castle j chime carp q blossom
      `),
        strip(`
        q j chime moon j q k blossom blossom a castle k j chime a q
        chime q blossom chime a blossom q lantern lantern lantern k fireworks j q chime carp
        q a a blossom k q j q j lantern lantern lantern lantern lantern lantern lantern
        lantern j carp carp blossom j castle j k a k carp k k castle a
      `),
      ],
    },
    freeSpins: [8, 12, 20],
    freeSpinsMax: 40,
    meter: [],
    cap: 10_000,
  },
};

export const lanternNight: SlotGame = {
  gameId: 'lantern-night',
  kind: 'mystery',
  model,
  stated: {
    rtp: '96.06',
    rtpBeyondCap: 0,
    volatilityIndex: 9.04,
    hitRate: 0.2903,
    featureRate: 0.0146,
    maxWinMultiple: 10_000,
    odds: { hundred: 3820, thousand: 15_600_000, cap: RAREST_ODDS },
  },
};
