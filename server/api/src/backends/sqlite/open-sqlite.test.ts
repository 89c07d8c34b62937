import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from '@fairhall/kit/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openSqlite } from './open-sqlite.ts';
import { deployMigrations } from './upgrade.ts';

let folder: string;
let databaseFile: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-db-'));
  databaseFile = path.join(folder, 'fairhall.db');
  await deployMigrations({ databaseFile });
  database = await openSqlite({ databaseFile });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
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

test('a plain write during a transaction that rolls back is committed', async () => {
  const { prisma } = database;
  const opened = signal();
  const mayEnd = signal();
  const transaction = prisma.$transaction(async (tx) => {
    await tx.paymentEvent.create({ data: event('inside') });
    opened.release();
    await mayEnd.released;
    throw new Error('rolled back on purpose');
  });
  await opened.released;
  const plain = prisma.paymentEvent.create({ data: event('outside') });
  // Without the mutex this write would run, and be acknowledged, inside the open transaction.
  await Promise.race([plain, eventLoopTurns(20)]);
  mayEnd.release();
  await expect(transaction).rejects.toThrow('rolled back on purpose');
  await plain;
  expect(await prisma.paymentEvent.findMany({ select: { eventId: true } })).toEqual([
    { eventId: 'outside' },
  ]);
});

test('a plain read does not see what an open transaction wrote', async () => {
  const { prisma } = database;
  const opened = signal();
  const mayEnd = signal();
  const transaction = prisma.$transaction(async (tx) => {
    await tx.paymentEvent.create({ data: event('inside') });
    opened.release();
    await mayEnd.released;
    throw new Error('rolled back on purpose');
  });
  await opened.released;
  const counting = prisma.paymentEvent.count();
  await Promise.race([counting, eventLoopTurns(20)]);
  mayEnd.release();
  await expect(transaction).rejects.toThrow('rolled back on purpose');
  expect(await counting).toBe(0);
});

test('concurrent transactions and plain writes all commit', async () => {
  const { prisma } = database;
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? prisma.paymentEvent.create({ data: event(`plain-${index}`) })
        : prisma.$transaction(async (tx) => {
            const before = await tx.paymentEvent.count();
            await tx.paymentEvent.create({ data: event(`transaction-${index}`) });
            expect(await tx.paymentEvent.count()).toBe(before + 1);
          }),
    ),
  );
  expect(await prisma.paymentEvent.count()).toBe(50);
});

test('a transaction that queries the plain client ends by its timeout', async () => {
  const { prisma } = database;
  const stuck = prisma.$transaction(
    async (tx) => {
      await tx.paymentEvent.create({ data: event('inside') });
      await prisma.paymentEvent.count();
    },
    { timeout: 100 },
  );
  await expect(stuck).rejects.toMatchObject({ code: 'P2028' });
  expect(await prisma.paymentEvent.count()).toBe(0);
});

test('a transaction that reads before it writes survives a commit of another writer between', async () => {
  const { prisma } = database;
  const other = new Sqlite(databaseFile, { timeout: 0 });
  try {
    await prisma.$transaction(async (tx) => {
      await tx.paymentEvent.count();
      // The transaction takes the lock at its start, so the other writer waits.
      expect(() => other.exec(insertSql('other'))).toThrow('database is locked');
      await tx.paymentEvent.create({ data: event('inside') });
    });
    other.exec(insertSql('other'));
  } finally {
    other.close();
  }
  expect(await prisma.paymentEvent.count()).toBe(2);
});

test('a write waits for the lock of another writer without blocking the event loop', async () => {
  const { prisma } = database;
  const other = new Sqlite(databaseFile);
  try {
    other.exec('BEGIN IMMEDIATE');
    const writing = prisma.paymentEvent.create({ data: event('waiting') });
    const transaction = prisma.$transaction([prisma.paymentEvent.create({ data: event('later') })]);
    await eventLoopTurns(20);
    // Reads pass while the writes wait.
    expect(await prisma.paymentEvent.count()).toBe(0);
    other.exec('COMMIT');
    await Promise.all([writing, transaction]);
  } finally {
    other.close();
  }
  expect(await prisma.paymentEvent.count()).toBe(2);
});

test('dates are stored as milliseconds since 1970, so that they sort and compare', async () => {
  const { prisma } = database;
  const later = new Date(at.getTime() + 1);
  await prisma.paymentEvent.create({ data: event('later', later) });
  await prisma.paymentEvent.create({ data: event('first', at) });
  const raw = new Sqlite(databaseFile, { readonly: true });
  try {
    expect(raw.prepare('SELECT "occurredAt" FROM "PaymentEvent" ORDER BY 1').pluck().all()).toEqual(
      [at.getTime(), later.getTime()],
    );
  } finally {
    raw.close();
  }
  const after = await prisma.paymentEvent.findMany({ where: { occurredAt: { gt: at } } });
  expect(after.map((row) => row.occurredAt)).toEqual([later]);
  const { _max, _min } = await prisma.paymentEvent.aggregate({
    _max: { occurredAt: true },
    _min: { occurredAt: true },
  });
  expect({ _max, _min }).toEqual({ _max: { occurredAt: later }, _min: { occurredAt: at } });
});

test('foreign keys are enforced', async () => {
  const session = { id: 's', userId: 'nobody', tokenHash: 'h', createdAt: at, expiresAt: at };
  await expect(database.prisma.session.create({ data: session })).rejects.toMatchObject({
    code: 'P2003',
  });
});

function insertSql(id: string): string {
  return `INSERT INTO "PaymentEvent" VALUES ('${id}', 't', 'o', 'p', '1', 'USD', 1, 1, 'ignored')`;
}

function signal(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

async function eventLoopTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}
