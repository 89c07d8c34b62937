import type { Language } from '../../contract/enums.ts';
import { type Currency, currencyFacts, toMajor } from '../../contract/money.ts';
import { LOCALES } from './locales.ts';

/** The casino's own currency symbols (section 9 of the specification), the language's numbers. */
export function moneyText(money: {
  amountMinor: bigint;
  currency: Currency;
  language: Language;
}): string {
  const { symbol, scale } = currencyFacts[money.currency];
  const number = new Intl.NumberFormat(LOCALES[money.language], {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
  });
  return `${symbol}${number.format(toMajor(money.amountMinor, money.currency))}`;
}
