import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import type { Entry } from '../../server/api/src/ledger/port.ts';
import {
  available,
  bet,
  checkedEntry,
  deposit,
  entry,
  frozen,
  move,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

let testLedger: TestLedger;

beforeEach(async () => {
  testLedger = await openTestLedger();
});

afterEach(() => testLedger.remove());

describe('every entry sums to zero in each currency', () => {
  test('an unbalanced one is refused before it is queued', async () => {
    const before = await testLedger.rows();
    const unbalanced = entry('unbalanced', 'deposit', {
      userId: 'ann',
      postings: [
        { account: available('ann'), currency: 'USD', amountMinor: 100n, type: 'deposit' },
        { account: { of: 'bank' }, currency: 'USD', amountMinor: -99n, type: 'deposit' },
      ],
    });
    await expect(testLedger.ledger.post(unbalanced)).rejects.toThrow(
      new RangeError('unbalanced: the USD postings sum to 1, not 0'),
    );
    expect(await testLedger.rows()).toEqual(before);
  });

  test('another currency does not compensate', async () => {
    const mixed = entry('mixed', 'deposit', {
      userId: 'ann',
      postings: [
        { account: available('ann'), currency: 'USD', amountMinor: 100n, type: 'deposit' },
        { account: { of: 'bank' }, currency: 'EUR', amountMinor: -100n, type: 'deposit' },
      ],
    });
    await expect(testLedger.ledger.post(mixed)).rejects.toThrow(RangeError);
  });
});

test("a player account's balance is the sum of its postings", async () => {
  const { ledger } = testLedger;
  await ledger.post(deposit('d1', 'ann', 1_000n));
  await ledger.post(bet('b1', 'ann', 300n));
  await ledger.post(
    entry('freeze', 'withdraw-freeze', {
      userId: 'ann',
      postings: move({
        from: available('ann'),
        to: frozen('ann'),
        amountMinor: 250n,
        type: 'freeze',
      }),
    }),
  );
  await ledger.post(
    entry('yen', 'deposit', {
      userId: 'ann',
      postings: move({
        from: { of: 'bank' },
        to: available('ann'),
        amountMinor: 7n,
        type: 'deposit',
        currency: 'JPY',
      }),
    }),
  );
  const balances = await ledger.balances('ann');
  expect([...balances].sort((a, b) => a.currency.localeCompare(b.currency))).toEqual([
    { currency: 'JPY', availableMinor: 7n, frozenMinor: 0n },
    { currency: 'USD', availableMinor: 450n, frozenMinor: 250n },
  ]);
  expect(await ledger.balances('nobody')).toEqual([]);
  expect(await testLedger.check()).toEqual([]);
});

test('a read of balances is never older than an earlier one', async () => {
  await testLedger.ledger.post(deposit('d', 'ann', 1_000n));
  // After a restart it has no cached balances and reads them while bets are committed.
  const ledger = await testLedger.reopen();
  let acknowledged = 0;
  for (let bets = 1; bets <= 300; bets += 1) {
    ledger.post(bet(`b${bets}`, 'ann', 1n)).then(() => {
      acknowledged += 1;
    });
  }
  const seen: bigint[] = [];
  while (acknowledged < 300) {
    const [balance] = await ledger.balances('ann');
    seen.push(balance?.availableMinor ?? 0n);
    await setImmediate();
  }
  expect(seen).toEqual([...seen].sort((a, b) => Number(b - a)));
  const last = await ledger.balances('ann');
  expect(last).toMatchObject([{ availableMinor: 700n }]);
  const posted = await ledger.post(bet('last', 'ann', 1n));
  expect(posted).toMatchObject({ balances: await ledger.balances('ann') });
  expect(await ledger.balances('ann')).toMatchObject([{ availableMinor: 699n }]);
});

describe('no player account is ever below zero', () => {
  test('with 64 concurrent bettors on one wallet', async () => {
    const { ledger } = testLedger;
    await ledger.post(deposit('d', 'ann', 1_000n));
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, index) => ledger.post(bet(`b${index}`, 'ann', 30n))),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(33);
    expect(outcomes.filter(({ outcome }) => outcome === 'insufficient')).toHaveLength(31);
    expect(await ledger.balances('ann')).toEqual([
      { currency: 'USD', availableMinor: 10n, frozenMinor: 0n },
    ]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('not even between the stake and the win of one entry', async () => {
    const { ledger } = testLedger;
    await ledger.post(deposit('d', 'ann', 99n));
    const play = entry('play', 'play', {
      userId: 'ann',
      postings: [
        ...move({ from: available('ann'), to: { of: 'house' }, amountMinor: 100n, type: 'bet' }),
        ...move({ from: { of: 'house' }, to: available('ann'), amountMinor: 500n, type: 'win' }),
      ],
    });
    expect(await ledger.post(play)).toEqual({ outcome: 'insufficient' });
  });
});

describe('a key is applied at most once', () => {
  test('with 50 concurrent posts of it: one is applied, 49 are replayed', async () => {
    const { ledger } = testLedger;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => ledger.post(deposit('same', 'ann', 100n))),
    );
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    expect([count('applied'), count('replayed')]).toEqual([1, 49]);
    expect(await ledger.balances('ann')).toEqual([
      { currency: 'USD', availableMinor: 100n, frozenMinor: 0n },
    ]);
  });

  test('after a restart of the ledger', async () => {
    await testLedger.ledger.post(deposit('same', 'ann', 100n));
    const again = await testLedger.reopen();
    expect(await again.post(deposit('same', 'ann', 100n))).toEqual({
      outcome: 'replayed',
      balances: [{ currency: 'USD', availableMinor: 100n, frozenMinor: 0n }],
    });
  });

  test('the same key with other content is a conflict', async () => {
    const { ledger } = testLedger;
    await ledger.post(deposit('same', 'ann', 100n));
    const before = await testLedger.rows();
    expect(await ledger.post(deposit('same', 'ann', 101n))).toEqual({ outcome: 'conflict' });
    expect(await testLedger.rows()).toEqual(before);
  });
});

