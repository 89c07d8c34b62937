/** The eight wallet currencies, in the order of lists. */
export const currencies = ['USD', 'EUR', 'GBP', 'BRL', 'JPY', 'CNY', 'SGD', 'THB'] as const;
export type Currency = (typeof currencies)[number];

export const DEFAULT_CURRENCY: Currency = 'USD';

type CurrencyFacts = {
  readonly symbol: string;
  /** Decimal places: a JPY amount has none, all others have two. */
  readonly scale: 0 | 2;
  readonly name: string;
};

export const currencyFacts = {
  USD: { symbol: '$', scale: 2, name: 'US Dollar' },
  EUR: { symbol: '€', scale: 2, name: 'Euro' },
  GBP: { symbol: '£', scale: 2, name: 'Pound Sterling' },
  BRL: { symbol: 'R$', scale: 2, name: 'Brazilian Real' },
  JPY: { symbol: '¥', scale: 0, name: 'Japanese Yen' },
  CNY: { symbol: '¥', scale: 2, name: 'Chinese Yuan' },
  SGD: { symbol: 'S$', scale: 2, name: 'Singapore Dollar' },
  THB: { symbol: '฿', scale: 2, name: 'Thai Baht' },
} as const satisfies Record<Currency, CurrencyFacts>;

/**
 * The limit of an account's balance, in minor units. It is below 2^53, so every balance is also exact
 * as a JSON number of major units.
 */
export const BALANCE_CAP_MINOR = 10n ** 15n - 1n;

export function isCurrency(text: string): text is Currency {
  return (currencies as readonly string[]).includes(text);
}

/** Minor units in one major unit: 1 for JPY, 100 for the others. */
export function minorPerMajor(currency: Currency): bigint {
  return currencyFacts[currency].scale === 0 ? 1n : 100n;
}

/** Minor units as the API's JSON number of major units. */
export function toMajor(amountMinor: bigint, currency: Currency): number {
  return Number(amountMinor) / Number(minorPerMajor(currency));
}

/** A whole number of major units (a deposit's `amount`) as minor units. */
export function fromWholeMajor(amount: number, currency: Currency): bigint {
  return BigInt(amount) * minorPerMajor(currency);
}

/** Minor units as a decimal string of major units: `12345n` USD is `"123.45"`. */
export function toDecimal(amountMinor: bigint, currency: Currency): string {
  const { scale } = currencyFacts[currency];
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor)
    .toString()
    .padStart(scale + 1, '0');
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * A decimal string of major units as minor units, or `null` when it has more decimals than the
 * currency. The text must already match `decimalAmount`.
 */
export function fromDecimal(text: string, currency: Currency): bigint | null {
  const { scale } = currencyFacts[currency];
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  if (fraction.length > scale) return null;
  const minor = BigInt(whole + fraction.padEnd(scale, '0'));
  return text.startsWith('-') ? -minor : minor;
}
