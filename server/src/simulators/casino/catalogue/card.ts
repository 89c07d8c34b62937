import type { GameInput } from '../../../contract/games.ts';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Stakes of a hand. */
const handStakes = [0.5, 1, 2, 5, 10, 25, 50, 100];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'dragon-tiger',
    gameName: 'Dragon Tiger',
    supplier: 'Parlour & Pine',
    gameSort: 6,
    rating: 4.5,
    popularity: 688,
    flag: 'hot',
    betList: handStakes,
  },
  {
    gameId: 'truco-bravo',
    gameName: 'Truco Bravo',
    supplier: 'Parlour & Pine',
    gameSort: 12,
    rating: 4.6,
    popularity: 121,
    flag: 'new',
    betList: handStakes,
  },
  {
    gameId: 'lantern-holdem',
    gameName: "Lantern Hold'em",
    supplier: 'Parlour & Pine',
    gameSort: 35,
    rating: 4.7,
    popularity: 476,
    betList: handStakes,
  },
  {
    gameId: 'gaple-bay',
    gameName: 'Gaple Bay',
    supplier: 'Tideline',
    gameSort: 36,
    rating: 4.5,
    popularity: 219,
    betList: handStakes,
  },
];

export const cardGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('card', entry, engineFacts(entry.gameId)),
);
