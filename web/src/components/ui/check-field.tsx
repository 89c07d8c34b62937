import '@/styles/selection.scss';
import { type ReactNode, useId } from 'react';
import type { FormField } from '@/lib/ui/use-form.ts';
import { FieldError } from './field-error.tsx';

type CheckFieldProps = FormField<boolean> & {
  readonly label: string;
  readonly required?: boolean;
  readonly className?: string;
  /** Between the label and the error. */
  readonly children?: ReactNode;
};

/** A checkbox with its label and its error. */
export function CheckField(props: CheckFieldProps) {
  const { name, value, label, error, required, className = '', onChange, children } = props;
  const errorId = useId();
  return (
    <div>
      <label
        className={`check min-h-hit d-flex align-items-center gap-2-5 fw-medium cursor-pointer ${className}`}
      >
        <input
          type="checkbox"
          name={name}
          className={`form-check-input ${error === undefined ? '' : 'is-invalid'}`}
          required={required}
          checked={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {children}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
