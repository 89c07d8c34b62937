import { currencyFacts, toDecimal, toMajor } from '@fairhall/api/contract/money';
import { useTranslation } from 'react-i18next';
import { AmountField } from '@/components/ui/amount-field.tsx';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import type { WithdrawFormState } from '../use-withdraw-form.ts';

/** Longer than any allowed amount; bounds a pasted text. */
const AMOUNT_LENGTH_MAX = 17;

/** The amount, with a button for the whole balance. */
export function WithdrawAmount({ state }: { readonly state: WithdrawFormState }) {
  const { fields, limits, change, validate } = state;
  const { t } = useTranslation(['app', 'withdraw']);
  const { trimmedMoney } = useFormat();
  const isHidden = useBalancesHidden();
  const { walletType: currency } = fields;
  const { minMinor, maxMinor, balanceMinor } = limits;
  const allMinor = balanceMinor < maxMinor ? balanceMinor : maxMinor;
  const money = (amountMinor: bigint) => trimmedMoney(toMajor(amountMinor, currency), currency);
  return (
    <AmountField
      {...state.field('amount')}
      className="withdraw-amount"
      label={t('withdraw:amount')}
      limits={t('withdraw:limits', { min: money(minMinor), max: money(maxMinor) })}
      currency={currency}
      isInteger={currencyFacts[currency].scale === 0}
      lengthMax={AMOUNT_LENGTH_MAX}
      trailing={
        <button
          type="button"
          className="withdraw-all min-w-hit text-body fw-650 h-hit px-3 py-0 border rounded fs-sm text-nowrap"
          disabled={allMinor < minMinor}
          aria-label={isHidden ? undefined : t('withdraw:useAllName', { amount: money(allMinor) })}
          onClick={() => change({ amount: toDecimal(allMinor, currency) })}
        >
          {t('withdraw:useAll')}
        </button>
      }
      onBlur={() => fields.amount !== '' && validate('amount')}
    />
  );
}
