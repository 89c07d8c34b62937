/** The messages of a game page to the embedding page: types of the game server's declaration. */
export type {
  GameMessage,
  GameProblem,
  HostMessage,
} from '@fairhall/game-server/contract-page';
