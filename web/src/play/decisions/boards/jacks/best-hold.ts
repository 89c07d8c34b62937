import { heldBy } from './holds.ts';

let worker: Worker | null = null;

/** The places whose hold returns most on average, exactly; `null` where no worker can run. */
export function bestPlaces(hand: readonly number[]): Promise<ReadonlySet<number> | null> {
  worker ??= new Worker(new URL('./best-hold.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise((resolve) => {
    asked.onmessage = ({ data }: MessageEvent<string>) => resolve(heldBy(data));
    asked.onerror = () => {
      worker = null;
      resolve(null);
    };
    asked.postMessage(hand);
  });
}
