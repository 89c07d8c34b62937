import { type ArenaModel, fishingGame } from './arena.ts';

/** The numbers of animals that the blast reaches, and their prizes: shrimp, shrimp, fish, oyster. */
const bombCrab = {
  kind: 'blast',
  name: 'bomb-crab',
  mean: 21,
  reaches: [4, 6, 8, 10],
  multiples: [2, 2, 3, 5],
} as const;

/**
 * Lobster Lagoon: many small catches, and a crab with a bomb that also catches four to ten animals:
 * 8 to 50 times the price, 7 animals of 3 on average. Every species returns 97 %.
 */
const arena: ArenaModel = {
  gameId: 'lobster-lagoon',
  rtpPermille: 970,
  species: [
    { name: 'shrimp', multiple: 2 },
    { name: 'reef-fish', multiple: 3 },
    { name: 'oyster', multiple: 5 },
    { name: 'crab', multiple: 6 },
    { name: 'turtle', multiple: 10 },
    { name: 'otter', multiple: 15 },
    { name: 'lobster', multiple: 20 },
    { name: 'lobster-king', multiple: 50 },
  ],
  special: bombCrab,
  stated: { lead: 'oyster', rtp: '97.00', volatilityIndex: 3.88, hitRate: 0.194, specialMax: 50 },
};

export const lobsterLagoon = fishingGame(arena);
