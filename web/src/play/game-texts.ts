import { localeOf } from '@fairhall/api/contract/locales';
import { toMajor } from '@fairhall/api/contract/money';
import { formatMoney as formatAmount } from '@fairhall/api/contract/money-text';
import type { ParseKeys, TFunction } from 'i18next';
import { i18n } from '../i18n/i18n.ts';
import type Resources from '../i18n/resources.d.ts';
import type { Currency, Language } from '../lib/api/contract-types.ts';

/** The namespaces of the games, the one of every game first; the others load with the code that shows them. */
type GameNamespaces = [
  'game',
  'cards',
  'fishing',
  'fixtures',
  'originals',
  'proof',
  'slots',
  'tables',
];

/** The key of a text of the games: dotted, after its namespace unless it is one of every game's. */
export type TextKey = ParseKeys<GameNamespaces>;

export type Translate = TFunction<GameNamespaces>;

/** Texts and number formats of the player's language. */
export type GameTexts = {
  readonly language: Language;
  /** The BCP 47 form, for the page's `lang`. */
  readonly locale: string;
  readonly t: Translate;
  /** Whole numbers and multiples, at most two decimals: `1,290`, `1.5`, `0.95`. */
  readonly number: (value: number) => string;
  /** A share in percent with two decimals: "96.4" is `96.40%`, or `96,40 %`. */
  readonly percent: (percent: string | number) => string;
  /** Date and time of the device, from Unix milliseconds: `Jun 16, 2025, 2:36 PM`. */
  readonly dateTime: (ms: number) => string;
  /** The name of a symbol; a letter or a digit is returned unchanged. */
  readonly symbol: (name: string) => string;
};

/** The texts of the games in a language whose namespace `game` is loaded. */
export function gameTexts(language: Language): GameTexts {
  const t: Translate = i18n.getFixedT(language, 'game');
  const locale = localeOf[language];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  return {
    language,
    locale,
    t,
    number: (value) => numbers.format(value),
    percent: (percent) => percents.format(Number(percent) / 100),
    dateTime: (ms) => dates.format(ms),
    symbol: (name) => (isNamed(name) ? t(`symbols.${name}`) : name.toUpperCase()),
  };
}

function isNamed(symbol: string): symbol is keyof Resources['game']['symbols'] {
  return i18n.exists(`game:symbols.${symbol}`);
}

export type FormatMoney = (amountMinor: bigint, sign?: 'always' | undefined) => string;

/** Formats minor units of a currency in the language. */
export function moneyFormat({ language }: GameTexts, currency: Currency): FormatMoney {
  return (amountMinor, sign = undefined) =>
    formatAmount({
      amount: toMajor(amountMinor, currency),
      currency,
      language,
      sign: sign ?? 'auto',
    });
}
