import { currencyFacts, toMajor } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { useLanguage } from '@/i18n/language.ts';
import { useBalancesHidden } from '@/lib/hidden-balances.ts';
import type { WithdrawFormState } from '../use-withdraw-form.ts';
import { decimalText } from '../withdraw-rules.ts';

/** Longer than any allowed amount; a bound for what a paste may bring. */
const AMOUNT_LENGTH_MAX = 17;

/** The big amount, with the wallet's limits beside its label and all of the balance one tap away. */
export function AmountField({ state }: { readonly state: WithdrawFormState }) {
  const { fields, limits, errorOf, change, judge } = state;
  const { t } = useTranslation();
  const language = useLanguage();
  const isHidden = useBalancesHidden();
  const { walletType: currency } = fields;
  const { symbol, scale } = currencyFacts[currency];
  const { minMinor, maxMinor, balanceMinor } = limits;
  const allMinor = balanceMinor < maxMinor ? balanceMinor : maxMinor;
  const money = (amountMinor: bigint) =>
    formatMoney({ amount: toMajor(amountMinor, currency), currency, language, trimZeros: true });
  return (
    <Field
      className={`money-amount withdraw-amount ${symbol.length > 1 ? 'has-wide-symbol' : ''}`}
      label={t('withdraw.amount')}
      aside={
        <span className="num">
          {t('withdraw.limits', { min: money(minMinor), max: money(maxMinor) })}
        </span>
      }
      error={errorOf('amount')}
      icon={<span aria-hidden="true">{symbol}</span>}
      trailing={
        <button
          type="button"
          className="withdraw-all"
          disabled={allMinor < minMinor}
          aria-label={isHidden ? undefined : t('withdraw.useAllName', { amount: money(allMinor) })}
          onClick={() => change({ amount: decimalText(allMinor, currency) })}
        >
          {t('withdraw.useAll')}
        </button>
      }
    >
      {(control) => (
        <input
          {...control}
          name="amount"
          className="form-control num"
          inputMode={scale === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder="0"
          data-autofocus=""
          maxLength={AMOUNT_LENGTH_MAX}
          value={fields.amount}
          onChange={(event) => change({ amount: event.target.value })}
          onBlur={() => fields.amount !== '' && judge('amount')}
        />
      )}
    </Field>
  );
}
