import { Minus, Plus } from 'lucide-react';
import { stepsOf } from '../session/choice-steps.ts';

type StepProps<T> = {
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly isEnabled?: boolean;
  /** What its buttons are called. */
  readonly lower: string;
  readonly raise: string;
  /** What is staked now, said with both buttons. */
  readonly now: string;
  readonly onMove: (move: 1 | -1) => void;
};

/** A choice between its two buttons. */
export function Stepper<T>(
  props: StepProps<T> & {
    readonly label: string;
    /** Instead of the label, for eyes. */
    readonly shown?: string | undefined;
    readonly value: string;
    readonly testId?: string;
  },
) {
  const { label, shown = label, value, testId } = props;
  return (
    <fieldset className="stake">
      <legend className="visually-hidden">{label}</legend>
      <StepButton {...props} move={-1} />
      <div className="figure figure-middle">
        <span className="figure-label">{shown}</span>
        <strong data-testid={testId}>{value}</strong>
      </div>
      <StepButton {...props} move={1} />
    </fieldset>
  );
}

export function StepButton<T>(props: StepProps<T> & { readonly move: 1 | -1 }) {
  const { choices, chosen, isEnabled = true, now, move, onMove } = props;
  const steps = stepsOf(choices, chosen);
  const isPossible = isEnabled && (move === 1 ? steps.raise : steps.lower);
  const Icon = move === 1 ? Plus : Minus;
  return (
    <button
      type="button"
      className="tool tool-stake"
      aria-label={`${move === 1 ? props.raise : props.lower}. ${now}`}
      // A disabled button would drop the keyboard's focus at the last step and at every spin.
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onMove(move);
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
