import type { Clock } from '@fairhall/kit/clock';

const SLEEP_MS_MAX = 30_000;
const SLEEP_MS_MIN = 50;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/** Does what is due, over and over, and sleeps until the next thing is. Times are Unix milliseconds. */
export type Clockwork = {
  readonly start: () => void;
  /** Takes nothing new and ends with what is under way. */
  readonly stop: () => Promise<void>;
};

/**
 * All state is in the books: a look that fails is followed by the next one, and a process that ends
 * leaves to the next what it had not done.
 */
export function createClockwork({
  runDue,
  nextAt,
  clock,
  log,
}: {
  runDue: () => Promise<void>;
  /** When something will be due, after the look at `lookedAt`; infinity for never. */
  nextAt: (lookedAt: number) => number;
  clock: Clock;
  log: Log;
}): Clockwork {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const nowMs = () => clock.now().getTime();

  function look(): void {
    const lookedAt = nowMs();
    looking = runDue()
      .catch((err: unknown) => log.error({ err }, 'what is due could not be done'))
      .finally(() => sleep(lookedAt));
  }

  function sleep(lookedAt: number): void {
    if (!isRunning) return;
    const delayMs = Math.max(nextAt(lookedAt) - nowMs(), SLEEP_MS_MIN);
    timer = setTimeout(look, Math.min(delayMs, SLEEP_MS_MAX));
    timer.unref();
  }

  return {
    start() {
      isRunning = true;
      look();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await looking;
    },
  };
}
