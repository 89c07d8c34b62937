import { Minus, Plus } from 'lucide-react';
import { stepsOf } from '../session/choice-steps.ts';

type StepProps<T> = {
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly isEnabled?: boolean;
  /** The labels of the buttons. */
  readonly lower: string;
  readonly raise: string;
  /** The current value, part of both labels. */
  readonly now: string;
  readonly onMove: (move: 1 | -1) => void;
};

/** A value between two buttons that decrease and increase it. */
export function Stepper<T>(
  props: StepProps<T> & {
    readonly label: string;
    /** Shown in place of the label. */
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
      <div className="figure figure-middle text-center">
        <span className="figure-label d-block text-nowrap">{shown}</span>
        <strong className="d-block text-nowrap" data-testid={testId}>
          {value}
        </strong>
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
      // A disabled button would lose the focus at the last step and at every spin.
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onMove(move);
      }}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
