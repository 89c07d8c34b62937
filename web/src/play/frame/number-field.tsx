import { useId, useState } from 'react';
import './number-field.css';

/** A number that the player types; it is taken on Enter and when the field is left. */
export function NumberField(props: {
  readonly label: string;
  /** `null` for an empty field. */
  readonly value: number | null;
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
  readonly placeholder?: string;
  readonly onChoose: (value: number) => void;
  /** A field that may be empty. */
  readonly onClear?: (() => void) | undefined;
}) {
  const { label, value, decimals, min, max, placeholder, onChoose, onClear } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function take(): void {
    const wanted = Number((typed ?? '').replace(',', '.'));
    setTyped(null);
    if (typed === '') onClear?.();
    else if (typed !== null && wanted > 0) onChoose(Math.min(Math.max(wanted, min), max));
  }
  return (
    <label className="game-field" htmlFor={id}>
      {label}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? value?.toFixed(decimals) ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </label>
  );
}
