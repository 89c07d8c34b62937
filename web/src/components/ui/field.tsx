import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** The attributes that link the control to its label and messages. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

export type FieldProps = {
  readonly label: string;
  /** Shown beside the label: limits, "optional". */
  readonly aside?: ReactNode;
  /** The error in the player's language; announced when it appears. */
  readonly error?: string | undefined;
  /** Help below the control; the error takes its place. */
  readonly hint?: ReactNode;
  /** Decoration inside the control, on the left. */
  readonly icon?: ReactNode;
  /** A button or icon inside the control, on the right. */
  readonly trailing?: ReactNode;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
};

/**
 * A visible label, one control and its messages:
 * `<Field label="Email">{(control) => <input className="form-control" {...control} />}</Field>`.
 */
export function Field(props: FieldProps) {
  const { label, aside, error, hint, icon, trailing, className, children } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const control: FieldControl = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy({ error, hint, errorId, hintId }),
  };
  return (
    <div className={`field ${className ?? ''}`}>
      <div className="mb-1-5 d-flex align-items-baseline justify-content-between gap-3">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        {aside !== undefined && <span className="text-3 fs-xs">{aside}</span>}
      </div>
      <div
        className={`field-control position-relative ${icon ? 'has-icon' : ''} ${trailing ? 'has-trailing' : ''} ${error ? 'is-invalid' : ''}`}
      >
        {icon && (
          <span className="field-icon text-3 position-absolute top-0 d-grid place-items-center pe-none">
            {icon}
          </span>
        )}
        {children(control)}
        {trailing && (
          <span className="field-trailing text-3 min-w-hit position-absolute top-0 d-grid place-items-center">
            {trailing}
          </span>
        )}
      </div>
      <FieldError id={errorId} error={error} />
      {error === undefined && hint !== undefined && (
        <div id={hintId} className="mt-1-5 text-2 fs-xs">
          {hint}
        </div>
      )}
    </div>
  );
}

type Description = {
  readonly error: string | undefined;
  readonly hint: ReactNode;
  readonly errorId: string;
  readonly hintId: string;
};

function describedBy({ error, hint, errorId, hintId }: Description): string | undefined {
  if (error !== undefined) return errorId;
  return hint === undefined ? undefined : hintId;
}
