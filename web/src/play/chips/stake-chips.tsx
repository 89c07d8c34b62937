import type { CSSProperties } from 'react';
import { travelFrom } from '../frame/travel.ts';
import type { StakeResult } from '../round-return.ts';
import { Chip, type ChipSet, stackHeight } from './chip.tsx';
import type { Settlement, SettlementStage } from './settlement.ts';

// The rack gives way to the choices of a round.
const atRack = travelFrom('.rack-chip:has(:checked), .choice-dock:not(:has(.rack-chip))');
const atTray = travelFrom('.chip-tray');

/** The chips of a bet: its stake, and on it what the dealer pays until the player collects it. */
export function StakeChips(props: {
  readonly of: ChipSet;
  readonly stakeMinor: bigint;
  /** `null` before the end of the round. */
  readonly result: StakeResult | null;
  readonly settlement: Settlement;
  /** Whether the stake of the round is that of the next one, too; otherwise the table is cleared. */
  readonly isKept: boolean;
  readonly className: string;
}) {
  const { of, stakeMinor, result, settlement, isKept, className } = props;
  const { stage, pace } = settlement;
  const paidMinor = result?.paidMinor ?? 0n;
  const base = stakeMinor > 0n ? stackHeight(stakeMinor, of.stakesMinor) + 1 : 0;
  const move = stakeMinor > 0n ? stakeMove({ result, stage, isKept }) : null;
  return (
    <span
      className={className}
      style={{ '--base': base, '--pace': pace } as CSSProperties}
      aria-hidden
    >
      {move && (
        <Chip
          key={move === 'placed' ? String(stakeMinor) : move}
          of={of}
          amountMinor={stakeMinor}
          className={`chip-${move}`}
          from={move === 'swept' ? atTray : atRack}
        />
      )}
      {paidMinor > 0n && stage === 'paying' && (
        <Chip key="paid" of={of} amountMinor={paidMinor} className="payout-chip" from={atTray} />
      )}
      {paidMinor > 0n && stage === 'ready' && (
        <Chip
          key="collected-payout"
          of={of}
          amountMinor={paidMinor}
          className="payout-chip chip-collected"
          from={atRack}
        />
      )}
    </span>
  );
}

/** How the stake lies or leaves; `null` once it is away. */
function stakeMove(bet: {
  readonly result: StakeResult | null;
  readonly stage: SettlementStage;
  readonly isKept: boolean;
}): 'placed' | 'swept' | 'collected' | null {
  const { result, stage, isKept } = bet;
  if (stage === 'ready' && (isKept || result === null)) return 'placed';
  if (!result?.isLost) return stage === 'ready' ? 'collected' : 'placed';
  if (stage === 'sweeping') return 'swept';
  return stage === 'marking' ? 'placed' : null;
}
