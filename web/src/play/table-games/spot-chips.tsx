import { StakeChips } from '../chips/stake-chips.tsx';
import { useTableGame } from './table-game-context.ts';
import { lostSpots, paidOn } from './table-game-state.ts';

/** The chips on a spot; its bet stays for the next round. */
export function SpotChips({ spot }: { readonly spot: string }) {
  const { state, settlement } = useTableGame();
  const betMinor = state.bets.get(spot) ?? 0n;
  const paidMinor = paidOn(state, spot);
  if (betMinor === 0n && paidMinor === 0n) return null;
  return (
    <StakeChips
      of={state}
      stakeMinor={betMinor}
      result={{ paidMinor, isLost: lostSpots(state).has(spot) }}
      settlement={settlement}
      isKept
      className="spot-chips"
    />
  );
}
