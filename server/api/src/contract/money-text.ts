import type { Language } from './enums.ts';
import { localeOf } from './locales.ts';
import { type Currency, currencyFacts } from './money.ts';

export type MoneyFormat = {
  /** Major units, as the wire carries them. */
  readonly amount: number;
  readonly currency: Currency;
  readonly language: Language;
  /** `always` puts a plus before gains, as in a list of wins and losses. */
  readonly sign?: 'auto' | 'always';
  /** Leaves out ".00" of whole amounts, for limits and buttons. */
  readonly trimZeros?: boolean;
};

/** One per language, currency and style: at most 4 × 8 × 4. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter({ currency, language, sign, trimZeros }: MoneyFormat): Intl.NumberFormat {
  const key = `${language} ${currency} ${sign} ${trimZeros}`;
  const known = formatters.get(key);
  if (known) return known;
  const { scale } = currencyFacts[currency];
  const made = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    // Without it some currencies come as letters, which Intl sets off with a space.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    // Spanish would leave figures of four digits without their point, beside others that have it.
    useGrouping: 'always',
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    trailingZeroDisplay: trimZeros ? 'stripIfInteger' : 'auto',
  });
  formatters.set(key, made);
  return made;
}

/**
 * An amount in the language's number form, with the specification's symbol (its section 9) where
 * the language puts it: `R$1,234.50`, `R$ 1.234,50`, `1.234,50 R$`. Losses take a true minus sign.
 * Every amount that a player reads is written by it, in the client, the games, at the checkout and
 * in messages of the server.
 */
export function formatMoney(format: MoneyFormat): string {
  const { symbol } = currencyFacts[format.currency];
  return formatter(format)
    .formatToParts(format.amount)
    .map(({ type, value }) => {
      if (type === 'currency') return symbol;
      return type === 'minusSign' ? '−' : value;
    })
    .join('');
}
