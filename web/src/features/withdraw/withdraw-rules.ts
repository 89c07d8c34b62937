import { isValidAccount, pixKeyTypes } from '@fairhall/api/contract/accounts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { parseAmount } from '@/lib/money/parse-amount.ts';

/*
 * The withdrawal's rules in the specification's order: bank, account, amount. The contract's own
 * validator checks the account, as on the server.
 */

export type WithdrawFields = {
  readonly walletType: Currency;
  /** A saved account, in the place of bank and account; empty for another one. */
  readonly savedAccount: string;
  readonly bankCode: string;
  readonly account: string;
  /** As typed. */
  readonly amount: string;
};

/** Minor units. */
export type WithdrawLimits = {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly balanceMinor: bigint;
};

export type AccountKind = (typeof pixKeyTypes)[number] | 'CARD';

/** The kind of account of a bank: for BRL the key type, otherwise a card number. */
export function accountKind({
  walletType,
  bankCode,
}: Pick<WithdrawFields, 'walletType' | 'bankCode'>): AccountKind {
  if (walletType !== 'BRL') return 'CARD';
  return pixKeyTypes.find((keyType) => keyType === bankCode) ?? 'CARD';
}

export type WithdrawProblem =
  | { readonly field: 'bank'; readonly problem: 'selectBank' }
  | { readonly field: 'account'; readonly problem: 'enterAccount' | `invalid${AccountKind}` }
  | {
      readonly field: 'amount';
      readonly problem:
        | 'enterAmount'
        | 'invalidAmount'
        | 'minAmountError'
        | 'maxAmountError'
        | 'insufficientBalance';
    };

export type WithdrawField = WithdrawProblem['field'];

/** The first broken rule of each field, in the order of the rules; empty when the form is valid. */
export function withdrawProblems(
  fields: WithdrawFields,
  limits: WithdrawLimits,
): readonly WithdrawProblem[] {
  return [bankProblem(fields), accountProblem(fields), amountProblem(fields, limits)].filter(
    (problem) => problem !== null,
  );
}

function bankProblem({ bankCode, savedAccount }: WithdrawFields): WithdrawProblem | null {
  return savedAccount === '' && bankCode === '' ? { field: 'bank', problem: 'selectBank' } : null;
}

function accountProblem(fields: WithdrawFields): WithdrawProblem | null {
  const { walletType, bankCode, account, savedAccount } = fields;
  if (savedAccount !== '') return null;
  if (account.trim() === '') return { field: 'account', problem: 'enterAccount' };
  if (isValidAccount({ walletType, bankCode, account: account.trim() })) return null;
  return { field: 'account', problem: `invalid${accountKind({ walletType, bankCode })}` };
}

function amountProblem(
  { walletType, amount }: WithdrawFields,
  { minMinor, maxMinor, balanceMinor }: WithdrawLimits,
): WithdrawProblem | null {
  const field = 'amount';
  if (amount.trim() === '') return { field, problem: 'enterAmount' };
  const amountMinor = parseAmount(amount, { currency: walletType });
  if (amountMinor === null || amountMinor <= 0n) return { field, problem: 'invalidAmount' };
  if (amountMinor < minMinor) return { field, problem: 'minAmountError' };
  if (amountMinor > maxMinor) return { field, problem: 'maxAmountError' };
  return amountMinor > balanceMinor ? { field, problem: 'insufficientBalance' } : null;
}

/** Whether account and amount are filled; otherwise the form cannot be submitted. */
export function isFilled({ savedAccount, bankCode, account, amount }: WithdrawFields): boolean {
  const hasAccount = savedAccount !== '' || (bankCode !== '' && account.trim() !== '');
  return hasAccount && amount.trim() !== '';
}
