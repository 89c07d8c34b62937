import { afterAll, beforeAll, expect, test } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import type { LedgerPort } from '../../server/api/src/ledger/port.ts';
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

let testLedger: TestLedger;
let ledger: LedgerPort;

beforeAll(async () => {
  testLedger = await openTestLedger();
  ledger = testLedger.ledger;
});

afterAll(() => testLedger.remove());

test('an entry without postings is applied: a zero win, a tombstone', async () => {
  const tombstone = entry('t/stone', 'tombstone', {
    userId: 'tim',
    postings: [],
    tags: ['t/gone'],
  });
  expect(await ledger.post(tombstone)).toEqual({
    outcome: 'applied',
    balances: [],
    changes: [],
    counters: new Map(),
  });
  expect(await ledger.post(tombstone)).toEqual({ outcome: 'replayed', balances: [] });
});

test('the returned balances are those after the entry, in every currency of the player', async () => {
  await ledger.post(deposit('bal/d', 'bea', 500n));
  const euros = move({
    from: { of: 'bank' },
    to: available('bea'),
    amountMinor: 9n,
    type: 'deposit',
    currency: 'EUR',
  });
  expect(await ledger.post(entry('bal/e', 'deposit', { userId: 'bea', postings: euros }))).toEqual({
    outcome: 'applied',
    changes: [],
    counters: new Map(),
    balances: [
      { currency: 'EUR', availableMinor: 9n, frozenMinor: 0n },
      { currency: 'USD', availableMinor: 500n, frozenMinor: 0n },
    ],
  });
  await ledger.post(bet('bal/b', 'bea', 200n));
  expect(await ledger.post(deposit('bal/d', 'bea', 500n))).toEqual({
    outcome: 'replayed',
    balances: [
      { currency: 'EUR', availableMinor: 9n, frozenMinor: 0n },
      { currency: 'USD', availableMinor: 300n, frozenMinor: 0n },
    ],
  });
});

test('an entry that moves money between players returns its own player’s balances alone', async () => {
  await ledger.post(deposit('two/d', 'pat', 500n));
  const gift = move({
    from: available('pat'),
    to: available('quinn'),
    amountMinor: 200n,
    type: 'deposit',
  });
  const given = entry('two/gift', 'deposit', { userId: 'pat', postings: [...gift, ...gift] });
  const left = [{ currency: 'USD', availableMinor: 100n, frozenMinor: 0n }];
  expect(await ledger.post(given)).toEqual({
    outcome: 'applied',
    balances: left,
    changes: [],
    counters: new Map(),
  });
  expect(await ledger.balances('pat')).toEqual(left);
  expect(await ledger.balances('quinn')).toEqual([
    { currency: 'USD', availableMinor: 400n, frozenMinor: 0n },
  ]);
  const again = entry('two/again', 'deposit', { userId: 'pat', postings: gift });
  expect(await ledger.post(again)).toEqual({ outcome: 'insufficient' });
});

test('an entry without a player moves money between the other accounts', async () => {
  const fees = move({ from: { of: 'house' }, to: { of: 'fees' }, amountMinor: 5n, type: 'fee' });
  expect(await ledger.post(entry('fees', 'deposit', { userId: null, postings: fees }))).toEqual({
    outcome: 'applied',
    changes: [],
    counters: new Map(),
    balances: [],
  });
});

test('the first missing tag of mustExist blocks', async () => {
  const needy = {
    ...deposit('req/needy', 'rex', 1n),
    mustExist: ['req/one', 'req/other'],
  };
  expect(await ledger.post(needy)).toEqual({ outcome: 'blocked', by: 'req/one' });
  await ledger.post({ ...deposit('req/1', 'rex', 1n), tags: ['req/one'] });
  expect(await ledger.post(needy)).toEqual({ outcome: 'blocked', by: 'req/other' });
  await ledger.post({ ...deposit('req/2', 'rex', 1n), tags: ['req/other'] });
  expect(await ledger.post(needy)).toMatchObject({ outcome: 'applied' });
});

test('the first existing tag of mustNotExist blocks', async () => {
  const shy = { ...deposit('for/shy', 'fay', 1n), mustNotExist: ['for/one', 'for/other'] };
  await ledger.post({ ...deposit('for/1', 'fay', 1n), tags: ['for/other'] });
  expect(await ledger.post(shy)).toEqual({ outcome: 'blocked', by: 'for/other' });
  await ledger.post({ ...deposit('for/2', 'fay', 1n), tags: ['for/one'] });
  expect(await ledger.post(shy)).toEqual({ outcome: 'blocked', by: 'for/one' });
});

test('a key is no tag: mustExist and mustNotExist refer to tags alone', async () => {
  await ledger.post(deposit('key/d', 'kim', 1n));
  const needy = { ...deposit('key/needy', 'kim', 1n), mustExist: ['key/d'] };
  expect(await ledger.post(needy)).toEqual({ outcome: 'blocked', by: 'key/d' });
  const shy = { ...deposit('key/shy', 'kim', 1n), mustNotExist: ['key/d'] };
  expect(await ledger.post(shy)).toMatchObject({ outcome: 'applied' });
});

