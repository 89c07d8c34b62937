import { formatMoney } from '@fairhall/api/contract/money-text';
import { useLanguage } from '@/i18n/language.ts';
import type { Currency } from './contract-types.ts';

/** Limits and usual amounts, which are whole mostly: without decimals then. */
export function useLimitText(currency: Currency): (amount: number) => string {
  const language = useLanguage();
  return (amount) => formatMoney({ amount, currency, language, trimZeros: true });
}
