import { type Currency, isCurrency } from '../contract/money.ts';
import { refusal } from './app-error.ts';

/** Parses a wallet currency. @throws UNKNOWN_CURRENCY for any other text */
export function parseCurrency(text: string): Currency {
  if (!isCurrency(text)) throw refusal('UNKNOWN_CURRENCY');
  return text;
}
