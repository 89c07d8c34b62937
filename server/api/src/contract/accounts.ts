import { canonicalEmail, EMAIL_PATTERN } from './email-pattern.ts';
import type { Currency } from './money.ts';

/** The Brazilian payment key types, which are BRL's bank codes. */
export const pixKeyTypes = ['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP'] as const;
export type PixKeyType = (typeof pixKeyTypes)[number];

type AccountRule = {
  readonly pattern: RegExp;
  readonly lengthMax: number;
};

const pixRules = {
  CPF: { pattern: /^\d{11}$/, lengthMax: 11 },
  // Since July 2026 with letters, too: Receita Federal, Instrução Normativa 2229/2024.
  CNPJ: { pattern: /^[0-9A-Z]{12}\d{2}$/i, lengthMax: 14 },
  PHONE: { pattern: /^\+55\d{10,11}$/, lengthMax: 20 },
  EMAIL: { pattern: EMAIL_PATTERN, lengthMax: 100 },
  EVP: { pattern: /^.{32}$/, lengthMax: 32 },
} satisfies Record<PixKeyType, AccountRule>;

const bankCardRule: AccountRule = { pattern: /^\d{16,19}$/, lengthMax: 19 };

/** The format of an account of this currency and bank; for BRL it depends on the key type. */
export function accountRule({
  walletType,
  bankCode,
}: {
  walletType: Currency;
  bankCode: string;
}): AccountRule {
  if (walletType !== 'BRL') return bankCardRule;
  const keyType = pixKeyTypes.find((candidate) => candidate === bankCode);
  return keyType ? pixRules[keyType] : bankCardRule;
}

/** Validates a withdrawal account, in the form and on the server. */
export function isValidAccount(options: {
  walletType: Currency;
  bankCode: string;
  account: string;
}): boolean {
  const { pattern, lengthMax } = accountRule(options);
  return options.account.length <= lengthMax && pattern.test(options.account);
}

/**
 * Removes the hyphens of an EVP key that is a UUID, also while it is typed: otherwise the text would
 * reach the length limit, and be valid, four digits before its end.
 */
export function withoutUuidHyphens(text: string): string {
  return /^[0-9a-f]{8}[0-9a-f-]*$/i.test(text) ? text.replaceAll('-', '') : text;
}

/** The account as it is stored: the spellings of a key with letters become one. */
export function canonicalAccount({
  bankCode,
  account,
}: {
  bankCode: string;
  account: string;
}): string {
  switch (bankCode as PixKeyType) {
    case 'CNPJ':
      return account.toUpperCase();
    case 'EMAIL':
      return canonicalEmail(account);
    case 'EVP':
      return account.normalize('NFKC').toLowerCase();
    default:
      return account;
  }
}

/** The digits before the two check digits, and the highest weight of the sum. */
const checkedKeys = { CPF: { length: 9, weightMax: 11 }, CNPJ: { length: 12, weightMax: 9 } };

/**
 * Whether the check digits of a valid CPF or CNPJ match; true for other accounts, which have none.
 * Modulus 11, a letter counting as its ASCII code less 48 (Receita Federal, cálculo do DV do CNPJ
 * alfanumérico).
 */
export function hasCheckDigits({
  bankCode,
  account,
}: {
  bankCode: string;
  account: string;
}): boolean {
  if (bankCode !== 'CPF' && bankCode !== 'CNPJ') return true;
  const { length, weightMax } = checkedKeys[bankCode];
  const values = [...account.toUpperCase()].map((character) => character.charCodeAt(0) - 48);
  return [length, length + 1].every(
    (place) => checkDigit(values.slice(0, place), weightMax) === values[place],
  );
}

/** The weights are 2, 3, … from the right, again from 2 after the highest. */
function checkDigit(values: readonly number[], weightMax: number): number {
  const sum = values
    .toReversed()
    .reduce((total, value, place) => total + value * (2 + (place % (weightMax - 1))), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
