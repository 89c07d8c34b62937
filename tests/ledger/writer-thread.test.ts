import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WriterRequest } from '../../server/api/src/backends/sqlite/ledger/worker-protocol.ts';
import {
  WRITER_URL,
  WriterThread,
} from '../../server/api/src/backends/sqlite/ledger/writer-thread.ts';
import { LedgerUnavailableError } from '../../server/api/src/ledger/port.ts';
import { deposit, openSqliteTestLedger, type SqliteTestLedger } from './test-ledger.ts';

let testLedger: SqliteTestLedger;

beforeEach(async () => {
  testLedger = await openSqliteTestLedger();
});

afterEach(() => testLedger.remove());

async function startThread(): Promise<WriterThread> {
  const thread = new WriterThread({ databaseFile: testLedger.databaseFile, writerUrl: WRITER_URL });
  await thread.ready;
  return thread;
}

function group(...keys: readonly string[]): WriterRequest {
  return { type: 'group', work: keys.map((key) => ({ entry: deposit(key, 'ann', 1n) })) };
}

test('messages are handled in their order, groups and pings alike', async () => {
  const thread = await startThread();
  // The later groups and the ping wait in the thread's queue while the first group commits.
  const responses = await Promise.all([
    thread.send(group(...Array.from({ length: 200 }, (_, index) => `first/${index}`))),
    thread.send(group('second/0', 'second/1')),
    thread.send({ type: 'ping' }),
    thread.send(group('third/0')),
  ]);
  expect(responses.map(({ length }) => length)).toEqual([200, 2, 0, 1]);
  expect(new Set(responses.flat().map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
  await thread.stop();
});

test('a thread that receives close after a group commits it first', async () => {
  const thread = await startThread();
  const replies = [thread.send(group('a/0', 'a/1')), thread.send(group('b/0'))];
  await thread.stop();
  const responses = (await Promise.all(replies)).flat();
  expect(responses.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied']);
  expect((await testLedger.rows()).entries.map(({ key }) => key)).toEqual(['a/0', 'a/1', 'b/0']);
});

test('a thread that has ended refuses immediately, and nothing is written', async () => {
  const thread = await startThread();
  await thread.stop();
  await expect(thread.send(group('late'))).rejects.toThrow('the ledger writer ended');
  expect((await testLedger.rows()).entries).toEqual([]);
});

test('the writer refuses to run outside a worker thread', async () => {
  await expect(import('../../server/api/src/backends/sqlite/ledger/writer.ts')).rejects.toThrow(
    'the ledger writer runs in a worker thread',
  );
});

test('a ping without a response fails after five seconds, before the lock timeout of the file', async () => {
  const other = new Sqlite(testLedger.databaseFile);
  other.exec('BEGIN IMMEDIATE');
  const failure = await testLedger.ledger.ping().catch((error: Error) => error);
  expect(failure).toBeInstanceOf(LedgerUnavailableError);
  expect(failure).toMatchObject({ message: 'the ledger writer did not respond in 5000 ms' });
  other.exec('ROLLBACK');
  other.close();
  await testLedger.ledger.ping();
});
