import { expect, onTestFinished, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { failure } from '../../server/api/src/http/envelope.ts';
import { jobRow } from '../../server/api/src/jobs/job-store.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { deposit } from '../ledger/test-ledger.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

async function openBackend() {
  const database = await newPostgresDatabase();
  onTestFinished(() => database.remove());
  const settings = readSettings({ DATABASE_URL: database.url }, '/');
  const log = createLogger({ ...settings, logLevel: 'silent' });
  const backend = await backendOf(settings.database).open({
    settings,
    log,
    onTransaction: () => {},
  });
  onTestFinished(() => backend.close());
  return backend;
}

async function failureOf(attempt: () => PromiseLike<unknown>) {
  const thrown = await Promise.resolve()
    .then(attempt)
    .catch((error: unknown) => error);
  return failure(thrown, 'en');
}

test('a value that PostgreSQL cannot hold or compare is the fault of its caller: 400, and no 500 or 503', async () => {
  const { prisma, reader, ledger } = await openBackend();
  const byId = reader.prepareQuery<{ id: string }, { id: string }>({
    name: 'by_id',
    sql: 'SELECT "id" FROM "User" WHERE "id" = :id',
    kinds: {},
  });
  const attempts = {
    query: () => prisma.user.findUnique({ where: { id: 'a\0b' } }),
    'query in SQL': () => prisma.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${'a\0b'}`,
    'number in SQL': () => prisma.$queryRaw`SELECT ${'2147483648'}::int`,
    'prepared query': () => byId({ id: 'a\0b' }),
    entry: () => ledger.post(deposit('a\0b', 'ann', 100n)),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    expect(await failureOf(attempt), name).toMatchObject({ status: 400, body: { code: 400 } });
  }
});

test('a full disk of PostgreSQL is 503 in every way to write, and reads go on', async () => {
  const { prisma, ledger } = await openBackend();
  await prisma.$executeRaw`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`;
  for (const table of ['LedgerEntry', 'Job']) {
    await prisma.$executeRawUnsafe(
      `CREATE TRIGGER full_disk BEFORE INSERT ON "${table}" EXECUTE FUNCTION full_disk()`,
    );
  }
  const job = { id: 'j1', kind: 'any', subject: '', runAt: new Date() };
  const attempts = {
    entry: () => ledger.post(deposit('one', 'ann', 100n)),
    rows: () => ledger.write([jobRow(job)]),
    query: () => prisma.job.create({ data: job }),
    transaction: () => prisma.$transaction((tx) => tx.job.create({ data: job })),
    'query in SQL': () => prisma.$executeRaw`INSERT INTO "Job" ("id") VALUES ('j2')`,
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    expect(await failureOf(attempt), name).toMatchObject({ status: 503, body: { code: 503 } });
  }
  expect(await prisma.job.count()).toBe(0);
});
