import { useId } from 'react';
import type { MoneyWords } from '../i18n/words.ts';
import { Chip, type ChipSet } from './chip.tsx';

/** The chips to choose from, or the prices of a ticket. */
export function ChipRack(props: {
  readonly of: ChipSet;
  readonly label: string;
  readonly chosenMinor: bigint;
  readonly money: MoneyWords;
  readonly onChoose: (chipMinor: bigint) => void;
}) {
  const { of, label, chosenMinor, money, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="rack">
      <legend className="visually-hidden">{label}</legend>
      {of.chipsMinor.map((chipMinor) => (
        <label key={String(chipMinor)} className="rack-chip">
          <input
            type="radio"
            name={name}
            checked={chipMinor === chosenMinor}
            onChange={() => onChoose(chipMinor)}
          />
          <span className="visually-hidden">{money(chipMinor)}</span>
          <Chip of={of} amountMinor={chipMinor} />
        </label>
      ))}
    </fieldset>
  );
}
