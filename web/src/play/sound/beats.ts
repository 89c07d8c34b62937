import { playSound } from './sound.ts';
import type { SoundName } from './voices.ts';

/** A sound that comes again and again, evenly apart. */
export type Beats = {
  readonly sound: SoundName;
  readonly everyMs: number;
  readonly times: number;
};

/** Sounds so often, the first time at once. Answers what ends it before that. */
export function playBeats({ sound, everyMs, times }: Beats): () => void {
  let left = times;
  const beat = () => {
    left -= 1;
    if (left <= 0) clearInterval(timer);
    playSound(sound);
  };
  const timer = setInterval(beat, everyMs);
  beat();
  return () => clearInterval(timer);
}
