import type { Clock } from '@fairhall/kit/clock';

const SLEEP_MS_MAX = 30_000;
const SLEEP_MS_MIN = 50;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/** Runs what is due, over and over, and sleeps until the next thing is. */
export type Scheduler = {
  readonly start: () => void;
  /** Begins nothing new and resolves when the run under way is over. */
  readonly stop: () => Promise<void>;
};

/**
 * All state is in the database: a run that fails is followed by the next one, and a process that
 * ends leaves to the next what it had not done. Times are Unix milliseconds.
 */
export function createScheduler({
  runDue,
  nextAt,
  clock,
  log,
}: {
  runDue: () => Promise<void>;
  /** When something will be due, after the run that began at `ranAt`; infinity for never. */
  nextAt: (ranAt: number) => number;
  clock: Clock;
  log: Log;
}): Scheduler {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const nowMs = () => clock.now().getTime();

  function run(): void {
    const ranAt = nowMs();
    running = runDue()
      .catch((err: unknown) => log.error({ err }, 'what is due could not be done'))
      .finally(() => sleep(ranAt));
  }

  function sleep(ranAt: number): void {
    if (!isRunning) return;
    const delayMs = Math.max(nextAt(ranAt) - nowMs(), SLEEP_MS_MIN);
    timer = setTimeout(run, Math.min(delayMs, SLEEP_MS_MAX));
    timer.unref();
  }

  return {
    start() {
      isRunning = true;
      run();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await running;
    },
  };
}
