import type { Clock } from '@fairhall/kit/clock';
import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { Settings } from '@fairhall/kit/settings';
import { registerGauge } from '../../core/metrics.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';

/**
 * Limit of the difference from the database's clock, which the nodes thereby have in common: leases of
 * jobs, settled entries and the totals of histories allow for a few seconds.
 */
const OFFSET_MS_MAX = 2000;
const MEASURED_EVERY_MS = 60_000;
/** Of the connection and of the query. */
const WAIT_MS_MAX = 5000;

type Measured = {
  /** How far our clock is ahead of the database's; below zero when it is behind. */
  readonly offsetMs: number;
  /** Whether it is off by more than the limit, even if all of the query's time was one way. */
  readonly isOff: boolean;
};

async function measure(databaseUrl: string, clock: Clock): Promise<Measured> {
  const options = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: WAIT_MS_MAX,
    query_timeout: WAIT_MS_MAX,
  };
  return withConnection(options, async (client) => {
    const sentMs = clock.now().getTime();
    const { rows } = await client.query<{ ms: number }>(
      `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "ms"`,
    );
    const receivedMs = clock.now().getTime();
    const offsetMs = (sentMs + receivedMs) / 2 - Number(rows[0]?.ms);
    const errorMs = Math.abs(receivedMs - sentMs) / 2;
    return { offsetMs, isOff: Math.abs(offsetMs) - errorMs > OFFSET_MS_MAX };
  });
}

function differenceIn({ offsetMs }: Measured): string {
  const seconds = Math.abs(offsetMs / 1000).toFixed(1);
  const direction = offsetMs > 0 ? 'ahead of' : 'behind';
  const limit = `at most ${OFFSET_MS_MAX / 1000} s are allowed`;
  return `The clock is ${seconds} s ${direction} the database's; ${limit}. Synchronize both with a time server.`;
}

/**
 * For the start of a node. SQLite has our clock.
 * @throws Error when our clock is more than two seconds off, or the database cannot be reached
 */
export async function assertClockAgrees({
  settings: { database },
  clock,
}: {
  settings: Pick<Settings, 'database'>;
  clock: Clock;
}): Promise<void> {
  if (database.backend === 'sqlite') return;
  const measured = await measure(database.url, clock);
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
  { settings, clock, log, metrics }: Pick<Infrastructure, 'settings' | 'clock' | 'log' | 'metrics'>,
  { everyMs = MEASURED_EVERY_MS }: { everyMs?: number } = {},
): ClockWatch {
  const { database } = settings;
  if (database.backend === 'sqlite') return { stop: async () => {} };
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
      const measured = await measure(database.url, clock);
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
