import { type ArenaModel, fishingGame } from './arena.ts';

/** The prize of each tentacle, by the number drawn for it; 25 times the price on average. */
const kraken = {
  kind: 'tentacles',
  name: 'kraken',
  mean: 200,
  count: 8,
  multiples: [5, 5, 5, 5, 15, 15, 50, 100],
} as const;

/**
 * Kraken Tide: few and large prizes, and the kraken, whose eight tentacles pay 5 to 100 times the
 * price each: 40 to 800 together, 200 on average. Every species returns 95.5 %.
 */
const arena: ArenaModel = {
  gameId: 'kraken-tide',
  rtpPermille: 955,
  species: [
    { name: 'herring', multiple: 4 },
    { name: 'blowfish', multiple: 10 },
    { name: 'squid', multiple: 20 },
    { name: 'dolphin', multiple: 40 },
    { name: 'shark', multiple: 100 },
    { name: 'sperm-whale', multiple: 200 },
    { name: 'ghost-ship', multiple: 300 },
  ],
  special: kraken,
  stated: {
    lead: 'dolphin',
    rtp: '95.50',
    volatilityIndex: 11.97,
    hitRate: 0.0239,
    specialMax: 800,
  },
};

export const krakenTide = fishingGame(arena);
