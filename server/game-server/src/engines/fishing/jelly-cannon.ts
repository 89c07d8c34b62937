import { type ArenaModel, fishingGame } from './arena.ts';

const stormJelly = {
  kind: 'lightning',
  name: 'storm-jelly',
  mean: 40,
  first: 10,
  leapsMax: 6,
} as const;

/**
 * Jelly Cannon: glowing jellyfish, and one with a storm: its lightning pays 10 times the price and
 * jumps on with every second number, at most six times, each time doubled: 6 × 5 + 10 = 40 on
 * average, 640 at most. Every species returns 96.4 %.
 */
const arena: ArenaModel = {
  gameId: 'jelly-cannon',
  rtpPermille: 964,
  species: [
    { name: 'neon-fish', multiple: 3 },
    { name: 'blowfish', multiple: 6 },
    { name: 'moon-jelly', multiple: 10 },
    { name: 'rose-jelly', multiple: 15 },
    { name: 'squid', multiple: 25 },
    { name: 'octopus', multiple: 50 },
    { name: 'jelly-queen', multiple: 250 },
  ],
  special: stormJelly,
  stated: {
    lead: 'rose-jelly',
    rtp: '96.40',
    volatilityIndex: 7.21,
    hitRate: 0.0643,
    specialMax: 640,
  },
};

export const jellyCannon = fishingGame(arena);
