import { type Arena, fishingGame, type Special } from './arena.ts';

const LEAPS_MAX = 6;
const FIRST_SPARK = 10;

/** The number of jumps of the lightning, up to the first number that ends it. */
function leapsOf(drawn: readonly number[]): number {
  const stop = drawn.indexOf(0);
  return stop === -1 ? drawn.length : stop;
}

const stormJelly: Special = {
  name: 'storm-jelly',
  mean: 40,
  draw: (stream) => Array.from({ length: LEAPS_MAX }, () => stream.event(2)),
  // Each jump doubles the total: it adds as much as all before it.
  parts: (drawn) => [
    FIRST_SPARK,
    ...Array.from({ length: leapsOf(drawn) }, (_, leap) => FIRST_SPARK * 2 ** leap),
  ],
  prizes: () =>
    Array.from({ length: LEAPS_MAX + 1 }, (_, leaps) => ({
      multiple: FIRST_SPARK * 2 ** leaps,
      weight: 2 ** (LEAPS_MAX - Math.min(leaps + 1, LEAPS_MAX)),
    })),
};

/**
 * Jelly Cannon: glowing jellyfish, and one with a storm: its lightning pays 10 times the price and
 * jumps on with every second number, at most six times, each time doubled: 6 × 5 + 10 = 40 on
 * average, 640 at most. Every species returns 96.4 %.
 */
const arena: Arena = {
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
