import type { GameInput } from '@fairhall/api/contract/games';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/* Hall Originals: games that a player recomputes with a pencil. */

const supplier = 'Hall Originals';

/** Whether a game is one of them, whose rounds have a pace. */
export const isOriginal = (game: Pick<GameInput, 'supplier'>): boolean =>
  game.supplier === supplier;

const stakes = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Pegs return multiples of 5 percent: only multiples of 0.20 pay them in whole cents. */
const pegStakes = [0.2, 0.4, 1, 2, 5, 10, 20, 50, 100];

/** A round of picks is worth whole percents of its stake: whole units alone pay them exactly. */
const wholeStakes = [1, 2, 5, 10, 20, 50, 100];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'quayside-dice',
    gameName: 'Quayside Dice',
    supplier,
    gameSort: 37,
    betList: stakes,
  },
  {
    gameId: 'lantern-limbo',
    gameName: 'Lantern Limbo',
    supplier,
    gameSort: 38,
    betList: stakes,
  },
  {
    gameId: 'pegfall',
    gameName: 'Pegfall',
    supplier,
    gameSort: 39,
    betList: pegStakes,
  },
  {
    gameId: 'sunken-field',
    gameName: 'Sunken Field',
    supplier,
    gameSort: 40,
    betList: wholeStakes,
  },
  {
    gameId: 'lighthouse-stairs',
    gameName: 'Lighthouse Stairs',
    supplier,
    gameSort: 41,
    betList: wholeStakes,
  },
];

export const originals: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('table', entry, engineFacts(entry.gameId)),
);
