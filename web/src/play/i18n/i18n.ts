import { localeOf } from '@fairhall/api/contract/locales';
import { toMajor } from '@fairhall/api/contract/money';
import { formatMoney as formatAmount } from '@fairhall/api/contract/money-text';
import { createInstance } from 'i18next';
import type { Currency, Language } from '@/lib/api/contract-types.ts';
import { en, type TextKey, type Texts } from './en.ts';

const loaders = {
  en: async () => en,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  id: async () => (await import('./id.ts')).id,
  es: async () => (await import('./es.ts')).es,
} as const satisfies Record<Language, () => Promise<Texts>>;

export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts and number formats of the player's language. */
export type I18n = {
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

/**
 * The texts of a language. Missing texts, and all texts of a language that fails to load, are in
 * English.
 */
export async function loadI18n(language: Language): Promise<I18n> {
  const texts = await loaders[language]().catch(() => en);
  const instance = createInstance();
  await instance.init({
    lng: language,
    lowerCaseLng: true,
    fallbackLng: 'en',
    resources: { en: { game: en }, [language]: { game: texts } },
    defaultNS: 'game',
    interpolation: { escapeValue: false },
  });
  const locale = localeOf[language];
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  // `TextKey` is checked here; the key type of the library is that of the player client's texts.
  const translated: Translate = (key, values = {}) =>
    String(instance.t(key as never, values as never));
  // Texts without values are cached: every shot or spin uses the same ones.
  const plain = new Map<TextKey, string>();
  const plainText = (key: TextKey): string => {
    const known = plain.get(key) ?? translated(key);
    plain.set(key, known);
    return known;
  };
  const t: Translate = (key, values) => (values ? translated(key, values) : plainText(key));
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

function isNamed(symbol: string): symbol is keyof typeof en.symbols {
  return Object.hasOwn(en.symbols, symbol);
}

export type FormatMoney = (amountMinor: bigint, sign?: 'always' | undefined) => string;

/** Formats minor units of a currency in the language. */
export function moneyFormat(i18n: I18n, currency: Currency): FormatMoney {
  return (amountMinor, sign = undefined) =>
    formatAmount({
      amount: toMajor(amountMinor, currency),
      currency,
      language: i18n.language,
      sign: sign ?? 'auto',
    });
}
