import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { upgradePostgresql } from '../../server/api/src/backends/postgresql/upgrade.ts';
import type { Database } from '../../server/api/src/db/database.ts';
import { isUniqueViolation } from '../../server/api/src/db/unique-violation.ts';
import { eventually } from '../support/eventually.ts';
import { newAccount, newPostgresDatabase, query } from '../support/postgres-databases.ts';

let settings: Awaited<ReturnType<typeof newPostgresDatabase>>;
let database: Database;

beforeEach(async () => {
  settings = await newPostgresDatabase();
  await query(
    settings.url,
    `ALTER ROLE CURRENT_USER IN DATABASE ${nameOf(settings.url)} SET timezone = 'Asia/Tokyo'`,
  );
  database = await backendOf(settings).openDatabase();
});

afterEach(async () => {
  await database.close();
  await settings.remove();
});

const at = new Date('2026-11-21T12:00:00.123Z');

function event(id: string, createdAt = at) {
  return {
    eventId: id,
    type: 't',
    outTradeNo: 'o',
    platOrderNum: 'p',
    amount: '1',
    walletType: 'USD',
    occurredAt: createdAt,
    receivedAt: createdAt,
    outcome: 'ignored',
  };
}

test('dates are UTC to the millisecond, whatever the zone of the server', async () => {
  const { prisma } = database;
  const later = new Date(at.getTime() + 1);
  await prisma.paymentEvent.create({ data: event('later', later) });
  await prisma.paymentEvent.create({ data: event('first') });
  const stored = await query(
    settings.url,
    `SELECT current_setting('timezone') AS "zone", "occurredAt"::text FROM "PaymentEvent" ORDER BY 2`,
  );
  expect(stored).toEqual([
    { zone: 'Asia/Tokyo', occurredAt: '2026-11-21 12:00:00.123' },
    { zone: 'Asia/Tokyo', occurredAt: '2026-11-21 12:00:00.124' },
  ]);
  const after = await prisma.paymentEvent.findMany({ where: { occurredAt: { gt: at } } });
  expect(after.map(({ occurredAt }) => occurredAt)).toEqual([later]);
  const raw = await prisma.$queryRaw`
    SELECT "occurredAt" FROM "PaymentEvent" WHERE "occurredAt" = ${later}`;
  expect(raw).toEqual([{ occurredAt: later }]);
});

test('a second row with the same key is a unique violation, and a missing parent is not', async () => {
  const { prisma } = database;
  await prisma.paymentEvent.create({ data: event('once') });
  const second = await rejection(prisma.paymentEvent.create({ data: event('once') }));
  expect(isUniqueViolation(second)).toBe(true);
  const orphan = { id: 's', userId: 'nobody', tokenHash: 'h', createdAt: at, expiresAt: at };
  expect(isUniqueViolation(await rejection(prisma.session.create({ data: orphan })))).toBe(false);
});

test('money beyond 53 bits keeps every unit', async () => {
  const { prisma } = database;
  const entryId = 2n ** 63n - 1n;
  await prisma.ledgerCursor.create({ data: { kind: 'k', entryId } });
  expect(await prisma.ledgerCursor.findMany()).toEqual([{ kind: 'k', entryId }]);
});

test('transactions and plain writes side by side keep apart', async () => {
  const { prisma } = database;
  const failing = prisma.$transaction(async (tx) => {
    await tx.paymentEvent.create({ data: event('inside') });
    // Another connection: it neither joins the transaction nor waits for it.
    await prisma.paymentEvent.create({ data: event('outside') });
    expect(await prisma.paymentEvent.count()).toBe(1);
    throw new Error('rolled back on purpose');
  });
  await expect(failing).rejects.toThrow('rolled back on purpose');
  expect(await prisma.paymentEvent.findMany({ select: { eventId: true } })).toEqual([
    { eventId: 'outside' },
  ]);
});

test('a statement that waits for a lock fails with a time-out', async () => {
  const { prisma } = database;
  await prisma.paymentEvent.create({ data: event('locked') });
  const change = { where: { eventId: 'locked' }, data: { outcome: 'credited' } };
  await prisma.$transaction(async (tx) => {
    await tx.paymentEvent.update(change);
    await expect(prisma.paymentEvent.update(change)).rejects.toThrow('lock timeout');
  });
  expect(await prisma.paymentEvent.findMany({ select: { outcome: true } })).toEqual([
    { outcome: 'credited' },
  ]);
});

