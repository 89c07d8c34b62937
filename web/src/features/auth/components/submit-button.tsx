import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';

type SubmitButtonProps = {
  readonly isPending: boolean;
  readonly label: string;
  readonly pendingLabel: string;
};

/** Sends a form; keeps the focus while it is on its way, so that nobody is lost. */
export function SubmitButton({ isPending, label, pendingLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" className="w-100" aria-disabled={isPending}>
      {isPending && <Spinner size="sm" aria-hidden="true" />}
      {isPending ? pendingLabel : label}
    </Button>
  );
}
