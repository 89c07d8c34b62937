import { maskAccount } from '@fairhall/api/contract/masking';
import { toDecimal, toMajor } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { toMinor } from '@/lib/money/credited-amount.ts';
import { parseAmount } from '@/lib/money/parse-amount.ts';
import { type WalletSetup, walletOf } from '@/lib/money/wallet-setup.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { accountText } from './account-text.ts';
import { type PlacedWithdrawal, useWithdraw } from './api/use-withdraw.ts';
import {
  type WithdrawFields,
  type WithdrawLimits,
  type WithdrawProblem,
  withdrawProblems,
} from './withdraw-rules.ts';

/** The specification's limits for a wallet without a configuration, in integer major units. */
const MIN_DEFAULT = 10;
const MAX_DEFAULT = 100_000;

/** The balance of the wallet and the limits of one payout. */
function withdrawLimits(setup: WalletSetup, currency: Currency): WithdrawLimits {
  const { balance, config } = walletOf(setup, currency);
  return {
    minMinor: toMinor(config?.withdrawMinAmount ?? MIN_DEFAULT, currency),
    maxMinor: toMinor(config?.withdrawMaxAmount ?? MAX_DEFAULT, currency),
    balanceMinor: toMinor(balance, currency),
  };
}

/** No bank, and an empty account. */
export const NO_ACCOUNT = { savedAccount: '', bankCode: '', account: '' };

type Options = {
  readonly setup: WalletSetup;
  readonly walletType: Currency;
  readonly onPlaced: (placed: PlacedWithdrawal) => void;
};

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;

/** The state of a withdrawal: the input, the broken rules, the call and its result. */
export function useWithdrawForm({ setup, walletType, onPlaced }: Options) {
  const withdraw = useWithdraw();
  const textOf = useProblemText(setup);
  const initial: WithdrawFields = { walletType, ...NO_ACCOUNT, amount: '' };
  const problemsOf = (fields: WithdrawFields) =>
    withdrawProblems(fields, withdrawLimits(setup, fields.walletType));
  const form = useForm({
    initial,
    check: problemsOf,
    textOf: (problem: WithdrawProblem, fields) => textOf(problem, fields.walletType),
    call: withdraw,
    revalidate: 'live',
    send: ({ walletType: currency, savedAccount, bankCode, account, amount }) => {
      const money = toDecimal(parseAmount(amount, { currency }) ?? 0n, currency);
      const isTyped = savedAccount === '';
      const destination = isTyped ? { bank: account.trim() } : { savedAccount };
      const to = isTyped ? maskAccount(account.trim()) : account;
      withdraw.mutate(
        { walletType: currency, money, bankCode, ...destination },
        { onSuccess: (placed) => onPlaced({ ...placed, to }) },
      );
    },
  });
  return {
    ...form,
    limits: withdrawLimits(setup, form.fields.walletType),
    problems: problemsOf(form.fields),
    change: (next: Partial<WithdrawFields>) => {
      const merged = { ...form.fields, ...next };
      const isTyped = merged.savedAccount === '';
      form.change({
        ...next,
        ...(isTyped && { account: accountText(merged.account, merged) }),
      });
    },
    error: withdraw.error,
  };
}

function useProblemText(setup: WalletSetup) {
  const { t } = useTranslation(['app', 'wallet', 'withdraw']);
  const { trimmedMoney } = useFormat();
  return ({ problem }: WithdrawProblem, currency: Currency): string => {
    const { minMinor, maxMinor } = withdrawLimits(setup, currency);
    const money = (amountMinor: bigint) => trimmedMoney(toMajor(amountMinor, currency), currency);
    switch (problem) {
      case 'minAmountError':
        return t('withdraw:problem.minAmountError', { min: money(minMinor) });
      case 'maxAmountError':
        return t('withdraw:problem.maxAmountError', { max: money(maxMinor) });
      case 'insufficientBalance':
        return t('wallet:forms.insufficientBalance');
      default:
        return t(`withdraw:problem.${problem}`);
    }
  };
}
