import type { HandToHold } from './hand-to-hold.ts';
import { heldBy } from './holds.ts';

/** Timeout of a result: the first one takes one to two seconds. */
const TIMEOUT_MS = 20_000;

let worker: Worker | null = null;

/** The places of the hold with the highest expected return, computed exactly; `null` on failure. */
export function bestPlaces(hand: HandToHold): Promise<ReadonlySet<number> | null> {
  worker ??= new Worker(new URL('./best-hold.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  return new Promise((resolve) => {
    const giveUp = () => {
      current.terminate();
      worker = null;
      resolve(null);
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    current.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      resolve(heldBy(data));
    };
    current.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    current.postMessage(hand);
  });
}
