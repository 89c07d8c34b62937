import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type LedgerObserver,
  type ObservedLedger,
  observeLedger,
  walletsChangedBy,
} from '../../server/api/src/ledger/observed-ledger.ts';
import type { Entry } from '../../server/api/src/ledger/port.ts';
import {
  available,
  bet,
  deposit,
  entry,
  frozen,
  move,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

type Applied = Parameters<LedgerObserver['onApplied']>[0];

let testLedger: TestLedger;
let ledger: ObservedLedger;
let seen: Applied[];
let failures: unknown[];
let sizes: number[];

beforeAll(async () => {
  testLedger = await openTestLedger({ onTransaction: (size) => sizes.push(size) });
  ledger = observeLedger(testLedger.ledger, {
    onApplied: (applied) => {
      seen.push(applied);
      if (applied.entry.key.includes('unlucky')) throw new Error('the observer failed');
    },
    onFailure: (error) => failures.push(error),
  });
});

beforeEach(() => {
  seen = [];
  failures = [];
  sizes = [];
});

afterAll(() => testLedger.remove());

test('an observer receives applied entries with the balances after them, and nothing else', async () => {
  const first = deposit('seen/d', 'ada', 500n);
  await ledger.post(first);
  await ledger.post(first);
  expect((await ledger.post(bet('seen/b', 'ada', 501n))).outcome).toBe('insufficient');
  expect(seen).toEqual([
    { entry: first, balances: [{ currency: 'USD', availableMinor: 500n, frozenMinor: 0n }] },
  ]);
});

test('an observer receives no entry without a player', async () => {
  await ledger.post(entry('seen/stone', 'tombstone', { userId: null, postings: [] }));
  expect(seen).toEqual([]);
});

test('a failing observer does not affect the caller', async () => {
  expect((await ledger.post(deposit('unlucky', 'bob', 500n))).outcome).toBe('applied');
  expect(failures).toEqual([new Error('the observer failed')]);
});

test('waiting counts the posts without a response; failed posts are complete', async () => {
  const posts = [1, 2, 3].map((index) => ledger.post(deposit(`count/${index}`, 'eve', 1n)));
  const broken: Entry = { ...deposit('count/x', 'eve', 1n), postings: [] };
  const refused = ledger.post({ ...broken, key: '' }).catch(() => 'refused');
  expect(ledger.waiting).toBe(4);
  await Promise.all([...posts, refused]);
  expect(ledger.waiting).toBe(0);
});

test('each commit reports the size of its group', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `size-${index}`);
  await Promise.all(keys.map((key) => ledger.post(deposit(key, key, 1n))));
  await ledger.ping();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(keys.length);
  expect(Math.max(...sizes)).toBeGreaterThan(1);
});

test('a wallet changes when its available balance changes', () => {
  const freeze = move({
    from: available('ada'),
    to: frozen('ada'),
    amountMinor: 5n,
    type: 'freeze',
  });
  const settle = move({
    from: frozen('ada'),
    to: { of: 'bank' },
    amountMinor: 5n,
    type: 'withdraw',
  });
  const changedBy = (postings: Entry['postings']) => [
    ...walletsChangedBy(entry('w', 'withdraw-freeze', { userId: 'ada', postings })),
  ];
  expect(changedBy(freeze)).toEqual(['USD']);
  expect(changedBy(settle)).toEqual([]);
});
