import { rename } from 'node:fs/promises';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LedgerOverloadedError, LedgerUnavailableError } from '../../server/api/src/ledger/port.ts';
import { openSqliteLedger } from '../../server/api/src/ledger/sqlite/open-sqlite-ledger.ts';
import { bet, deposit, type LedgerUnderTest, ledgerUnderTest } from './ledger-under-test.ts';

const writerUrl = new URL('./crashing-writer.ts', import.meta.url);
const logged = vi.fn();
let under: LedgerUnderTest;

beforeEach(async () => {
  logged.mockReset();
  under = await ledgerUnderTest({
    writerUrl,
    queueMax: 300,
    failuresMax: 2,
    logger: { error: (_, message) => logged(message) },
  });
});

afterEach(() => under.remove());

test('a writer that dies fails the waiting calls, and the next one works again', async () => {
  const { ledger } = under;
  await ledger.post(deposit('d', 'ann', 100n));
  // Eighteen full messages: the rest of the queue fails with the group that was under way. One that
  // is not full would be handed over a turn later, to the next writer on a busy machine.
  const calls = Array.from({ length: 288 }, (_, index) =>
    ledger.post(bet(index === 0 ? 'crash/before' : `b${index}`, 'ann', 1n)),
  );
  const settled = await Promise.allSettled(calls);
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(calls.at(-1)).rejects.toThrow(LedgerUnavailableError);
  expect(await ledger.post(bet('after', 'ann', 1n))).toMatchObject({ outcome: 'applied' });
  await ledger.ping();
  expect(await ledger.balances('ann')).toEqual([
    { currency: 'USD', availableMinor: 99n, frozenMinor: 0n },
  ]);
  expect(logged.mock.calls).toEqual([['The ledger writer ended']]);
});

test('a commit whose answer was lost is replayed when asked again', async () => {
  const { ledger } = under;
  const lost = deposit('crash/after', 'ann', 100n);
  await expect(ledger.post(lost)).rejects.toThrow(LedgerUnavailableError);
  expect(await under.ledger.balances('ann')).toEqual([
    { currency: 'USD', availableMinor: 100n, frozenMinor: 0n },
  ]);
  // The fault would strike again on this key, so the real writer has to answer.
  const again = await openSqliteLedger({ databaseFile: under.databaseFile });
  expect(await again.post(lost)).toMatchObject({ outcome: 'replayed' });
  await again.close();
});

test('a ping fails with the writer that dies under it, and works with the next', async () => {
  const { ledger } = under;
  const dying = ledger.post(deposit('crash/before', 'ann', 1n));
  const failed = expect(dying).rejects.toThrow(LedgerUnavailableError);
  // The group leaves at the end of this turn, so this ping comes to the thread after it.
  await endOfTurn();
  await expect(ledger.ping()).rejects.toThrow(LedgerUnavailableError);
  await failed;
  await ledger.ping();
});

test('a writer that cannot start is given up after its restarts, and every call says so', async () => {
  const { ledger, databaseFile } = under;
  await rename(databaseFile, `${databaseFile}.away`);
  await expect(ledger.post(deposit('crash/before', 'ann', 1n))).rejects.toThrow(
    LedgerUnavailableError,
  );
  await expect(ledger.post(deposit('d', 'ann', 1n))).rejects.toThrow('given up');
  await expect(ledger.ping()).rejects.toThrow('given up');
  expect(logged.mock.calls.flat()).toEqual([
    'The ledger writer ended',
    'The ledger writer failed',
    'The ledger writer failed',
    'The ledger writer is given up',
  ]);
  await rename(`${databaseFile}.away`, databaseFile);
});

test('a queue that is full refuses, and what was in it is answered', async () => {
  const { ledger } = under;
  const calls = Array.from({ length: 301 }, (_, index) =>
    ledger.post(deposit(`d${index}`, 'ann', 1n)),
  );
  await expect(calls[300]).rejects.toThrow(LedgerOverloadedError);
  const outcomes = await Promise.all(calls.slice(0, 300));
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
  expect(await ledger.post(deposit('d300', 'ann', 1n))).toMatchObject({ outcome: 'applied' });
});

test('close answers what is under way and refuses what comes later', async () => {
  const { ledger } = under;
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
  expect(await (await under.reopen()).balances('ann')).toEqual([
    { currency: 'USD', availableMinor: 300n, frozenMinor: 0n },
  ]);
});

test('a file that is not there is refused at the start', async () => {
  await expect(openSqliteLedger({ databaseFile: `${under.databaseFile}.none` })).rejects.toThrow(
    'unable to open database file',
  );
});
