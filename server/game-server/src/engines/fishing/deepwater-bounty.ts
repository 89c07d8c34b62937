import { type ArenaModel, fishingGame } from './arena.ts';

/** The contents of the chest, 64 equally likely ones; 50 times the price on average. */
const chest = {
  kind: 'chest',
  name: 'chest',
  mean: 50,
  prizes: [
    { multiple: 500, weight: 1 },
    { multiple: 200, weight: 3 },
    { multiple: 100, weight: 6 },
    { multiple: 50, weight: 14 },
    { multiple: 20, weight: 40 },
  ],
} as const;

/**
 * Deepwater Bounty: a reef with fish of every size, and a treasure chest of 20 to 500 times the
 * price. Every species returns 96 %.
 */
const arena: ArenaModel = {
  gameId: 'deepwater-bounty',
  rtpPermille: 960,
  species: [
    { name: 'reef-fish', multiple: 3 },
    { name: 'blowfish', multiple: 8 },
    { name: 'turtle', multiple: 12 },
    { name: 'squid', multiple: 15 },
    { name: 'jellyfish', multiple: 20 },
    { name: 'dolphin', multiple: 30 },
    { name: 'octopus', multiple: 40 },
    { name: 'whale', multiple: 120 },
    { name: 'shark', multiple: 150 },
  ],
  special: chest,
  stated: { lead: 'turtle', rtp: '96.00', volatilityIndex: 6.38, hitRate: 0.08, specialMax: 500 },
};

export const deepwaterBounty = fishingGame(arena);
