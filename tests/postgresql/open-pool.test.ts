import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgresPool } from '../../server/kit/src/postgres/open-pool.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';

/* The error of a connection without a listener would be uncaught, and end the process. */

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;

beforeEach(async () => {
  database = await newPostgresDatabase({ migrated: false });
});

afterEach(() => database.remove());

test('a connection that the server ends between two queries is replaced at the next call', async () => {
  const pool = openPostgresPool({ connectionString: database.url, max: 1 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await query(database.url, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await ended;
  client.release(true);
  expect((await pool.query('SELECT 1 AS "one"')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('the error of an idle connection is reported', async () => {
  const failures: Error[] = [];
  const pool = openPostgresPool({
    connectionString: database.url,
    max: 1,
    onFailure: (error) => failures.push(error),
  });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"');
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  await query(database.url, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await removed;
  expect(failures).toMatchObject([{ code: '57P01' }]);
  await pool.end();
});
