/*
 * What the page shows of the arenas comes from the engines: the casino deals with the same code.
 */

export type {
  Arena,
  FishingGame,
} from '../../../../server/src/simulators/casino/engines/fishing/arena.ts';
export { fishingGames } from '../../../../server/src/simulators/casino/engines/fishing/fishing-games.ts';
