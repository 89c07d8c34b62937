import { useEffect } from 'react';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import type { SoundName } from '../sound/engine/sound-set.ts';
import { playSound } from '../sound/sound.ts';
import { useChainMusic } from '../sound/use-chain-music.ts';
import { picksOf } from './use-picks.ts';

type Sound = { readonly name: SoundName; readonly step: number };

/**
 * The sound of the step that is revealed: a shape, a safe tile (a motif that rises), a bad one, the
 * end by the player. A deal is silent, as its shape follows at once.
 */
export function soundOfStep(
  { phase, round, seenSteps }: Pick<MultiStepState, 'phase' | 'round' | 'seenSteps'>,
  safeSound: 'ping' | 'stair',
): Sound | null {
  if (phase !== 'revealing' || !round || round.outcome.steps.length === seenSteps) return null;
  const choice = round.outcome.steps.at(-1)?.choice ?? null;
  if (choice === null) return null;
  const { picks, end } = picksOf(round);
  if (end === 'lost') return { name: 'boom', step: 0 };
  return choice.startsWith('tile-')
    ? { name: safeSound, step: picks - 1 }
    : { name: 'chip', step: 0 };
}

export function usePicksSounds(state: MultiStepState, safeSound: 'ping' | 'stair'): void {
  const { phase, round, seenSteps } = state;
  useEffect(() => {
    const sound = soundOfStep({ phase, round, seenSteps }, safeSound);
    if (sound) playSound(sound.name, sound.step);
  }, [phase, round, seenSteps, safeSound]);
  useChainMusic(round?.status === 'open' ? picksOf(round).picks : 0);
}
