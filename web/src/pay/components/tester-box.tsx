import { FlaskConical, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Spinner } from 'react-bootstrap';

type TesterBoxProps<Action extends string> = {
  readonly title: string;
  readonly hint: string;
  readonly rowClassName?: string;
  readonly actions: readonly (readonly [action: Action, icon: LucideIcon])[];
  readonly labelOf: (action: Action) => string;
  /** The action that is being sent to Mockpay, or null. */
  readonly pending: Action | null;
  readonly onChoose: (action: Action) => void;
  readonly children?: ReactNode;
};

/** Buttons for testers: actions that a visitor of a real checkout does not have. */
export function TesterBox<Action extends string>(props: TesterBoxProps<Action>) {
  const { title, hint, rowClassName = '', actions, labelOf, pending, onChoose, children } = props;
  const titleId = useId();
  return (
    <section className="outcomes rounded-lg px-4 py-3-5" aria-labelledby={titleId}>
      <div className="outcomes-head d-flex flex-wrap align-items-center">
        <FlaskConical size={18} />
        <h2 className="fs-md fw-bold" id={titleId}>
          {title}
        </h2>
        <p className="fs-sm fw-550">{hint}</p>
      </div>
      <div className={`outcomes-row d-grid gap-2 mt-2-5 ${rowClassName}`}>
        {actions.map(([action, Icon]) => (
          <button
            className="d-flex align-items-center justify-content-center min-h-hit px-1 py-1-5 fs-sm fw-650"
            key={action}
            type="button"
            data-outcome={action}
            aria-disabled={pending !== null}
            onClick={() => pending === null && onChoose(action)}
          >
            {pending === action ? (
              <Spinner as="span" size="sm" role="presentation" />
            ) : (
              <Icon size={17} />
            )}
            <span>{labelOf(action)}</span>
          </button>
        ))}
      </div>
      {children}
    </section>
  );
}
