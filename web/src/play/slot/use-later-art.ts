import { useEffect } from 'react';
import type { SlotStage } from './stage/slot-stage.ts';

/** Loads the art that no first spin needs, after the first frame: until then its requests would delay that. */
export function useLaterArt(stage: SlotStage): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => void stage.loadRest());
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}
