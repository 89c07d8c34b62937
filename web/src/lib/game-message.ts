/** What a game page says to the page that embeds it: the casino's own declaration, types alone. */
export type {
  GameMessage,
  GameProblem,
  HostMessage,
} from '@fairhall/game-server/contract-page';
