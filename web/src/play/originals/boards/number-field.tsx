import { useId, useState } from 'react';

/** A number that the player types; it is taken on Enter and when the field is left. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
  readonly onChoose: (value: number) => void;
}) {
  const { label, value, decimals, min, max, onChoose } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function take(): void {
    const wanted = Number((typed ?? '').replace(',', '.'));
    setTyped(null);
    if (typed !== null && wanted > 0) onChoose(Math.min(Math.max(wanted, min), max));
  }
  return (
    <label className="original-field" htmlFor={id}>
      {label}
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value.toFixed(decimals)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </label>
  );
}
