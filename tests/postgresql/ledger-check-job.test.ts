import pg from 'pg';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let errors: MockInstance;

beforeEach(async () => {
  const { url } = await newPostgresDatabase();
  server = await startTestServer({ env: { DATABASE_URL: url } });
  errors = vi.spyOn(server.infrastructure.log, 'error');
});

afterEach(() => server.close());

test('the totals of a PostgreSQL ledger are compared once a day, and a breach is an error in the log', async () => {
  await server.player({ USD: 100n });
  await server.runDueJobs();
  expect(errors).not.toHaveBeenCalled();
  const { database } = server.settings;
  if (database.backend !== 'postgresql') throw new Error('the server is on PostgreSQL');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('UPDATE "LedgerBalance" SET "availableMinor" = 101');
  await client.end();
  await server.runDueJobs();
  expect(errors).not.toHaveBeenCalled();
  server.clock.advance(DAY_MS);
  await server.runDueJobs();
  expect(errors).toHaveBeenCalledExactlyOnceWith(
    {
      rule: 'the balances of all players are the sum of their postings in each currency',
      where: 'USD: 1',
    },
    'the ledger is broken',
  );
});
