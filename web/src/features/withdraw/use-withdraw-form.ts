import { toMajor } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/language.ts';
import { accountText } from './account-text.ts';
import { type PlacedWithdrawal, useWithdraw } from './api/use-withdraw.ts';
import { limitsOf, type WithdrawSetup } from './api/use-withdraw-setup.ts';
import {
  decimalText,
  parseAmount,
  type WithdrawField,
  type WithdrawFields,
  type WithdrawLimits,
  type WithdrawProblem,
  withdrawProblems,
} from './withdraw-rules.ts';

type Options = {
  readonly setup: WithdrawSetup;
  readonly walletType: WithdrawFields['walletType'];
  readonly onPlaced: (placed: PlacedWithdrawal) => void;
};

export type WithdrawFormState = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: WithdrawFields;
  readonly limits: WithdrawLimits;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly errorOf: (field: WithdrawField) => string | undefined;
  readonly change: (next: Partial<WithdrawFields>) => void;
  /** The player is done with a field: from now on it says what is wrong with it. */
  readonly judge: (field: WithdrawField) => void;
  readonly submit: (event: SyntheticEvent) => void;
};

/** The state of a withdrawal: what was typed, which rules are broken, the call and its answer. */
export function useWithdrawForm({ setup, walletType, onPlaced }: Options): WithdrawFormState {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<WithdrawFields>({
    walletType,
    bankCode: '',
    account: '',
    amount: '',
  });
  const [judged, setJudged] = useState<readonly WithdrawField[]>([]);
  const withdraw = useWithdraw();
  const limits = limitsOf(setup, fields.walletType);
  const problems = withdrawProblems(fields, limits);
  const textOf = useProblemText({ limits, currency: fields.walletType });

  const change = (next: Partial<WithdrawFields>) => {
    const merged = { ...fields, ...next };
    setFields({ ...merged, account: accountText(merged.account, merged) });
    withdraw.reset();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setJudged(['bank', 'account', 'amount']);
    const [first] = problems;
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
      return;
    }
    if (withdraw.isPending) return;
    const { bankCode, account, walletType: currency } = fields;
    const money = decimalText(parseAmount(fields.amount, currency) ?? 0n, currency);
    withdraw.mutate(
      { walletType: currency, money, bankCode, bank: account.trim() },
      { onSuccess: onPlaced },
    );
  };
  const errorOf = (field: WithdrawField) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem !== undefined && judged.includes(field) ? textOf(problem) : undefined;
  };
  return {
    form,
    fields,
    limits,
    isPending: withdraw.isPending,
    failure: withdraw.error,
    errorOf,
    change,
    judge: (field) => setJudged((known) => [...new Set([...known, field])]),
    submit,
  };
}

type TextOptions = {
  readonly limits: WithdrawLimits;
  readonly currency: WithdrawFields['walletType'];
};

function useProblemText({ limits, currency }: TextOptions): (problem: WithdrawProblem) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = (amountMinor: bigint) =>
    formatMoney({ amount: toMajor(amountMinor, currency), currency, language, trimZeros: true });
  return ({ problem }) => {
    switch (problem) {
      case 'minAmountError':
        return t('withdraw.problem.minAmountError', { min: money(limits.minMinor) });
      case 'maxAmountError':
        return t('withdraw.problem.maxAmountError', { max: money(limits.maxMinor) });
      case 'insufficientBalance':
        return t('wallet.forms.insufficientBalance');
      default:
        return t(`withdraw.problem.${problem}`);
    }
  };
}
