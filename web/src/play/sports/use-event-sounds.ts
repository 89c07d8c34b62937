import { useEffect, useRef } from 'react';
import type { SoundName } from '../sound/engine/sound-set.ts';
import { playSound } from '../sound/sound.ts';
import type { ShownEvent } from './event-kind.ts';

/** Plays a sound when the shown event begins, and when it ends. */
export function useEventSounds({ status }: ShownEvent, sound: SoundName): void {
  const before = useRef(status);
  useEffect(() => {
    const hasTurned = before.current !== status;
    before.current = status;
    if (hasTurned && (status === 'live' || status === 'finished')) playSound(sound);
  }, [status, sound]);
}
