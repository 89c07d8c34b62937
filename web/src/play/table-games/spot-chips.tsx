import type { CSSProperties } from 'react';
import { Chip, stackHeight } from '../chips/chip.tsx';
import { travelFrom } from '../frame/travel.ts';
import { lostSpots } from './settlement.ts';
import { useTableGame } from './table-game-context.ts';
import { paidOn } from './table-game-state.ts';

const atRack = travelFrom('.rack-chip:has(:checked)');
const atTray = travelFrom('.chip-tray');

/** The chips on a spot: its stake, and on it what the dealer pays until the player collects it. */
export function SpotChips({ spot }: { readonly spot: string }) {
  const { state, settlement } = useTableGame();
  const { stage, pace } = settlement;
  const betMinor = state.bets.get(spot) ?? 0n;
  const paidMinor = paidOn(state, spot);
  if (betMinor === 0n && paidMinor === 0n) return null;
  const isLost = lostSpots(state).has(spot);
  const base = betMinor > 0n ? stackHeight(betMinor, state.stakesMinor) + 1 : 0;
  const isSwept = isLost && stage === 'sweeping';
  return (
    <span
      className="spot-chips"
      style={{ '--base': base, '--pace': pace } as CSSProperties}
      aria-hidden
    >
      {betMinor > 0n && isSwept && (
        <Chip
          key="swept"
          of={state}
          amountMinor={betMinor}
          className="spot-chip chip-swept"
          from={atTray}
        />
      )}
      {betMinor > 0n && !isSwept && !(isLost && stage === 'paying') && (
        <Chip
          key={betMinor}
          of={state}
          amountMinor={betMinor}
          className="spot-chip"
          from={atRack}
        />
      )}
      {paidMinor > 0n && stage === 'paying' && (
        <Chip key="paid" of={state} amountMinor={paidMinor} className="payout-chip" from={atTray} />
      )}
      {paidMinor > 0n && stage === 'ready' && (
        <Chip
          key="collected"
          of={state}
          amountMinor={paidMinor}
          className="payout-chip chip-collected"
          from={atRack}
        />
      )}
    </span>
  );
}
