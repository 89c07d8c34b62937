import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { referenceRatesMicro } from '../../server/api/src/contract/reference-rates.ts';
import type { BudgetInit, Entry, LedgerPort } from '../../server/api/src/ledger/port.ts';
import {
  available,
  bet,
  checkedEntry,
  deposit,
  entry,
  lossOfTheDay,
  move,
  occurredAt,
  openTestLedger,
  type TestLedger,
} from './test-ledger.ts';

let testLedger: TestLedger;
let ledger: LedgerPort;

beforeEach(async () => {
  testLedger = await openTestLedger();
  ledger = testLedger.ledger;
  await ledger.post(deposit('dollars', 'ann', 100_000n));
  await ledger.post(
    entry('yen', 'deposit', {
      userId: 'ann',
      postings: move({
        from: { of: 'bank' },
        to: available('ann'),
        amountMinor: 100_000n,
        type: 'deposit',
        currency: 'JPY',
      }),
    }),
  );
});

afterEach(() => testLedger.remove());

function win(key: string, amountMinor: bigint, type: 'win' | 'rollback' = 'win'): Entry {
  const postings = move({ from: { of: 'house' }, to: available('ann'), amountMinor, type });
  return entry(key, type, { userId: 'ann', postings });
}

function play(key: string, { stake, won }: { stake: bigint; won: bigint }): Entry {
  const postings = [...bet(key, 'ann', stake).postings, ...win(key, won).postings];
  return entry(key, 'play', { userId: 'ann', postings });
}

async function used(): Promise<bigint[]> {
  return (await testLedger.rows()).budgets.map(({ usedMinor }) => usedMinor);
}

const over = (usedMinor: bigint) => ({
  outcome: 'overBudget',
  by: 'limit/ann/loss/day',
  usedMinor,
});