describe('a rejected post leaves no trace', () => {
  test.each<[string, Entry]>([
    ['conflict', bet('d', 'ann', 1n)],
    ['insufficient', { ...bet('poor', 'ann', 101n), tags: ['tag of poor'] }],
    ['limit', { ...deposit('rich', 'ann', BALANCE_CAP_MINOR), tags: ['tag of rich'] }],
    ['blocked', { ...bet('early', 'ann', 1n), mustExist: ['nowhere'], tags: ['tag of early'] }],
    ['overBudget', { ...checkedEntry(bet('greedy', 'ann', 50n), 49n), tags: ['tag of greedy'] }],
    ['insufficient', checkedEntry(bet('poor', 'ann', 101n), 200n)],
  ])('%s', async (outcome, rejected) => {
    const { ledger } = testLedger;
    await ledger.post(deposit('d', 'ann', 100n));
    const before = await testLedger.rows();
    expect(await ledger.post(rejected)).toMatchObject({ outcome });
    expect(await testLedger.rows()).toEqual(before);
  });

  test('its key can be reused, with other content', async () => {
    const { ledger } = testLedger;
    expect(await ledger.post(bet('k', 'ann', 1n))).toEqual({ outcome: 'insufficient' });
    expect(await ledger.post(deposit('k', 'ann', 1n))).toMatchObject({ outcome: 'applied' });
  });

  test('also beside applied ones of the same group', async () => {
    const { ledger } = testLedger;
    const outcomes = await Promise.all([
      ledger.post(deposit('d', 'ann', 100n)),
      ledger.post(bet('poor', 'ann', 101n)),
      ledger.post(bet('b', 'ann', 100n)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'insufficient', 'applied']);
    expect((await testLedger.rows()).entries).toHaveLength(2);
  });
});

test('the total over all accounts is zero in each currency', async () => {
  const { ledger } = testLedger;
  await ledger.post(deposit('d', 'ann', 500n));
  await ledger.post(bet('b', 'ann', 200n));
  const { postings } = await testLedger.rows();
  expect(postings).toHaveLength(4);
  expect(postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
});
