import { rename } from 'node:fs/promises';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqliteLedger } from '../../server/api/src/backends/sqlite/ledger/open-sqlite-ledger.ts';
import {
  LedgerOutcomeUnknownError,
  LedgerOverloadedError,
  LedgerUnavailableError,
} from '../../server/api/src/ledger/port.ts';
import { bet, deposit, openSqliteTestLedger, type SqliteTestLedger } from './test-ledger.ts';

const writerUrl = new URL('./crashing-writer.ts', import.meta.url);
const logged = vi.fn();
let testLedger: SqliteTestLedger;

beforeEach(async () => {
  logged.mockReset();
  testLedger = await openSqliteTestLedger({
    writerUrl,
    queueMax: 300,
    failuresMax: 2,
    logger: { error: (_, message) => logged(message) },
  });
});

afterEach(() => testLedger.remove());

test('a crashed writer fails the waiting calls, and the next one works', async () => {
  const { ledger } = testLedger;
  await ledger.post(deposit('d', 'ann', 100n));
  // Eighteen full messages: the rest of the queue fails with the group in flight. A partial message
  // would be sent a turn later, to the next writer on a busy machine.
  const calls = Array.from({ length: 288 }, (_, index) =>
    ledger.post(bet(index === 0 ? 'crash/before' : `b${index}`, 'ann', 1n)),
  );
  const settled = await Promise.allSettled(calls);
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(calls.at(-1)).rejects.toThrow(LedgerOutcomeUnknownError);
  expect(await ledger.post(bet('after', 'ann', 1n))).toMatchObject({ outcome: 'applied' });
  await ledger.ping();
  expect(await ledger.balances('ann')).toEqual([
    { currency: 'USD', availableMinor: 99n, frozenMinor: 0n },
  ]);
  expect(logged.mock.calls).toEqual([['The ledger writer ended']]);
});

test('a commit whose response was lost is replayed on repetition', async () => {
  const { ledger } = testLedger;
  const lost = deposit('crash/after', 'ann', 100n);
  await expect(ledger.post(lost)).rejects.toThrow(LedgerOutcomeUnknownError);
  expect(await testLedger.ledger.balances('ann')).toEqual([
    { currency: 'USD', availableMinor: 100n, frozenMinor: 0n },
  ]);
  // The fault would recur on this key, so the real writer has to run.
  const again = await openSqliteLedger({ databaseFile: testLedger.databaseFile });
  expect(await again.post(lost)).toMatchObject({ outcome: 'replayed' });
  await again.close();
});

test('a ping fails with the writer that crashes, and works with the next', async () => {
  const { ledger } = testLedger;
  const dying = ledger.post(deposit('crash/before', 'ann', 1n));
  const failed = expect(dying).rejects.toThrow(LedgerOutcomeUnknownError);
  // The group is sent at the end of this turn, so this ping is sent to the thread after it.
  await endOfTurn();
  await expect(ledger.ping()).rejects.toThrow(LedgerUnavailableError);
  await failed;
  await ledger.ping();
});

test('a writer that cannot start is abandoned after its restarts, and every call reports it', async () => {
  const { ledger, databaseFile } = testLedger;
  await rename(databaseFile, `${databaseFile}.away`);
  await expect(ledger.post(deposit('crash/before', 'ann', 1n))).rejects.toThrow(
    LedgerOutcomeUnknownError,
  );
  await expect(ledger.post(deposit('d', 'ann', 1n))).rejects.toThrow('failed permanently');
  await expect(ledger.ping()).rejects.toThrow('failed permanently');
  expect(logged.mock.calls.flat()).toEqual([
    'The ledger writer ended',
    'The ledger writer failed',
    'The ledger writer failed',
    'The ledger writer failed permanently',
  ]);
  await rename(`${databaseFile}.away`, databaseFile);
});

test('a full queue refuses, and its queued posts are applied', async () => {
  const { ledger } = testLedger;
  const calls = Array.from({ length: 301 }, (_, index) =>
    ledger.post(deposit(`d${index}`, 'ann', 1n)),
  );
  await expect(calls[300]).rejects.toThrow(LedgerOverloadedError);
  const outcomes = await Promise.all(calls.slice(0, 300));
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
  expect(await ledger.post(deposit('d300', 'ann', 1n))).toMatchObject({ outcome: 'applied' });
});

test('close completes the calls in flight and refuses later ones', async () => {
  const { ledger } = testLedger;
  const calls = Array.from({ length: 300 }, (_, index) =>
    ledger.post(deposit(`d${index}`, 'ann', 1n)),
  );
  const closed = ledger.close();
  await expect(ledger.post(deposit('late', 'ann', 1n))).rejects.toThrow(LedgerUnavailableError);
  await expect(ledger.balances('ann')).rejects.toThrow(LedgerUnavailableError);
  await expect(ledger.ping()).rejects.toThrow(LedgerUnavailableError);
  await closed;
  const outcomes = await Promise.all(calls);
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
  expect(await (await testLedger.reopen()).balances('ann')).toEqual([
    { currency: 'USD', availableMinor: 300n, frozenMinor: 0n },
  ]);
});

test('a missing file is refused at the start', async () => {
  await expect(
    openSqliteLedger({ databaseFile: `${testLedger.databaseFile}.none` }),
  ).rejects.toThrow('unable to open database file');
});
