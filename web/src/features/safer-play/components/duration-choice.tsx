import '@/styles/selection.scss';
import { useId } from 'react';

type DurationChoiceProps<Duration extends string> = {
  readonly label: string;
  readonly durations: readonly Duration[];
  readonly nameOf: (duration: Duration) => string;
  readonly value: Duration;
  readonly onChange: (duration: Duration) => void;
};

/** A choice of one duration, a row each. */
export function DurationChoice<Duration extends string>(props: DurationChoiceProps<Duration>) {
  const { label, durations, nameOf, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="m-0 p-0 border-0">
      <legend className="form-label">{label}</legend>
      {durations.map((duration) => (
        <label
          key={duration}
          className="check min-h-hit d-flex align-items-center gap-2-5 fw-medium cursor-pointer"
        >
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={duration === value}
            onChange={() => onChange(duration)}
          />
          {nameOf(duration)}
        </label>
      ))}
    </fieldset>
  );
}
