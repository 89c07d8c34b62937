import type { GameInput } from '@fairhall/api/contract/games';
import { retiredSlotIds } from '../engines/slot-engines.ts';
import { engineFacts } from './engine-facts.ts';
import { type CatalogueEntry, catalogueRow } from './entry.ts';

/** Stakes of a spin: each is divisible by 20 lines in every currency. */
const spinStakes = [0.2, 0.4, 0.6, 1, 2, 3, 5, 10, 20, 50, 100];

/** The place of a game that no list has. */
const LAST = 999;

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'phoenix-ascend',
    gameName: 'Phoenix Ascend',
    supplier: 'Copperfox',
    gameSort: 1,
    isRecommended: true,
    flag: 'hot',
    betList: spinStakes,
  },
  {
    gameId: 'wolfmoon',
    gameName: 'Wolfmoon',
    supplier: 'Northbay',
    gameSort: 2,
    isRecommended: true,
    flag: 'hot',
    betList: spinStakes,
  },
  {
    gameId: 'sugar-comet',
    gameName: 'Sugar Comet',
    supplier: 'Copperfox',
    gameSort: 4,
    flag: 'hot',
    betList: spinStakes,
  },
  {
    gameId: 'nine-neon-lives',
    gameName: 'Nine Neon Lives',
    supplier: 'Northbay',
    gameSort: 7,
    flag: 'new',
    betList: spinStakes,
  },
  {
    gameId: 'lantern-night',
    gameName: 'Lantern Night',
    supplier: 'Lanternworks',
    gameSort: 11,
    flag: 'new',
    betList: spinStakes,
  },
  {
    gameId: 'scarab-vault',
    gameName: 'Scarab Vault',
    supplier: 'Lanternworks',
    gameSort: 13,
    betList: spinStakes,
  },
  {
    gameId: 'fox-and-clover',
    gameName: 'Fox & Clover',
    supplier: 'Copperfox',
    gameSort: 15,
    isRecommended: true,
    betList: spinStakes,
  },
  {
    gameId: 'rex-eruption',
    gameName: 'Rex Eruption',
    supplier: 'Northbay',
    gameSort: 16,
    betList: spinStakes,
  },
  {
    gameId: 'genie-hour',
    gameName: 'Genie Hour',
    supplier: 'Lanternworks',
    gameSort: 17,
    betList: spinStakes,
  },
  {
    gameId: 'storm-trench',
    gameName: 'Storm Trench',
    supplier: 'Northbay',
    gameSort: 9,
    flag: 'new',
    betList: spinStakes,
  },
  {
    gameId: 'parade-7',
    gameName: 'Parade 7',
    supplier: 'Copperfox',
    gameSort: 18,
    betList: spinStakes,
  },
];

export const slotGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('slot', entry, engineFacts(entry.gameId)),
);

type Retired = Readonly<
  Record<(typeof retiredSlotIds)[number], Pick<CatalogueEntry, 'gameName' | 'supplier'>>
>;

/** What players with rounds or favourites of a retired slot still see of it. */
const retired: Retired = {
  frostforge: { gameName: 'Frostforge', supplier: 'Northbay' },
  'jade-teahouse': { gameName: 'Jade Teahouse', supplier: 'Lanternworks' },
  'copper-canyon': { gameName: 'Copper Canyon', supplier: 'Copperfox' },
  'honeycomb-heist': { gameName: 'Honeycomb Heist', supplier: 'Copperfox' },
};

export const retiredSlots: readonly GameInput[] = retiredSlotIds.map((gameId) => ({
  ...catalogueRow('slot', { gameId, ...retired[gameId], gameSort: LAST, betList: [] }),
  retired: true,
}));
