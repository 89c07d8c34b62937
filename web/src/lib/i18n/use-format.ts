import { formatMoney, type MoneyFormat } from '@fairhall/api/contract/money-text';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { type DateTimeStyle, formatDateTime } from '@/lib/time/date-time.ts';

type MoneyOptions = Pick<MoneyFormat, 'sign' | 'trimZeros'>;

/** Formats amounts (major units) and timestamps in the interface's language. */
export function useFormat() {
  const language = useLanguage();
  return {
    money: (amount: number, currency: Currency, options: MoneyOptions = {}) =>
      formatMoney({ amount, currency, language, ...options }),
    /** For limits and usual amounts, which are mostly integers: without decimals then. */
    trimmedMoney: (amount: number, currency: Currency) =>
      formatMoney({ amount, currency, language, trimZeros: true }),
    /** @param at ISO 8601, or milliseconds since 1970 */
    dateTime: (at: string | number, style: DateTimeStyle) =>
      formatDateTime({ at, language, style }),
  };
}
