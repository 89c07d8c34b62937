import { currencies, isCurrency } from '@fairhall/api/contract/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '@/lib/api/contract-types.ts';
import { CurrencyRoundel } from './currency-roundel.tsx';
import { Field } from './field.tsx';

type CurrencyFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Shows the codes alone, where there is no room for names and coins. */
  readonly isNarrow?: boolean;
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
};

/** A select of the supported currencies. */
export function CurrencyField({
  label,
  hint,
  isNarrow = false,
  value,
  onChange,
}: CurrencyFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={label}
      hint={hint}
      icon={!isNarrow && <CurrencyRoundel currency={value} sizePx={24} />}
    >
      {(control) => (
        <select
          {...control}
          className="form-select"
          name="currency"
          value={value}
          onChange={(event) => {
            if (isCurrency(event.target.value)) onChange(event.target.value);
          }}
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {isNarrow ? currency : `${currency} · ${t(`money.currency.${currency}`)}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
