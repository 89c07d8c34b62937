import { type Arena, fishingGame, type Prize, type Special, sumsOf } from './arena.ts';

/** The number of animals that the blast reaches, by the number drawn for it. */
const blastReaches = [4, 6, 8, 10] as const;
const REACH_MAX = 10;
/** The prize of each of them, by the number drawn for it: shrimp, shrimp, fish, oyster. */
const blastMultiples = [2, 2, 3, 5] as const;
const animal = blastMultiples.map((multiple) => ({ multiple, weight: 1 }));

function* prizes(): Iterable<Prize> {
  for (const reach of blastReaches) {
    // All reaches are equally likely, so their weights must be shares of the same total.
    const all = blastMultiples.length ** reach;
    for (const { multiple, weight } of sumsOf(Array.from({ length: reach }, () => animal))) {
      yield { multiple, weight: weight / all };
    }
  }
}

const bombCrab: Special = {
  name: 'bomb-crab',
  mean: 21,
  draw: (stream) => [
    stream.event(blastReaches.length),
    ...Array.from({ length: REACH_MAX }, () => stream.event(blastMultiples.length)),
  ],
  parts: ([reach = 0, ...animals]) =>
    animals.slice(0, blastReaches[reach] ?? 0).map((number) => blastMultiples[number] ?? 0),
  prizes: () => [...prizes()],
};

/**
 * Lobster Lagoon: many small catches, and a crab with a bomb that also catches four to ten animals:
 * 8 to 50 times the price, 7 animals of 3 on average. Every species returns 97 %.
 */
const arena: Arena = {
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
