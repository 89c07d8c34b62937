import type { Clock } from '@fairhall/kit/clock';
import { registerGauge } from '../../core/metrics.ts';
import type { DatabaseKind } from '../../db/database.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';

/**
 * Limit of the difference from the database's clock, which the nodes thereby have in common: leases of
 * jobs, settled entries and the totals of histories allow for a few seconds.
 */
const OFFSET_MS_MAX = 2000;
const MEASURED_EVERY_MS = 60_000;

type SampleTime = NonNullable<DatabaseKind['sampleTime']>;

type Measured = {
  /** How far our clock is ahead of the database's; below zero when it is behind. */
  readonly offsetMs: number;
  /** Whether it is off by more than the limit, even if all of the query's time was one way. */
  readonly isOff: boolean;
};

async function measure(sampleTime: SampleTime, clock: Clock): Promise<Measured> {
  const { sentMs, databaseMs, receivedMs } = await sampleTime(clock);
  const offsetMs = (sentMs + receivedMs) / 2 - databaseMs;
  const errorMs = Math.abs(receivedMs - sentMs) / 2;
  return { offsetMs, isOff: Math.abs(offsetMs) - errorMs > OFFSET_MS_MAX };
}

function differenceIn({ offsetMs }: Measured): string {
  const seconds = Math.abs(offsetMs / 1000).toFixed(1);
  const direction = offsetMs > 0 ? 'ahead of' : 'behind';
  const limit = `at most ${OFFSET_MS_MAX / 1000} s are allowed`;
  return `The clock is ${seconds} s ${direction} the database's; ${limit}. Synchronize both with a time server.`;
}

/**
 * For the start of a node.
 * @throws Error when our clock is more than two seconds off, or the database cannot be reached
 */
export async function assertClockAgrees({
  database: { sampleTime },
  clock,
}: {
  database: Pick<DatabaseKind, 'sampleTime'>;
  clock: Clock;
}): Promise<void> {
  if (sampleTime === null) return;
  const measured = await measure(sampleTime, clock);
  if (measured.isOff) throw new Error(differenceIn(measured));
}

/** Measures our clock against the database's until it is stopped. */
export type ClockWatch = { stop(): Promise<void> };

/**
 * Logs an error at each measurement that finds our clock off, and measures the difference as a metric.
 * The node stays ready: if the database's own clock moved, all nodes are off, and without them players
 * would lose more than a few seconds of a session.
 */
export function watchClock(
  { database, clock, log, metrics }: Pick<Infrastructure, 'database' | 'clock' | 'log' | 'metrics'>,
  { everyMs = MEASURED_EVERY_MS }: { everyMs?: number } = {},
): ClockWatch {
  const { sampleTime } = database;
  if (sampleTime === null) return { stop: async () => {} };
  let offsetMs = 0;
  registerGauge(metrics, {
    name: 'fairhall_database_clock_offset_seconds',
    help: "How far the clock was ahead of the database's when last measured; an alarm from 2 s on.",
    value: () => offsetMs / 1000,
  });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let measuring = Promise.resolve();
  const check = async () => {
    try {
      const measured = await measure(sampleTime, clock);
      offsetMs = measured.offsetMs;
      if (measured.isOff) log.error({ offsetMs }, differenceIn(measured));
    } catch (error) {
      log.warn({ err: error }, "the database's clock was not read");
    }
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      measuring = check();
    }, everyMs);
  };
  schedule();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await measuring;
    },
  };
}
