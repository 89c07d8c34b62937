import { useEffect } from 'react';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import { playSound } from '../sound/sound.ts';
import { picksOf, shapeOf } from './use-picks.ts';

/** A sound for each step: the start, a safe tile (a motif that rises), a bad one. */
export function usePicksSounds(
  { phase, round, seenSteps }: MultiStepState,
  safeSound: 'ping' | 'stair',
): void {
  useEffect(() => {
    if (phase !== 'revealing' || !round || shapeOf(round) === null) return;
    if (round.outcome.steps.length === seenSteps) return;
    const { picks, end } = picksOf(round);
    if (end === 'lost') playSound('boom');
    else if (picks === 0) playSound('chip');
    else if (round.outcome.steps.at(-1)?.choice?.startsWith('tile-')) {
      playSound(safeSound, picks - 1);
    }
  }, [phase, round, seenSteps, safeSound]);
}
