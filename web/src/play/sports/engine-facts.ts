/*
 * The return of a slip is computed by the game server's engine.
 */

export {
  combinedOdds,
  oddsOfText,
  oddsText,
  payout,
} from '@fairhall/game-server/engines/sports/odds';
