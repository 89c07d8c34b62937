import type { GameInput } from '../../../contract/games.ts';
import { slotEngine } from '../engines/slot-engines.ts';
import { volatilityOf } from '../engines/volatility.ts';
import { type CatalogueEntry, catalogueRow, type EngineFacts } from './entry.ts';

/** Stakes of a spin: every one divides into 20 lines without a remainder, in every currency. */
const spinStakes = [0.2, 0.4, 0.6, 1, 2, 3, 5, 10, 20, 50, 100];

const entries: readonly CatalogueEntry[] = [
  {
    gameId: 'phoenix-ascend',
    gameName: 'Phoenix Ascend',
    supplier: 'Copperfox',
    gameSort: 1,
    rating: 4.8,
    popularity: 1284,
    flag: 'hot',
    betList: spinStakes,
    hasStage: true,
  },
  {
    gameId: 'wolfmoon',
    gameName: 'Wolfmoon',
    supplier: 'Northbay',
    gameSort: 2,
    rating: 4.7,
    popularity: 962,
    flag: 'hot',
    betList: spinStakes,
  },
  {
    gameId: 'sugar-comet',
    gameName: 'Sugar Comet',
    supplier: 'Copperfox',
    gameSort: 4,
    rating: 4.6,
    popularity: 845,
    flag: 'hot',
    betList: spinStakes,
  },
  {
    gameId: 'nine-neon-lives',
    gameName: 'Nine Neon Lives',
    supplier: 'Northbay',
    gameSort: 7,
    rating: 4.6,
    popularity: 214,
    flag: 'new',
    betList: spinStakes,
  },
  {
    gameId: 'frostforge',
    gameName: 'Frostforge',
    supplier: 'Northbay',
    gameSort: 9,
    rating: 4.5,
    popularity: 176,
    flag: 'new',
    betList: spinStakes,
  },
  {
    gameId: 'lantern-night',
    gameName: 'Lantern Night',
    supplier: 'Lanternworks',
    gameSort: 11,
    rating: 4.5,
    popularity: 139,
    flag: 'new',
    betList: spinStakes,
  },
  {
    gameId: 'scarab-vault',
    gameName: 'Scarab Vault',
    supplier: 'Lanternworks',
    gameSort: 13,
    rating: 4.6,
    popularity: 402,
    betList: spinStakes,
  },
  {
    gameId: 'jade-teahouse',
    gameName: 'Jade Teahouse',
    supplier: 'Lanternworks',
    gameSort: 14,
    rating: 4.5,
    popularity: 388,
    betList: spinStakes,
  },
  {
    gameId: 'fox-and-clover',
    gameName: 'Fox & Clover',
    supplier: 'Copperfox',
    gameSort: 15,
    rating: 4.7,
    popularity: 517,
    betList: spinStakes,
  },
  {
    gameId: 'rex-eruption',
    gameName: 'Rex Eruption',
    supplier: 'Northbay',
    gameSort: 16,
    rating: 4.3,
    popularity: 201,
    betList: spinStakes,
  },
  {
    gameId: 'genie-hour',
    gameName: 'Genie Hour',
    supplier: 'Lanternworks',
    gameSort: 17,
    rating: 4.4,
    popularity: 266,
    betList: spinStakes,
  },
  {
    gameId: 'parade-7',
    gameName: 'Parade 7',
    supplier: 'Copperfox',
    gameSort: 18,
    rating: 4.4,
    popularity: 341,
    betList: spinStakes,
  },
  {
    gameId: 'copper-canyon',
    gameName: 'Copper Canyon',
    supplier: 'Copperfox',
    gameSort: 19,
    rating: 4.5,
    popularity: 233,
    betList: spinStakes,
  },
  {
    gameId: 'honeycomb-heist',
    gameName: 'Honeycomb Heist',
    supplier: 'Copperfox',
    gameSort: 20,
    rating: 4.6,
    popularity: 295,
    flag: 'exclusive',
    betList: spinStakes,
  },
];

export const slotGames: readonly GameInput[] = entries.map((entry) =>
  catalogueRow('slot', entry, engineFacts(entry.gameId)),
);

function engineFacts(gameId: string): EngineFacts | null {
  const stated = slotEngine(gameId)?.game.stated;
  if (!stated) return null;
  return { rtp: Number(stated.rtp), volatility: volatilityOf(stated.volatilityIndex) };
}
