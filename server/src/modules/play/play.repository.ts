import { parseCurrency } from '../../core/currency-input.ts';
import type { HotReads } from '../../db/hot-reads.ts';
import type { Bet } from './game-entries.ts';

/** The bet under a key, with the wallet it was staked from; `null` when there is none. */
export function findBet(reads: HotReads, key: string): Bet | null {
  const stake = reads.stake(key);
  return stake && { ...stake, currency: parseCurrency(stake.currency) };
}
