import { heldBy } from './holds.ts';

/** The longest that anybody waits for an answer: the first takes a second or two. */
const PATIENCE_MS = 20_000;

let worker: Worker | null = null;

/** The places whose hold returns most on average, exactly; `null` where none can work it out. */
export function bestPlaces(hand: readonly number[]): Promise<ReadonlySet<number> | null> {
  worker ??= new Worker(new URL('./best-hold.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise((resolve) => {
    const giveUp = () => {
      asked.terminate();
      worker = null;
      resolve(null);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    asked.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      resolve(heldBy(data));
    };
    asked.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    asked.postMessage(hand);
  });
}
