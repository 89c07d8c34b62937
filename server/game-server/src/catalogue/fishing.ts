import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Price of one shot at cannon level 1. */
const shotStakes = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** Cannon levels: a shot costs and pays this multiple of level 1. */
const cannonLevels = [1, 2, 3, 5, 8, 10];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'deepwater-bounty',
    gameName: 'Deepwater Bounty',
    supplier: 'Tideline',
    gameSort: 5,
    isRecommended: true,
    flag: 'hot',
    betList: shotStakes,
    rateList: cannonLevels,
  },
  {
    gameId: 'kraken-tide',
    gameName: 'Kraken Tide',
    supplier: 'Tideline',
    gameSort: 8,
    flag: 'new',
    betList: shotStakes,
    rateList: cannonLevels,
  },
  {
    gameId: 'lobster-lagoon',
    gameName: 'Lobster Lagoon',
    supplier: 'Tideline',
    gameSort: 26,
    betList: shotStakes,
    rateList: cannonLevels,
  },
  {
    gameId: 'jelly-cannon',
    gameName: 'Jelly Cannon',
    supplier: 'Tideline',
    gameSort: 27,
    betList: shotStakes,
    rateList: cannonLevels,
  },
];

export const fishingGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('fishing', entry, engineFacts(entry.gameId)),
);
