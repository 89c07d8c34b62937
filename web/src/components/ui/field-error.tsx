import { CircleAlert } from 'lucide-react';

type FieldErrorProps = { readonly id: string; readonly error: string | undefined };

/** The error of a field, announced when it appears. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div role="alert">
      {error !== undefined && (
        <p id={id} className="field-error text-coral fw-550 d-flex align-items-start gap-1-5 fs-sm">
          <CircleAlert className="flex-none mt-0-5" size={15} />
          {error}
        </p>
      )}
    </div>
  );
}
