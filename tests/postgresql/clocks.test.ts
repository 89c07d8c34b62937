import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchClock } from '../../server/api/src/modules/health/index.ts';
import { freePorts } from '../../server/commands/ports.mjs';
import type { Clock } from '../../server/kit/src/clock.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { startStack } from '../../server/stack/src/stack.ts';
import { startTestServer } from '../api/test-server.ts';
import { eventually } from '../support/eventually.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';

/* The clock of a node beside that of its database, which is the test's own machine's. */

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;

beforeEach(async () => {
  database = await newPostgresDatabase({ migrated: false });
});

afterEach(() => database.remove());

/** The machine's clock, off by so much. */
const offBy = (ms: number): Clock => ({ now: () => new Date(Date.now() + ms) });

async function startNode(clock: Clock) {
  const { web, pay, game, office, metrics } = await freePorts();
  const env = { NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'silent', SEED: 'off' };
  const ports = {
    PORT: `${web}`,
    PAY_PORT: `${pay}`,
    GAME_PORT: `${game}`,
    OFFICE_PORT: `${office}`,
    METRICS_PORT: `${metrics}`,
  };
  const settings = readSettings({ ...env, ...ports }, findRootDir());
  const log = createLogger(settings);
  return startStack({ settings, log, clock, webDir: '/no-client', only: ['api'] });
}

test.each([
  ['ahead of', 60_000],
  ['behind', -60_000],
  ['ahead of', 5_000],
])(
  'a node whose clock is %s the database’s by %i ms refuses to start, and writes nothing',
  async (direction, ms) => {
    const line = `^The clock is \\d+\\.\\d s ${direction} the database's; at most 2 s are allowed\\. [^\n]+$`;
    await expect(startNode(offBy(ms))).rejects.toThrow(new RegExp(line));
    const [tables] = await query(database.url, `SELECT to_regclass('"User"') AS "users"`);
    expect(tables).toEqual({ users: null });
  },
);

test('a node whose clock is off by a second starts', async () => {
  const stack = await startNode(offBy(-1_000));
  await stack.close();
});

test('a clock that goes off later is an error in the log and a metric, and the node stays ready', async () => {
  const server = await startTestServer({ env: { DATABASE_URL: database.url } });
  onTestFinished(() => server.close());
  const { infrastructure } = server;
  const errors = vi.spyOn(infrastructure.log, 'error').mockImplementation(() => {});
  let offMs = 0;
  let reads = 0;
  const clock: Clock = {
    now: () => {
      reads += 1;
      return new Date(Date.now() + offMs);
    },
  };
  const watch = watchClock({ ...infrastructure, clock }, { everyMs: 5 });
  onTestFinished(() => watch.stop());
  await eventually(() => expect(reads).toBeGreaterThan(4));
  expect(errors).not.toHaveBeenCalled();
  offMs = -60_000;
  await eventually(() =>
    expect(errors).toHaveBeenCalledWith(
      { offsetMs: expect.closeTo(-60_000, -4) },
      expect.stringMatching(/^The clock is \d+\.\d s behind the database's/),
    ),
  );
  expect(await infrastructure.metrics.registry.metrics()).toMatch(
    /^fairhall_database_clock_offset_seconds -\d\d/m,
  );
  expect((await server.api.get('/api/ready')).status).toBe(200);
});

test('while the database is away its clock is not read, and then it is again', async () => {
  const server = await startTestServer({ env: { DATABASE_URL: database.url } });
  onTestFinished(() => server.close());
  const { infrastructure } = server;
  // Of the watch alone: the jobs of the server log that they do not reach the database.
  const log = createLogger(infrastructure.settings);
  const errors = vi.spyOn(log, 'error').mockImplementation(() => {});
  const warnings = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const name = new URL(database.url).pathname.slice(1);
  const other = Object.assign(new URL(database.url), { pathname: 'postgres' }).href;
  await query(other, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  const watch = watchClock({ ...infrastructure, log, clock: offBy(60_000) }, { everyMs: 5 });
  onTestFinished(() => watch.stop());
  const unread = [expect.anything(), "the database's clock was not read"];
  await eventually(() => expect(warnings).toHaveBeenCalledWith(...unread));
  expect(errors).not.toHaveBeenCalled();
  await query(other, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  await eventually(() => expect(errors).toHaveBeenCalled());
});
