import type { z } from 'zod';
import { isConclusive, type measuredReturn } from '../../contract/providers.ts';
import type { GameReturn } from '../../db/generated/client.ts';

type Measured = z.infer<typeof measuredReturn>;

/**
 * With fewer rounds the normal approximation of the interval is meaningless, and with fewer wins it is
 * far too narrow: after lost rounds alone it would be zero ± 0. The number of wins is taken as
 * (Σ win)² / Σ win², which counts equal wins fully and small ones beside a large one hardly. Prizes
 * that are too rare to have been won yet are beyond any sample; the page states this.
 */
const NUMBER_MIN = 30;
/** Of the standard normal distribution, for 95 %. */
const Z_95 = 1.96;

/**
 * The return of a game from the sums of its rounds, one row per currency; `null` without a round.
 *
 * Amounts of two currencies cannot be added, so each is divided by the mean stake in its currency.
 * The return is the ratio of the sums, and its variance that of a ratio (the delta method):
 * n / (n − 1) × Σ(win − return × stake)² / (Σ stake)².
 */
export function measuredReturnOf(rows: readonly Omit<GameReturn, 'gameId'>[]): Measured | null {
  const played = rows.filter(({ stakes }) => stakes > 0);
  const rounds = played.reduce((sum, row) => sum + row.rounds, 0);
  if (rounds === 0) return null;
  const scaled = played.map(inMeanStakes);
  const sumOf = (amount: keyof Scaled) => scaled.reduce((sum, row) => sum + row[amount], 0);
  // In mean stakes the sum of the stakes is the number of rounds.
  const [wins, winSquares] = [sumOf('wins'), sumOf('winSquares')];
  const ratio = wins / rounds;
  const squares = winSquares - 2 * ratio * sumOf('products') + ratio ** 2 * sumOf('stakeSquares');
  const spread = winSquares === 0 ? 0 : wins ** 2 / winSquares;
  const enough = Math.min(rounds, spread) >= NUMBER_MIN;
  const variance = Math.max(squares, 0) / (rounds * (rounds - 1));
  const plusMinus = enough ? Z_95 * Math.sqrt(variance) * 100 : null;
  return { rounds, rtp: ratio * 100, plusMinus, isConclusive: isConclusive(plusMinus) };
}

type Scaled = Record<'wins' | 'stakeSquares' | 'winSquares' | 'products', number>;

/** The sums of one currency, with its mean stake as the unit. */
function inMeanStakes(row: Omit<GameReturn, 'gameId'>): Scaled {
  const unit = row.stakes / row.rounds;
  return {
    wins: row.wins / unit,
    stakeSquares: row.stakeSquares / unit ** 2,
    winSquares: row.winSquares / unit ** 2,
    products: row.products / unit ** 2,
  };
}
