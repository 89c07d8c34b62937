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
    <section className="outcomes" aria-labelledby={titleId}>
      <div className="outcomes-head">
        <FlaskConical size={18} />
        <h2 id={titleId}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className={`outcomes-row ${rowClassName}`}>
        {actions.map(([action, Icon]) => (
          <button
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
