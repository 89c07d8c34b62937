import { type Currency, currencyFacts } from '@fairhall/api/contract/money';

/**
 * Converts a decimal string of major units, as the game server sends it, to minor units.
 * @throws RangeError if the text is no amount of this currency
 */
export function toMinor(text: string, currency: Currency): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const { scale } = currencyFacts[currency];
  const fraction = (match?.[3] ?? '').replace(/0+$/, '');
  if (!match || fraction.length > scale) throw new RangeError(`no ${currency} amount: "${text}"`);
  const minor = BigInt(`${match[2]}${fraction.padEnd(scale, '0')}`);
  return match[1] === '-' ? -minor : minor;
}

/** The win as a multiple of the stake, truncated to two decimals: 23 or 1.25. */
export function multipleOfStake(winMinor: bigint, stakeMinor: bigint): number {
  if (stakeMinor <= 0n) return 0;
  return Number((winMinor * 100n) / stakeMinor) / 100;
}
