import { useEffect, useRef, useState } from 'react';
import { useMedia } from '../frame/use-media.ts';
import { fastRounds } from '../session/reveal-timer.ts';
import { FAST_PACE, type Settlement, type SettlementStage, settlementPlan } from './settlement.ts';

/** A round on the table, as its settlement needs it. */
export type SettledRound = {
  /** Of the shown result; `undefined` without one. */
  readonly roundId: string | undefined;
  /** `false` once the player has begun the next bet, or on a table without chips. */
  readonly isOpen: boolean;
  readonly hasLost: boolean;
  readonly hasWon: boolean;
};

/**
 * The settlement on the table. The round is over and its money is booked: a press of play or a changed bet
 * ends the settlement at once. With reduced motion the payouts lie on the stakes until then.
 */
export function useSettlement(round: SettledRound, quickPlay: boolean): Settlement {
  const { roundId, isOpen, hasLost, hasWon } = round;
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const pace = fastRounds.use() && quickPlay ? FAST_PACE : 1;
  const isShown = roundId !== undefined && isOpen && !isReduced;
  const [shown, setShown] = useState({ roundId, stage: 'ready' as SettlementStage });
  const settled = useRef(roundId);
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
