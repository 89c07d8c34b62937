import { currencyFacts } from '@fairhall/api/contract/money';
import type { ReactNode } from 'react';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { FormField } from '@/lib/ui/use-form.ts';
import { Field } from './field.tsx';
import './money-form.css';

type AmountFieldProps = FormField<string> & {
  readonly label: string;
  readonly limits: string;
  readonly currency: Currency;
  readonly isInteger: boolean;
  readonly lengthMax: number;
  /** A button at the end of the field. */
  readonly trailing: ReactNode;
  readonly className?: string;
  readonly onBlur?: () => void;
};

/** The amount field, with the wallet's limits beside its label. */
export function AmountField(props: AmountFieldProps) {
  const { label, limits, currency, error, trailing, className = '', onChange, onBlur } = props;
  const { symbol } = currencyFacts[currency];
  return (
    <Field
      className={`money-amount ${className} ${symbol.length > 1 ? 'has-wide-symbol' : ''}`}
      label={label}
      aside={<span className="num">{limits}</span>}
      error={error}
      icon={<span aria-hidden="true">{symbol}</span>}
      trailing={trailing}
    >
      {(control) => (
        <input
          {...control}
          name={props.name}
          className="form-control num"
          inputMode={props.isInteger ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder="0"
          data-autofocus=""
          maxLength={props.lengthMax}
          value={props.value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
