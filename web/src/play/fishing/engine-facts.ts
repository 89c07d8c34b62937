/*
 * What the page shows of the arenas comes from the engines: the game server deals with the same code.
 */

export type {
  Arena,
  FishingGame,
} from '@fairhall/game-server/engines/fishing/arena';
export { fishingGames } from '@fairhall/game-server/engines/fishing/fishing-games';
