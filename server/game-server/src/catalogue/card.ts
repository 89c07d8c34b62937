import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Stakes of a hand. */
const handStakes = [0.5, 1, 2, 5, 10, 25, 50, 100];

/** A chain pays integer percents of its stake: below a dollar those would be fractions of a cent. */
const chainStakes = handStakes.filter((stake) => stake >= 1);

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'dragon-tiger',
    gameName: 'Dragon Tiger',
    supplier: 'Parlour & Pine',
    gameSort: 6,
    flag: 'hot',
    betList: handStakes,
  },
  {
    gameId: 'harbour-jacks',
    gameName: 'Harbour Jacks',
    supplier: 'Parlour & Pine',
    gameSort: 12,
    flag: 'new',
    betList: handStakes,
  },
  {
    gameId: 'lantern-holdem',
    gameName: "Lantern Hold'em",
    supplier: 'Parlour & Pine',
    gameSort: 35,
    isRecommended: true,
    betList: handStakes,
  },
  {
    gameId: 'high-tide',
    gameName: 'High Tide',
    supplier: 'Tideline',
    gameSort: 36,
    betList: chainStakes,
  },
];

export const cardGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('card', entry, engineFacts(entry.gameId)),
);
