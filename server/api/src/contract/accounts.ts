import { EMAIL_PATTERN } from './email-pattern.ts';
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
  CNPJ: { pattern: /^\d{14}$/, lengthMax: 14 },
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
