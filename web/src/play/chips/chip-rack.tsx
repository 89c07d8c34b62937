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
    <fieldset className="rack d-flex min-w-0 mw-100 px-2 pt-3-5 pb-2 overflow-x-auto">
      <legend className="visually-hidden">{label}</legend>
      {of.stakesMinor.map((stakeMinor) => (
        <label
          key={String(stakeMinor)}
          className="rack-chip position-relative flex-none rounded-circle cursor-pointer"
        >
          <input
            className="position-absolute inset-0 z-1 w-100 h-100 m-0 opacity-0 cursor-pointer"
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