test('a tag can be set twice', async () => {
  await ledger.post({ ...deposit('twice/1', 'tom', 1n), tags: ['twice'] });
  expect(await ledger.post({ ...deposit('twice/2', 'tom', 1n), tags: ['twice'] })).toMatchObject({
    outcome: 'applied',
    changes: [],
    counters: new Map(),
  });
});

test('of two concurrent entries that exclude each other the first one is applied', async () => {
  await ledger.post(deposit('excl/d', 'eve', 100n));
  const win = { ...deposit('excl/1', 'eve', 1n), tags: ['excl/win'], mustNotExist: ['excl/back'] };
  const rollback = {
    ...deposit('excl/2', 'eve', 1n),
    tags: ['excl/back'],
    mustNotExist: ['excl/win'],
  };
  const [first, second] = await Promise.all([ledger.post(win), ledger.post(rollback)]);
  expect(first).toMatchObject({ outcome: 'applied' });
  expect(second).toEqual({ outcome: 'blocked', by: 'excl/win' });
});

test('a wallet can reach the cap exactly', async () => {
  expect(await ledger.post(deposit('cap/d', 'cam', BALANCE_CAP_MINOR))).toEqual({
    outcome: 'applied',
    changes: [],
    counters: new Map(),
    balances: [{ currency: 'USD', availableMinor: BALANCE_CAP_MINOR, frozenMinor: 0n }],
  });
  expect(await ledger.post(deposit('cap/e', 'cam', 1n))).toEqual({ outcome: 'limit' });
});

test('the cap counts available and frozen money together, so frozen money always fits back', async () => {
  const freeze = (key: string, amountMinor: bigint) =>
    entry(key, 'withdraw-freeze', {
      userId: 'fritz',
      postings: move({
        from: available('fritz'),
        to: frozen('fritz'),
        amountMinor,
        type: 'freeze',
      }),
    });
  const release = (key: string, amountMinor: bigint) =>
    entry(key, 'withdraw-return', {
      userId: 'fritz',
      postings: move({
        from: frozen('fritz'),
        to: available('fritz'),
        amountMinor,
        type: 'release',
      }),
    });
  await ledger.post(deposit('fr/1', 'fritz', BALANCE_CAP_MINOR));
  await ledger.post(freeze('fr/2', BALANCE_CAP_MINOR));
  expect(await ledger.post(deposit('fr/3', 'fritz', 1n))).toEqual({ outcome: 'limit' });
  expect(await ledger.post(release('fr/4', BALANCE_CAP_MINOR - 10n))).toMatchObject({
    outcome: 'applied',
    changes: [],
    counters: new Map(),
  });
  expect(await ledger.post(release('fr/5', 11n))).toEqual({ outcome: 'insufficient' });
  expect(await ledger.post(deposit('fr/6', 'fritz', 1n))).toEqual({ outcome: 'limit' });
  await ledger.post(bet('fr/7', 'fritz', 10n));
  expect(await ledger.post(deposit('fr/8', 'fritz', 10n))).toMatchObject({ outcome: 'applied' });
  expect(await ledger.post(release('fr/9', 10n))).toMatchObject({ outcome: 'applied' });
});

test('the checks run in order: replay, conflict, mustExist, mustNotExist, limit, insufficient', async () => {
  await ledger.post({ ...deposit('ord/d', 'ora', 10n), tags: ['ord/tag'] });
  const overBoth = [
    ...move({ from: available('ora'), to: { of: 'house' }, amountMinor: 11n, type: 'bet' }),
    ...move({
      from: { of: 'house' },
      to: available('ora'),
      amountMinor: BALANCE_CAP_MINOR + 2n,
      type: 'win',
    }),
  ];
  const play = entry('ord/play', 'play', { userId: 'ora', postings: overBoth });
  const outcome = async (rest: object) => ledger.post({ ...play, ...rest });
  expect(await outcome({ key: 'ord/d', mustExist: ['ord/none'] })).toEqual({ outcome: 'conflict' });
  expect(await outcome({ mustExist: ['ord/none'], mustNotExist: ['ord/tag'] })).toEqual({
    outcome: 'blocked',
    by: 'ord/none',
  });
  expect(await outcome({ mustNotExist: ['ord/tag'] })).toEqual({
    outcome: 'blocked',
    by: 'ord/tag',
  });
  expect(await outcome({})).toEqual({ outcome: 'limit' });
  expect(await outcome({ postings: overBoth.slice(0, 2) })).toEqual({ outcome: 'insufficient' });
  expect(
    await ledger.post({ ...deposit('ord/d', 'ora', 10n), mustNotExist: ['ord/tag'] }),
  ).toMatchObject({
    outcome: 'replayed',
  });
});
