/*
 * What a slip pays is computed by the casino's own engine.
 */

export {
  combinedOdds,
  oddsOfText,
  oddsText,
  payout,
} from '../../../../server/src/simulators/casino/engines/sports/odds.ts';
