import type { Language } from '@fairhall/api/contract/enums';
import { type Currency, currencyFacts } from '@fairhall/api/contract/money';

const INTEGER_DIGITS_MAX = 13;
/** A sign, an integer, and at most as many decimals as any currency has. */
const PLAIN = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/;
/** The same as it is printed in English, with thousands separators. */
const GROUPED = /^(-?)([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

type AmountFormat = {
  readonly currency: Currency;
  /** The language in which amounts are printed: its thousands separators and the symbol are accepted. */
  readonly printedIn?: Language;
  /** Whether a minus sign is accepted. */
  readonly isSigned?: boolean;
};

/**
 * The typed amount in minor units: digits, with a point or a comma before at most as many decimals as
 * the currency has. Null for anything else: a separator that would be the decimal sign
 * of another language is never guessed.
 */
export function parseAmount(
  text: string,
  { currency, printedIn, isSigned = false }: AmountFormat,
): bigint | null {
  const typed = printedIn ? withoutSymbol(text, currency) : text.trim();
  const match = PLAIN.exec(typed) ?? (printedIn && GROUPED.exec(inEnglish(typed, printedIn)));
  if (!match) return null;
  const [, sign, integer = '', decimals = ''] = match;
  if (sign === '-' && !isSigned) return null;
  const digits = integer.replaceAll(',', '');
  const { scale } = currencyFacts[currency];
  if (digits.length > INTEGER_DIGITS_MAX || decimals.length > scale) return null;
  const amountMinor = BigInt(digits + decimals.padEnd(scale, '0'));
  return sign === '-' ? -amountMinor : amountMinor;
}

/** A printed amount without its symbol, and with a typed minus sign. */
function withoutSymbol(text: string, currency: Currency): string {
  const [before = '', after = ''] = text.split(currencyFacts[currency].symbol, 2);
  return (before.trimEnd() + after.trimStart()).trim().replace('−', '-');
}

function inEnglish(text: string, language: Language): string {
  if (language === 'en') return text;
  return text.replace(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'));
}
