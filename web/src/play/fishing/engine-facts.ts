/*
 * Paytables of the arenas, from the engines that the game server runs.
 */

export type {
  Arena,
  FishingGame,
} from '@fairhall/game-server/engines/fishing/arena';
export { fishingGames } from '@fairhall/game-server/engines/fishing/fishing-games';
