import { useLanguage } from '@/i18n/language.ts';
import { localeOf } from './money.ts';

/** Whole numbers with the language's thousands separators, for limits and buttons. */
export function useWholeAmount(): (amount: number) => string {
  const language = useLanguage();
  return (amount) => amount.toLocaleString(localeOf[language], { maximumFractionDigits: 0 });
}
