/*
 * What a slip pays is computed by the game server's own engine.
 */

export {
  combinedOdds,
  oddsOfText,
  oddsText,
  payout,
} from '@fairhall/game-server/engines/sports/odds';
