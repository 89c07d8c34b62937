import { currencyFacts, toMajor } from '@fairhall/api/contract/money';
import type { Currency } from '@/lib/api/contract-types.ts';
import { parseAmount } from '@/lib/money/parse-amount.ts';
import type { GameTexts } from '../game-texts.ts';

export type StakeLimits = { readonly unitMinor: bigint; readonly maxMinor: bigint };

/** Parses a typed stake to minor units; `null` if it is invalid. */
export function readStake(
  text: string,
  { currency, limits }: { currency: Currency; limits: StakeLimits },
): bigint | null {
  const { unitMinor, maxMinor } = limits;
  const minor = parseAmount(text, { currency });
  if (minor === null) return null;
  return minor > 0n && minor <= maxMinor && minor % unitMinor === 0n ? minor : null;
}

/** Formats a stake in the language, for an input. */
export function stakeText(
  stakeMinor: bigint,
  { currency, locale }: { currency: Currency } & Pick<GameTexts, 'locale'>,
): string {
  const { scale } = currencyFacts[currency];
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    useGrouping: false,
  }).format(toMajor(stakeMinor, currency));
}
