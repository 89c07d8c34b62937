import { travelFrom } from '../frame/travel.ts';
import { Chip, type ChipSet } from './chip.tsx';

// The rack gives way to the choices of a round.
const fromRack = travelFrom('.rack-chip:has(:checked), .choice-dock:not(:has(.rack-chip))');
const fromTray = travelFrom('.chip-tray');

/** A stake beside a hand, which slides there from the rack; and what the dealer pays on it. */
export function StakedChip(props: {
  readonly of: ChipSet;
  readonly stakeMinor: bigint;
  /** What the hand returns above its stake; 0 for none, or before its end. */
  readonly paidMinor: bigint;
}) {
  const { of, stakeMinor, paidMinor } = props;
  return (
    <>
      <Chip
        key={String(stakeMinor)}
        of={of}
        amountMinor={stakeMinor}
        className="chip-placed"
        from={fromRack}
      />
      {paidMinor > 0n && (
        <Chip of={of} amountMinor={paidMinor} className="chip-paid" from={fromTray} />
      )}
    </>
  );
}
