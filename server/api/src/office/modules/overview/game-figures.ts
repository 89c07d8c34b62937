import { type Currency, isCurrency, toMajor } from '../../../contract/money.ts';
import { usdMinor } from '../amounts.ts';

/** Sums of bets in one currency. */
export type PlaySum = {
  readonly currency: string;
  readonly bets: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
};

/** Sums in one currency, or those of all in US dollars by the reference rates. */
export type PlayTotal = {
  readonly bets: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
};

/** @param currency the one of all sums; undefined converts them: stakes are rounded up, wins down */
export function playTotal(sums: readonly PlaySum[], currency: Currency | undefined): PlayTotal {
  let bets = 0;
  let [stakedMinor, wonMinor] = [0n, 0n];
  for (const sum of sums) {
    if (!isCurrency(sum.currency)) continue;
    const from = { currency: sum.currency };
    bets += sum.bets;
    const isSame = sum.currency === currency;
    stakedMinor += isSame ? sum.stakedMinor : usdMinor({ ...from, amountMinor: sum.stakedMinor });
    wonMinor += isSame ? sum.wonMinor : usdMinor({ ...from, amountMinor: sum.wonMinor }, 'down');
  }
  return { bets, stakedMinor, wonMinor };
}

/** With fewer bets the normal approximation is meaningless. */
const BETS_MIN = 30;
const PERCENT = 100;

/**
 * The measured return with its 95 % interval: 1.96 σ / √n, with the deviation that the game's own code
 * has. The volatility index is 1.96 σ of a round with one stake.
 */
export function gameFiguresOf(
  { bets, stakedMinor, wonMinor }: PlayTotal,
  { volatilityIndex, unit }: { volatilityIndex: number | null; unit: Currency },
) {
  const hasInterval = volatilityIndex !== null && bets >= BETS_MIN;
  return {
    bets: Math.max(0, bets),
    stakes: toMajor(stakedMinor, unit),
    ggr: toMajor(stakedMinor - wonMinor, unit),
    rtp: stakedMinor > 0n ? (Number(wonMinor) / Number(stakedMinor)) * PERCENT : null,
    plusMinus: hasInterval ? (volatilityIndex / Math.sqrt(bets)) * PERCENT : null,
  };
}
