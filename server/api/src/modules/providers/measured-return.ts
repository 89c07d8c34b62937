import type { z } from 'zod';
import type { measuredReturn } from '../../contract/providers.ts';
import type { GameReturn } from '../../db/generated/client.ts';

type Measured = z.infer<typeof measuredReturn>;

/** With fewer rounds the normal approximation of the interval is meaningless. */
const INTERVAL_ROUNDS_MIN = 30;
/** Of the standard normal distribution, for 95 %. */
const Z_95 = 1.96;

/**
 * The return of a game from the sums of its rounds, one row per currency; `null` without a round.
 *
 * Per currency it is the ratio of wins to stakes, whose variance is Σ(win − return × stake)² / (Σ stake)²
 * (the delta method). Currencies cannot be added, so their returns are weighted by rounds.
 */
export function measuredReturnOf(rows: readonly Omit<GameReturn, 'gameId'>[]): Measured | null {
  const played = rows.filter(({ stakes }) => stakes > 0);
  const rounds = played.reduce((sum, row) => sum + row.rounds, 0);
  if (rounds === 0) return null;
  let mean = 0;
  let variance = 0;
  for (const { rounds: own, stakes, wins, stakeSquares, winSquares, products } of played) {
    const share = own / rounds;
    const ratio = wins / stakes;
    const squares = winSquares - 2 * ratio * products + ratio ** 2 * stakeSquares;
    mean += share * ratio;
    variance += share ** 2 * (Math.max(squares, 0) / stakes ** 2);
  }
  return {
    rounds,
    rtp: mean * 100,
    plusMinus: rounds < INTERVAL_ROUNDS_MIN ? null : Z_95 * Math.sqrt(variance) * 100,
  };
}