test('connections that the server ended are replaced', async () => {
  const { prisma } = database;
  await Promise.all(Array.from({ length: 8 }, () => prisma.paymentEvent.count()));
  const ended = await query<{ ended: number }>(
    settings.url,
    `SELECT count(pg_terminate_backend(pid))::int AS "ended" FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(ended[0]?.ended).toBeGreaterThan(1);
  await eventually(async () => expect(await prisma.paymentEvent.count()).toBe(0));
});

test('the serving role reads all tables and writes all but the journal, the balances and the last stakes', async () => {
  const tables = await query<{ name: string; reads: boolean; writes: boolean }>(
    settings.url,
    `SELECT relname AS "name", has_table_privilege('fairhall_serving', oid, 'SELECT') AS "reads",
            has_table_privilege('fairhall_serving', oid, 'INSERT, UPDATE, DELETE') AS "writes"
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname <> '_prisma_migrations' ORDER BY relname`,
  );
  expect(tables.map(({ name }) => name)).toContain('User');
  expect(tables.filter(({ reads }) => !reads)).toEqual([]);
  expect(tables.filter(({ writes }) => !writes).map(({ name }) => name)).toEqual([
    'LedgerBalance',
    'LedgerEntry',
    'LedgerPosting',
    'LedgerStake',
    'LedgerTag',
  ]);
});

test('the owner of a database migrates it, and an account of the serving role uses it', async () => {
  const empty = await newPostgresDatabase({ migrated: false });
  const owner = await newAccount(empty);
  const serving = await newAccount(empty, { inRole: 'fairhall_serving' });
  onTestFinished(async () => {
    await empty.remove();
    await Promise.all([owner.remove(), serving.remove()]);
  });
  await query(empty.url, `ALTER DATABASE ${nameOf(empty.url)} OWNER TO ${owner.name}`);
  const both = { ...empty, url: serving.url, directUrl: owner.url };
  expect(await upgradePostgresql({ database: both })).not.toEqual([]);

  const opened = await backendOf(both).openDatabase();
  onTestFinished(() => opened.close());
  await opened.prisma.paymentEvent.create({ data: event('served') });
  const balance = { userId: '1', currency: 'USD', availableMinor: 1n, frozenMinor: 0n };
  await expect(opened.prisma.ledgerBalance.create({ data: balance })).rejects.toThrow(
    'permission denied',
  );
  expect(await opened.prisma.ledgerBalance.count()).toBe(0);
  const other = { where: {}, data: { usedMinor: 0n } };
  await expect(opened.prisma.ledgerBudget.updateMany(other)).rejects.toThrow('permission denied');
  expect(await opened.prisma.ledgerBudget.deleteMany()).toEqual({ count: 0 });
  await expect(
    upgradePostgresql({ database: { ...both, directUrl: serving.url } }),
  ).rejects.toThrow('it must be the owner of the tables');
});

test('the journal is append-only, also for the owner', async () => {
  await query(
    settings.url,
    `INSERT INTO "LedgerEntry" VALUES (1, 'k', 'bet', 'h', NULL, NULL, NULL, now());
     INSERT INTO "LedgerPosting" VALUES (1, 0, 'house', 'USD', 1, 'bet', now());
     INSERT INTO "LedgerTag" VALUES ('t', 1)`,
  );
  for (const table of ['LedgerEntry', 'LedgerPosting', 'LedgerTag']) {
    const changes = [
      table === 'LedgerEntry'
        ? `UPDATE "${table}" SET "id" = 2`
        : `UPDATE "${table}" SET "entryId" = 2`,
      `DELETE FROM "${table}"`,
      `TRUNCATE "${table}"`,
    ];
    for (const change of changes) {
      await expect(query(settings.url, change), change).rejects.toThrow(`${table} is append-only`);
    }
  }
});

test('a balance below zero or above the cap, and a posting of zero, are refused', async () => {
  for (const minor of ['-1', '1000000000000000']) {
    const insert = `INSERT INTO "LedgerBalance" VALUES ('1', 'USD', ${minor}, 0)`;
    await expect(query(settings.url, insert)).rejects.toThrow('violates check constraint');
  }
  const nothing = `INSERT INTO "LedgerPosting" VALUES (1, 0, 'house', 'USD', 0, 'bet', now())`;
  await expect(query(settings.url, nothing)).rejects.toThrow('violates check constraint');
});

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error) => error,
  );
}
