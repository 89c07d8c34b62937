import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/* Hall Originals: games that a player recomputes with a pencil. */

/** A round of picks is worth whole percents of its stake: whole units alone pay them exactly. */
const wholeStakes = [1, 2, 5, 10, 20, 50, 100];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'sunken-field',
    gameName: 'Sunken Field',
    supplier: 'Hall Originals',
    gameSort: 40,
    betList: wholeStakes,
  },
  {
    gameId: 'lighthouse-stairs',
    gameName: 'Lighthouse Stairs',
    supplier: 'Hall Originals',
    gameSort: 41,
    betList: wholeStakes,
  },
];

export const originals: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('table', entry, engineFacts(entry.gameId)),
);
