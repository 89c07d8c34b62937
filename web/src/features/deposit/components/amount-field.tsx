import { CircleX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field.tsx';
import { useWholeAmount } from '@/lib/use-whole-amount.ts';
import { AMOUNT_LENGTH_MAX } from '../deposit-amount.ts';
import type { DepositLimits } from '../deposit-limits.ts';

type AmountFieldProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly symbol: string;
  readonly limits: DepositLimits;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The big amount, with the wallet's limits beside its label. */
export function AmountField(props: AmountFieldProps) {
  const { inputRef, symbol, limits, value, error, onChange } = props;
  const { t } = useTranslation();
  const whole = useWholeAmount();
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
            min: symbol + whole(limits.min),
            max: symbol + whole(limits.max),
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
