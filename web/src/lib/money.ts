import type { Currency, Language } from './contract-types.ts';

type CurrencyFacts = {
  readonly symbol: string;
  /** Decimal places of an amount. */
  readonly scale: 0 | 2;
};

/** The eight wallet currencies in the order in which lists show them, as the contract has them. */
export const currencyFacts = {
  USD: { symbol: '$', scale: 2 },
  EUR: { symbol: '€', scale: 2 },
  GBP: { symbol: '£', scale: 2 },
  BRL: { symbol: 'R$', scale: 2 },
  JPY: { symbol: '¥', scale: 0 },
  CNY: { symbol: '¥', scale: 2 },
  SGD: { symbol: 'S$', scale: 2 },
  THB: { symbol: '฿', scale: 2 },
} as const satisfies Record<Currency, CurrencyFacts>;

export const currencies: readonly Currency[] = [
  'USD',
  'EUR',
  'GBP',
  'BRL',
  'JPY',
  'CNY',
  'SGD',
  'THB',
];

export const DEFAULT_CURRENCY: Currency = 'USD';

export function isCurrency(text: string): text is Currency {
  return (currencies as readonly string[]).includes(text);
}

/** The locale whose number and date forms a language uses. */
export const localeOf = {
  en: 'en-US',
  'pt-br': 'pt-BR',
  id: 'id-ID',
  es: 'es-ES',
} as const satisfies Record<Language, string>;

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
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    trailingZeroDisplay: trimZeros ? 'stripIfInteger' : 'auto',
  });
  formatters.set(key, made);
  return made;
}

/**
 * An amount in the language's number form with the specification's symbol: `$1,234.50`,
 * `R$ 1.234,50`. Losses take a true minus sign.
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
