import { useId } from 'react';
import type { FormatMoney } from '../i18n/i18n.ts';
import { Chip, type ChipSet } from './chip.tsx';

/** The chips to choose from, or the prices of a ticket. */
export function ChipRack(props: {
  readonly of: ChipSet;
  readonly label: string;
  readonly chosenMinor: bigint;
  readonly formatMoney: FormatMoney;
  readonly onChoose: (stakeMinor: bigint) => void;
}) {
  const { of, label, chosenMinor, formatMoney, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="rack">
      <legend className="visually-hidden">{label}</legend>
      {of.stakesMinor.map((stakeMinor) => (
        <label key={String(stakeMinor)} className="rack-chip">
          <input
            type="radio"
            name={name}
            checked={stakeMinor === chosenMinor}
            onChange={() => onChoose(stakeMinor)}
          />
          <span className="visually-hidden">{formatMoney(stakeMinor)}</span>
          <Chip of={of} amountMinor={stakeMinor} />
        </label>
      ))}
    </fieldset>
  );
}