describe('a budget is the sum of what was applied in its window', () => {
  test('a stake up to the maximum is applied, one more minor unit is not', async () => {
    expect(await ledger.post(checkedEntry(bet('b1', 'ann', 70n), 100n))).toMatchObject({
      outcome: 'applied',
      counters: new Map([['limit/ann/loss/day', 70n]]),
    });
    expect(await ledger.post(checkedEntry(bet('b2', 'ann', 31n), 100n))).toEqual(over(70n));
    expect(await ledger.post(checkedEntry(bet('b3', 'ann', 30n), 100n))).toMatchObject({
      outcome: 'applied',
      counters: new Map([['limit/ann/loss/day', 100n]]),
    });
    expect(await used()).toEqual([100n]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('of 64 bets at once with room for three, exactly three are applied', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        ledger.post(checkedEntry(bet(`b${index}`, 'ann', 30n), 100n)),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === 'overBudget')).toHaveLength(61);
    expect(await used()).toEqual([90n]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('a missing row is filled from the postings of the window, also those just queued', async () => {
    const yesterday = new Date(occurredAt.getTime() - 86_400_000);
    await ledger.post({ ...bet('earlier', 'ann', 5_000n), occurredAt: yesterday });
    await ledger.post(win('lucky', 10n));
    const [, , posted] = await Promise.all([
      ledger.post(bet('b1', 'ann', 40n)),
      ledger.post(bet('b2', 'ann', 50n)),
      ledger.post(checkedEntry(bet('b3', 'ann', 21n), 100n)),
    ]);
    expect(posted).toEqual(over(80n));
    expect(await used()).toEqual([]);
    expect(await ledger.post(checkedEntry(bet('b4', 'ann', 20n), 100n))).toMatchObject({
      outcome: 'applied',
    });
    expect(await used()).toEqual([100n]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('the stake of a play is checked before its win counts', async () => {
    const lucky = play('p', { stake: 101n, won: 500n });
    expect(await ledger.post(checkedEntry(lucky, 100n))).toEqual(over(0n));
    expect(await ledger.post(checkedEntry(lucky, 101n))).toMatchObject({ outcome: 'applied' });
    expect(await used()).toEqual([-399n]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('stakes round up, wins down, and a rollback gives back what its stake counted', async () => {
    const inYen = (one: Entry): Entry => ({
      ...one,
      postings: one.postings.map((posting) => ({ ...posting, currency: 'JPY' as const })),
    });
    // A yen is two thirds of a cent.
    await ledger.post(checkedEntry(bet('b1', 'ann', 1n, 'JPY'), null));
    expect(await used()).toEqual([1n]);
    await ledger.post(checkedEntry(inYen(win('w1', 2n)), null));
    expect(await used()).toEqual([0n]);
    await ledger.post(checkedEntry(inYen(win('r1', 1n, 'rollback')), null));
    expect(await used()).toEqual([-1n]);
    expect(await testLedger.check()).toEqual([]);
    // The same from the postings: two bets of one yen are two cents, a bet of two yen as well.
    const cents = { ...lossOfTheDay, types: ['bet'] } satisfies BudgetInit;
    await ledger.post(checkedEntry(bet('b2', 'ann', 2n, 'JPY'), null, cents));
    await ledger.post(checkedEntry(bet('b3', 'ann', 1n, 'JPY'), null, cents));
    expect((await used()).at(-1)).toBe(4n);
  });

  test('a rollback counts in the windows of its stake alone', async () => {
    const yesterday = new Date(occurredAt.getTime() - 86_400_000);
    const week = { ...lossOfTheDay, from: new Date('2026-11-16T00:00:00Z') };
    const rolledBack = (key: string, undoes: string, stakedAt: Date): Entry => ({
      ...win(key, 60n, 'rollback'),
      undoes,
      stakedAt,
    });
    const inBoth = (one: Entry) =>
      checkedEntry(checkedEntry(one, null), null, { ...week, types: ['bet', 'rollback'] });
    await ledger.post({ ...bet('y1', 'ann', 60n), occurredAt: yesterday });
    await ledger.post({ ...bet('y2', 'ann', 60n), occurredAt: yesterday });
    await ledger.post(bet('t', 'ann', 60n));
    await ledger.post(rolledBack('r1', 'y1', yesterday));
    // Filled from the postings, and then counted by the entries.
    await ledger.post(inBoth(bet('b', 'ann', 30n)));
    expect(await used()).toEqual([90n, 150n]);
    await ledger.post(inBoth(rolledBack('r2', 'y2', yesterday)));
    expect(await used()).toEqual([90n, 90n]);
    await ledger.post(inBoth(rolledBack('r3', 't', occurredAt)));
    expect(await used()).toEqual([30n, 30n]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('a replay adds nothing, and neither does an entry that something else refuses', async () => {
    const placed = checkedEntry(bet('b', 'ann', 60n), 100n);
    await Promise.all(Array.from({ length: 20 }, () => ledger.post(placed)));
    expect(await ledger.post(placed)).toMatchObject({ outcome: 'replayed' });
    expect(await ledger.post(checkedEntry(bet('b', 'ann', 61n), 1_000n))).toEqual({
      outcome: 'conflict',
    });
    const early = { ...checkedEntry(bet('early', 'ann', 10n), 100n), mustExist: ['nowhere'] };
    expect(await ledger.post(early)).toMatchObject({ outcome: 'blocked' });
    const poor = checkedEntry(bet('poor', 'ann', 100_001n), 1_000_000n);
    expect(await ledger.post(poor)).toEqual({ outcome: 'insufficient' });
    expect(await used()).toEqual([60n]);
    expect(await testLedger.check()).toEqual([]);
  });

  test('a lower maximum refuses stakes and still counts wins', async () => {
    await ledger.post(checkedEntry(bet('b1', 'ann', 60n), 100n));
    expect(await ledger.post(checkedEntry(bet('b2', 'ann', 1n), 50n))).toEqual(over(60n));
    expect(await ledger.post(checkedEntry(win('w1', 5n), 50n))).toMatchObject({
      outcome: 'applied',
    });
    expect(await used()).toEqual([55n]);
  });

  test('entries that did not carry it yet are counted once all do', async () => {
    const at = (ms: number) => new Date(occurredAt.getTime() + ms);
    const fresh = { ...lossOfTheDay, carriedSince: at(10) };
    const post = (key: string, ms: number) =>
      ledger.post(checkedEntry({ ...bet(key, 'ann', 1n), occurredAt: at(ms) }, 100n, fresh));
    await post('first', 0);
    await ledger.post(bet('of another node', 'ann', 50n));
    await post('b2', 1);
    expect(await used()).toEqual([52n]);
    await ledger.post(bet('of another node, late', 'ann', 30n));
    await post('b3', 10);
    expect(await used()).toEqual([83n]);
    expect(await testLedger.check()).toEqual([]);
    // From then on the row counts, and a bet without the budget would be missed.
    await ledger.post(bet('without', 'ann', 15n));
    await post('b4', 11);
    expect(await used()).toEqual([84n]);
    expect(await testLedger.check()).toEqual([
      {
        rule: 'a budget is the sum of what was applied in its window',
        where: 'limit/ann/loss/day: -15',
      },
    ]);
  });

  test('other rates fill the row anew', async () => {
    await ledger.post(checkedEntry(bet('b1', 'ann', 100n, 'JPY'), null));
    expect(await used()).toEqual([66n]);
    const dearer = { ...lossOfTheDay, ratesMicro: { ...referenceRatesMicro, JPY: 10_000 } };
    expect(await ledger.post(checkedEntry(bet('b2', 'ann', 1n, 'JPY'), 100n, dearer))).toEqual(
      over(100n),
    );
    expect(await used()).toEqual([66n]);
    await ledger.post(checkedEntry(bet('b3', 'ann', 1n, 'JPY'), 101n, dearer));
    expect(await used()).toEqual([101n]);
    expect(await testLedger.check()).toEqual([]);
  });
});

test('the first of several exceeded budgets refuses, after what tags block, before cap and balance', async () => {
  const stakes = { ...lossOfTheDay, types: ['bet', 'rollback'] } satisfies BudgetInit;
  await ledger.post({ ...bet('b1', 'ann', 10n), tags: ['here'] });
  const both = checkedEntry(checkedEntry(bet('b2', 'ann', 200_000n), 9n, stakes), 9n);
  expect(await ledger.post({ ...both, mustNotExist: ['here'] })).toEqual({
    outcome: 'blocked',
    by: 'here',
  });
  expect(await ledger.post(both)).toEqual({ ...over(10n), by: 'limit/ann/wager/day' });
  expect(await ledger.post(checkedEntry(bet('b2', 'ann', 200_000n), 200_010n))).toEqual({
    outcome: 'insufficient',
  });
});
