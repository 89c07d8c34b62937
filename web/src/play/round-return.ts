import type { Currency } from '@/lib/api/contract-types.ts';
import { type ReturnKind, returnKind } from '@/lib/games/return-kind.ts';
import { toMinor } from './money.ts';

/** A stake and its return, as the game server sends them: a round, one of its bets, or a slip. */
export type StakeAndReturn = { readonly stake: string; readonly win: string };

/** Whether a round, a bet or a slip won, returned up to its stake, or lost. */
export function kindOfReturn({ stake, win }: StakeAndReturn, currency: Currency): ReturnKind {
  return returnKind({ returned: toMinor(win, currency), staked: toMinor(stake, currency) });
}

/** What became of a stake; `paidMinor` is the return above it, 0 without a win. */
export type StakeResult = { readonly paidMinor: bigint; readonly isLost: boolean };

export function stakeResult(bet: StakeAndReturn, currency: Currency): StakeResult {
  const aboveMinor = toMinor(bet.win, currency) - toMinor(bet.stake, currency);
  return {
    paidMinor: aboveMinor > 0n ? aboveMinor : 0n,
    isLost: kindOfReturn(bet, currency) === 'lost',
  };
}
