import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Stakes of a betting slip. */
const slipStakes = [1, 2, 5, 10, 20, 50, 100, 200];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'turbo-circuit',
    gameName: 'Turbo Circuit',
    supplier: 'Northbay',
    gameSort: 10,
    flag: 'new',
    betList: slipStakes,
  },
  {
    gameId: 'penalty-kings',
    gameName: 'Penalty Kings',
    supplier: 'Northbay',
    gameSort: 28,
    betList: slipStakes,
  },
  {
    gameId: 'slam-court',
    gameName: 'Slam Court',
    supplier: 'Northbay',
    gameSort: 29,
    betList: slipStakes,
  },
  {
    gameId: 'derby-dash',
    gameName: 'Derby Dash',
    supplier: 'Copperfox',
    gameSort: 30,
    betList: slipStakes,
  },
];

export const sportsGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('sports', entry, engineFacts(entry.gameId)),
);
