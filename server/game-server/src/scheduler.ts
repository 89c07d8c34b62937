import type { Clock } from '@fairhall/kit/clock';

const SLEEP_MS_MAX = 30_000;
const SLEEP_MS_MIN = 50;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/** Runs due work repeatedly and sleeps until the next due time. */
export type Scheduler = {
  readonly start: () => void;
  /** Starts no further run and resolves when the current one is done. */
  readonly stop: () => Promise<void>;
};

/**
 * All state is in the database: the next run, or the next process, retries what failed. Times are Unix
 * milliseconds.
 */
export function createScheduler({
  runDue,
  nextAt,
  clock,
  log,
}: {
  runDue: () => Promise<void>;
  /** The next due time after the run that started at `ranAt`; infinity for never. */
  nextAt: (ranAt: number) => Promise<number>;
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
      .catch((err: unknown) => log.error({ err }, 'a scheduled run failed'))
      .then(() => sleep(ranAt));
  }

  async function sleep(ranAt: number): Promise<void> {
    const delayMs = await delayMsAfter(ranAt);
    if (!isRunning) return;
    timer = setTimeout(run, delayMs);
    timer.unref();
  }

  /** The longest delay if the next due time cannot be read: the scheduler never stops by itself. */
  async function delayMsAfter(ranAt: number): Promise<number> {
    try {
      const delayMs = Math.max((await nextAt(ranAt)) - nowMs(), SLEEP_MS_MIN);
      return Math.min(delayMs, SLEEP_MS_MAX);
    } catch (err) {
      log.error({ err }, 'the next due time could not be read');
      return SLEEP_MS_MAX;
    }
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
