import type { Language } from './enums.ts';
import { localeOf } from './locales.ts';
import { type Currency, currencyFacts } from './money.ts';

export type MoneyFormat = {
  /** Major units, as in the API. */
  readonly amount: number;
  readonly currency: Currency;
  readonly language: Language;
  /** `always` prefixes gains with a plus, as in a list of wins and losses. */
  readonly sign?: 'auto' | 'always';
  /** Omits the ".00" of whole amounts, for limits and buttons. */
  readonly trimZeros?: boolean;
};

/** The interface's Spanish is that of Latin America, which writes the symbol first. */
const moneyLocaleOf = { ...localeOf, es: 'es-CO' };

/** One per language, currency and style: at most 4 × 8 × 4. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(format: MoneyFormat): Intl.NumberFormat {
  const { currency, language, sign = 'auto', trimZeros = false } = format;
  const key = `${language} ${currency} ${sign} ${trimZeros}`;
  const known = formatters.get(key);
  if (known) return known;
  const { scale } = currencyFacts[currency];
  const made = new Intl.NumberFormat(moneyLocaleOf[language], {
    style: 'currency',
    currency,
    // Otherwise Intl formats some currencies as a code with a space.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    // By default Spanish does not group numbers of four digits.
    useGrouping: 'always',
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    trailingZeroDisplay: trimZeros ? 'stripIfInteger' : 'auto',
  });
  formatters.set(key, made);
  return made;
}

/**
 * Formats an amount in the language, with the specification's symbol (its section 9) at the
 * language's position: `R$1,234.50`, `R$ 1.234,50`. Losses have a minus sign (U+2212).
 * All amounts for players are formatted by it: in the client, the games, the checkout and the
 * server's messages.
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
