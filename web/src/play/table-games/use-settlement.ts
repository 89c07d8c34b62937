import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../frame/use-media.ts';
import { fastRounds } from '../session/reveal-timer.ts';
import { revealedRound } from '../session/round-state.ts';
import {
  FAST_PACE,
  lostSpots,
  type Settlement,
  type SettlementStage,
  settlementPlan,
} from './settlement.ts';
import { type TableGameState, winningSpots } from './table-game-state.ts';

/**
 * The settlement on the felt. The round is over and its money is booked: a press of play or a changed bet
 * ends the settlement at once. With reduced motion the payouts lie on the stakes until then.
 */
export function useSettlement(
  state: TableGameState,
  { hasChips, quickPlay }: { readonly hasChips: boolean; readonly quickPlay: boolean },
): Settlement {
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const pace = fastRounds.use() && quickPlay ? FAST_PACE : 1;
  const roundId = revealedRound(state)?.roundId;
  // The stakes of the round are those of the next one until the player changes them.
  const isUntouched = roundId !== undefined && state.bets === state.lastBets;
  const isShown = isUntouched && hasChips && !isReduced;
  const [shown, setShown] = useState({ roundId, stage: 'ready' as SettlementStage });
  const settled = useRef(roundId);
  const hasLost = lostSpots(state).size > 0;
  const hasWon = winningSpots(state).size > 0;
  useEffect(() => {
    if (!isShown || settled.current === roundId) return;
    settled.current = roundId;
    const timers = settlementPlan({ hasLost, hasWon }, pace).map(({ stage, atMs }) =>
      setTimeout(() => setShown({ roundId, stage }), atMs),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setShown({ roundId, stage: 'ready' });
    };
  }, [isShown, roundId, hasLost, hasWon, pace]);
  if (!isShown) return { stage: 'ready', pace };
  return { stage: shown.roundId === roundId ? shown.stage : 'marking', pace };
}
