import { type Currency, isCurrency, toMajor } from '../../../contract/money.ts';
import { isConclusive } from '../../../contract/providers.ts';
import { minorWeight, referenceRatesMicro } from '../../../contract/reference-rates.ts';
import { usdMinor } from '../amounts.ts';

/** Sums of bets in one currency. */
export type PlaySum = {
  readonly currency: string;
  readonly bets: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
  /** The sum of stake², in minor units. */
  readonly stakeSquares: number;
};

/** Sums in one currency, or those of all in US dollars by the reference rates. */
export type PlayTotal = {
  readonly bets: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
  /** The sum of stake², in minor units of the same currency. */
  readonly stakeSquares: number;
};

/** @param currency the one of all sums; undefined converts them: stakes are rounded up, wins down */
export function playTotal(sums: readonly PlaySum[], currency: Currency | undefined): PlayTotal {
  let bets = 0;
  let stakeSquares = 0;
  let [stakedMinor, wonMinor] = [0n, 0n];
  for (const sum of sums) {
    if (!isCurrency(sum.currency)) continue;
    const from = { currency: sum.currency };
    bets += sum.bets;
    const isSame = sum.currency === currency;
    stakeSquares += sum.stakeSquares * (isSame ? 1 : usdPerUnit(sum.currency) ** 2);
    stakedMinor += isSame ? sum.stakedMinor : usdMinor({ ...from, amountMinor: sum.stakedMinor });
    wonMinor += isSame ? sum.wonMinor : usdMinor({ ...from, amountMinor: sum.wonMinor }, 'down');
  }
  return { bets, stakedMinor, wonMinor, stakeSquares };
}

/** Cents of US dollars for a minor unit: a square is not rounded to whole ones. */
function usdPerUnit(currency: Currency): number {
  const [unit, cent] = [currency, 'USD' as const].map((of) => minorWeight(of, referenceRatesMicro));
  return Number(unit) / Number(cent);
}

/**
 * As many bets of one stake have an interval of the same width: (Σ stake)² / Σ stake² (Kish's effective
 * sample size), at most the number of bets.
 */
function effectiveBets({ bets, stakedMinor, stakeSquares }: PlayTotal): number {
  if (stakedMinor <= 0n || stakeSquares <= 0) return 0;
  return Math.min(bets, Math.round(Number(stakedMinor) ** 2 / stakeSquares));
}

/** With fewer effective bets the normal approximation is meaningless. */
const BETS_MIN = 30;
const PERCENT = 100;

/**
 * The measured return with its 95 % interval: 1.96 σ / √n, with the deviation that the game's own code
 * has, and the effective number of bets n. The volatility index is 1.96 σ of a round with one stake.
 */
export function gameMetricsOf(
  total: PlayTotal,
  { volatilityIndex, unit }: { volatilityIndex: number | null; unit: Currency },
) {
  const { bets, stakedMinor, wonMinor } = total;
  const effective = effectiveBets(total);
  const hasInterval = volatilityIndex !== null && effective >= BETS_MIN;
  const plusMinus = hasInterval ? (volatilityIndex / Math.sqrt(effective)) * PERCENT : null;
  return {
    bets: Math.max(0, bets),
    effectiveBets: effective,
    stakes: toMajor(stakedMinor, unit),
    ggr: toMajor(stakedMinor - wonMinor, unit),
    rtp: stakedMinor > 0n ? (Number(wonMinor) / Number(stakedMinor)) * PERCENT : null,
    plusMinus,
    isConclusive: isConclusive(plusMinus),
  };
}
