import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';

type SubmitButtonProps = {
  readonly isPending: boolean;
  readonly label: ReactNode;
  readonly pendingLabel: ReactNode;
  readonly disabled?: boolean;
};

/** Submits a form. It keeps the focus while the request is pending. */
export function SubmitButton({ isPending, label, pendingLabel, disabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-100"
      disabled={disabled === true}
      aria-disabled={isPending}
    >
      {isPending && <Spinner size="sm" aria-hidden="true" />}
      <span
        key={isPending ? 'pending' : 'label'}
        className="d-inline-flex align-items-center gap-2"
      >
        {isPending ? pendingLabel : label}
      </span>
    </Button>
  );
}
