import { currencyFacts } from '@fairhall/api/contract/money';
import { CircleX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import type { Currency } from '@/lib/contract-types.ts';
import { useLimitText } from '@/lib/use-limit-text.ts';
import { AMOUNT_LENGTH_MAX } from '../deposit-amount.ts';
import type { DepositLimits } from '../deposit-limits.ts';

type AmountFieldProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly currency: Currency;
  readonly limits: DepositLimits;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The big amount, with the wallet's limits beside its label. */
export function AmountField(props: AmountFieldProps) {
  const { inputRef, currency, limits, value, error, onChange } = props;
  const { t } = useTranslation();
  const { symbol } = currencyFacts[currency];
  const limitText = useLimitText(currency);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <Field
      className={`money-amount ${symbol.length > 1 ? 'has-wide-symbol' : ''}`}
      label={t('deposit.amount')}
      aside={
        <span className="num">
          {t('deposit.limits', {
            min: limitText(limits.min),
            max: limitText(limits.max),
          })}
        </span>
      }
      error={error}
      icon={<span aria-hidden="true">{symbol}</span>}
      trailing={
        value !== '' && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('deposit.clearAmount')}
            onClick={clear}
          >
            <CircleX size={20} aria-hidden="true" />
          </button>
        )
      }
    >
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          className="form-control num"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          data-autofocus=""
          maxLength={AMOUNT_LENGTH_MAX + 1}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
