import { useId } from 'react';
import { useGamePage } from '../frame/page-context.ts';
import { Chip, type ChipSet } from './chip.tsx';

/** The chips to choose from, or the prices of a ticket. */
export function ChipRack(props: {
  readonly of: ChipSet & { readonly stakeMinor: bigint };
  readonly label: string;
  readonly onChoose: (stakeMinor: bigint) => void;
}) {
  const { of, label, onChoose } = props;
  const { formatMoney } = useGamePage();
  const name = useId();
  return (
    <fieldset className="rack">
      <legend className="visually-hidden">{label}</legend>
      {of.stakesMinor.map((stakeMinor) => (
        <label key={String(stakeMinor)} className="rack-chip">
          <input
            type="radio"
            name={name}
            checked={stakeMinor === of.stakeMinor}
            onChange={() => onChoose(stakeMinor)}
          />
          <span className="visually-hidden">{formatMoney(stakeMinor)}</span>
          <Chip of={of} amountMinor={stakeMinor} />
        </label>
      ))}
    </fieldset>
  );
}
