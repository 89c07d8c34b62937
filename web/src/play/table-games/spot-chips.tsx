import { StakeChips } from '../chips/stake-chips.tsx';
import { useTableGame } from './table-game-context.ts';
import { spotResults } from './table-game-state.ts';

/** The chips on a spot; its bet stays for the next round. */
export function SpotChips({ spot }: { readonly spot: string }) {
  const { state, settlement } = useTableGame();
  const betMinor = state.bets.get(spot) ?? 0n;
  const result = spotResults(state).get(spot) ?? null;
  if (betMinor === 0n && !result?.paidMinor) return null;
  return (
    <StakeChips
      of={state}
      stakeMinor={betMinor}
      result={result}
      settlement={settlement}
      isKept
      className="spot-chips"
    />
  );
}
