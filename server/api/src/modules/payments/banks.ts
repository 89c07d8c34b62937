import { pixKeyTypes } from '../../contract/accounts.ts';
import type { Currency } from '../../contract/money.ts';
import type { Bank } from '../../contract/payments.ts';

const bank = (bankCode: string, bankName: string): Bank => ({ bankCode, bankName });

/** Fictional banks, so that a simulated payout is not mistaken for a real one. */
const banks = {
  USD: [
    bank('LMPUS', 'Lamplight Savings'),
    bank('COPUS', 'Copperfield Trust'),
    bank('TIDUS', 'Tideway Bank'),
  ],
  EUR: [
    bank('LMPEU', 'Lamplight Europe'),
    bank('NORDE', 'Nordhafen Kasse'),
    bank('BRIEU', 'Banca Brillante'),
  ],
  GBP: [bank('PARGB', 'Parlour Bank'), bank('PINGB', 'Pinewharf Building Society')],
  BRL: pixKeyTypes.map((keyType) =>
    bank(keyType, keyType === 'EVP' ? 'EVP (random key)' : keyType),
  ),
  JPY: [bank('TOUJP', 'Touro Ginkou'), bank('SAZJP', 'Sazanami Ginkou')],
  CNY: [bank('DENCN', 'Denglong Bank'), bank('YUECN', 'Yuehai Commercial Bank')],
  SGD: [bank('HARSG', 'Harbourlight Bank'), bank('TIDSG', 'Tideline Savings')],
  THB: [bank('KHOTH', 'Khomfai Bank'), bank('DOKTH', 'Dok Khoon Savings')],
} satisfies Record<Currency, readonly Bank[]>;

/** The banks for payouts in this currency. */
export function banksOf(currency: Currency): readonly Bank[] {
  return banks[currency];
}
