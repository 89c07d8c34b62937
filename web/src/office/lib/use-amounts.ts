import { type Currency, toMajor } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { parseAmount } from '@/lib/money/parse-amount.ts';

/** Longer than any allowed amount; bounds a pasted text. */
export const AMOUNT_LENGTH_MAX = 30;
const EXAMPLE_MINOR = 123_450n;

/** Amounts of money in a form, typed as the office prints them. */
export function useAmounts({ isSigned = false } = {}) {
  const printedIn = useLanguage();
  const { t } = useTranslation('office');
  const { money } = useFormat();
  /** To minor units; null for what is no amount. */
  const parse = (text: string, currency: Currency) =>
    parseAmount(text, { currency, printedIn, isSigned });
  return {
    parse,
    /** The broken rule of a field that holds something else; an empty one is missing. */
    check: <Field extends string>(field: Field, text: string, currency: Currency) =>
      text.trim() === '' || parse(text, currency) !== null ? null : { field },
    problem: (currency: Currency) =>
      t('list.amountProblem', { example: money(toMajor(EXAMPLE_MINOR, currency), currency) }),
  };
}
