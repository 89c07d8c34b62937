import type { SoundName } from './engine/sound-set.ts';
import { playSound } from './sound.ts';

/** A sound repeated at equal intervals. */
export type RepeatedSound = {
  readonly sound: SoundName;
  readonly everyMs: number;
  readonly times: number;
};

/** Plays a repeated sound, the first time at once. The returned function stops it. */
export function playRepeatedSound({ sound, everyMs, times }: RepeatedSound): () => void {
  let left = times;
  const playOnce = () => {
    left -= 1;
    if (left <= 0) clearInterval(timer);
    playSound(sound, times - left - 1);
  };
  const timer = setInterval(playOnce, everyMs);
  playOnce();
  return () => clearInterval(timer);
}
