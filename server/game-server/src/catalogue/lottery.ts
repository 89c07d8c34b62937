import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Prices of a ticket. */
const ticketStakes = [0.5, 1, 2, 5, 10, 20];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'star-draw-49',
    gameName: 'Star Draw 49',
    supplier: 'Lanternworks',
    gameSort: 31,
    betList: ticketStakes,
  },
  {
    gameId: 'aurora-keno',
    gameName: 'Aurora Keno',
    supplier: 'Northbay',
    gameSort: 32,
    betList: ticketStakes,
  },
  {
    gameId: 'red-envelope-rush',
    gameName: 'Red Envelope Rush',
    supplier: 'Lanternworks',
    gameSort: 33,
    betList: ticketStakes,
  },
  {
    gameId: 'scratch-safari',
    gameName: 'Scratch Safari',
    supplier: 'Copperfox',
    gameSort: 34,
    betList: ticketStakes,
  },
];

export const lotteryGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('lottery', entry, engineFacts(entry.gameId)),
);
