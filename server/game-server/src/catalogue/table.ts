import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Chip values. */
const chipStakes = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500];

/** A banker's win pays 0.95 to 1: below a dollar that would be a fraction of a cent. */
const baccaratStakes = chipStakes.filter((chip) => chip >= 1);

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'brass-roulette',
    gameName: 'Brass Roulette',
    supplier: 'Parlour & Pine',
    gameSort: 3,
    isRecommended: true,
    flag: 'hot',
    betList: chipStakes,
  },
  {
    gameId: 'hall-blackjack',
    gameName: 'Hall Blackjack',
    supplier: 'Parlour & Pine',
    gameSort: 21,
    isRecommended: true,
    betList: chipStakes,
  },
  {
    gameId: 'pearl-sic-bo',
    gameName: 'Pearl Sic Bo',
    supplier: 'Parlour & Pine',
    gameSort: 22,
    betList: chipStakes,
  },
  {
    gameId: 'crown-and-anchor',
    gameName: 'Crown & Anchor',
    supplier: 'Parlour & Pine',
    gameSort: 23,
    betList: chipStakes,
  },
  {
    gameId: 'lamplight-wheel',
    gameName: 'Lamplight Wheel',
    supplier: 'Lanternworks',
    gameSort: 24,
    flag: 'exclusive',
    betList: chipStakes,
  },
  {
    gameId: 'velvet-baccarat',
    gameName: 'Velvet Baccarat',
    supplier: 'Parlour & Pine',
    gameSort: 25,
    isRecommended: true,
    betList: baccaratStakes,
  },
];

export const tableGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('table', entry, engineFacts(entry.gameId)),
);
