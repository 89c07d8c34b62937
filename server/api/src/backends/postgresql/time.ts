import type { Clock } from '@fairhall/kit/clock';
import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { TimeSample } from '../../db/database.ts';

/** Of the connection and of the query: a node starts although its server is busy for a while. */
const WAIT_MS_MAX = 15_000;

/** Reads the server's clock, on a connection of its own, whose start is not part of the sample. */
export function sampleTime(url: string, clock: Clock): Promise<TimeSample> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: WAIT_MS_MAX,
    query_timeout: WAIT_MS_MAX,
  };
  return withConnection(options, async (client) => {
    const sentMs = clock.now().getTime();
    const { rows } = await client.query<{ ms: number }>(
      `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "ms"`,
    );
    return { sentMs, databaseMs: Number(rows[0]?.ms), receivedMs: clock.now().getTime() };
  });
}
