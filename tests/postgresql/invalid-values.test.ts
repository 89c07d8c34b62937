import { expect, onTestFinished, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { failure } from '../../server/api/src/http/envelope.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { deposit } from '../ledger/test-ledger.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

test('a value that PostgreSQL cannot hold or compare is the fault of its caller: 400, and no 500 or 503', async () => {
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
  const { prisma, reader, ledger } = backend;
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
    const thrown = await Promise.resolve()
      .then(attempt)
      .catch((error: unknown) => error);
    expect(failure(thrown, 'en'), name).toMatchObject({ status: 400, body: { code: 400 } });
  }
});
