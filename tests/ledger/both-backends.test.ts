import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import type { BudgetInit, Entry, Posting, PostingType } from '../../server/api/src/ledger/port.ts';
import { insertStatement } from '../../server/api/src/ledger/rows.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import {
  available,
  checkedEntry,
  entry,
  frozen,
  type LedgerRows,
  lossOfTheDay,
  move,
  occurredAt,
  openPostgresTestLedger,
  openSqliteTestLedger,
  type TestLedger,
} from './test-ledger.ts';

/* One log of posts gives the same outcomes, balances and journal on both backends. */

let sqlite: TestLedger;
let postgres: TestLedger;

beforeAll(async () => {
  [sqlite, postgres] = await Promise.all([openSqliteTestLedger(), openPostgresTestLedger()]);
});

afterAll(() => Promise.all([sqlite.remove(), postgres.remove()]));

const insertJob = insertStatement('Job', ['id', 'kind', 'subject', 'runAt', 'attempts']);

/** Small ranges, so that keys, tags and balances often coincide. */
const tag = fc.constantFrom('bet/1', 'bet/1/won', 'bet/2', 'bet~12', 'round/p1/r/closed');
const tags = fc.array(tag, { maxLength: 2 });
const player = fc.constantFrom('p1', 'p2', 'p3');
const account = fc.oneof(
  player.map(available),
  player.map(frozen),
  fc.constantFrom({ of: 'house' } as const, { of: 'bank' } as const),
);
const transfer = fc
  .record({
    from: account,
    to: account,
    amountMinor: fc.oneof(
      { weight: 9, arbitrary: fc.bigInt(1n, 20n) },
      fc.constantFrom(BALANCE_CAP_MINOR, BALANCE_CAP_MINOR - 10n),
    ),
    currency: fc.constantFrom('USD' as const, 'JPY' as const),
  })
  .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));

/** Beside the loss in US dollars: the stakes in yen. */
const wagerOfTheDay: BudgetInit = { ...lossOfTheDay, types: ['bet', 'rollback'], currency: 'JPY' };
const maxMinor = fc.oneof(fc.bigInt(-50n, 200n), fc.constant(null));

const anyEntry = fc
  .record({
    key: fc.integer({ min: 1, max: 400 }).map((number) => `key ${number}`),
    kind: fc.constantFrom('bet' as const, 'win' as const, 'deposit' as const),
    userId: fc.oneof(player, fc.constant(null)),
    gameId: fc.option(fc.constantFrom('g', 'h'), { nil: undefined }),
    roundId: fc.option(fc.constantFrom('r', 'ü~/'), { nil: undefined }),
    transfers: fc.array(transfer, { maxLength: 3 }),
    tags,
    mustExist: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, tags),
    mustNotExist: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, tags),
    hasRow: fc.boolean(),
    types: fc.array(fc.constantFrom<PostingType[]>('opening', 'bet', 'win', 'rollback'), {
      minLength: 3,
      maxLength: 3,
    }),
    maxima: fc.tuple(maxMinor, maxMinor),
    laterMs: fc.integer({ min: 0, max: 3000 }),
    rule: fc.option(fc.record({ gapMs: fc.constantFrom(0, 500, 2500), roundMaxMinor: maxMinor })),
  })
  .map(({ key, kind, transfers, hasRow, types, maxima, laterMs, rule, ...rest }) => {
    const [loss, wager] = maxima;
    const postings = transfers.flatMap((one, index) => {
      // Budgets count the player of the entry alone.
      const isOwn = [one.from, one.to].every(
        (of) => of.of !== 'player' || of.userId === rest.userId,
      );
      return move({ ...one, type: (isOwn && types[index]) || 'opening' });
    });
    const job = { id: key, kind, subject: key, runAt: occurredAt, attempts: 0 };
    const { userId, gameId, roundId } = rest;
    const isStake = userId !== null && gameId && roundId && postings.some(isBet);
    const posted = entry(key, kind, {
      ...{ ...rest, postings, occurredAt: new Date(occurredAt.getTime() + laterMs) },
      ...(isStake && rule && { stakeRule: rule }),
    });
    const plain: Entry = hasRow ? { ...posted, rows: [insertJob(job)] } : posted;
    const withBudgets =
      rest.userId === null ? plain : checkedEntry(checkedEntry(plain, loss), wager, wagerOfTheDay);
    return { plain, withBudgets };
  });

const isBet = ({ type }: Posting) => type === 'bet';

/** So many entries at first have no budgets: a player has no limit yet. */
const WITHOUT_BUDGETS = 200;

const TIMES = ['at', 'createdAt', 'filledAt', 'from', 'undoneAt', 'until'];

/** The rows of a ledger without what differs by kind: numbers of any size as text, of times whether there is one. */
function comparable(rows: LedgerRows): unknown {
  const plain = (_key: string, value: unknown) => {
    if (typeof value === 'bigint' || typeof value === 'number') return `${value}`;
    return value;
  };
  const withoutTimes = (list: readonly object[]) =>
    list.map((row) =>
      Object.entries(row)
        .map(([column, value]) => [column, TIMES.includes(column) ? value !== null : value])
        .sort(),
    );
  const { entries, postings, tags: written, balances, budgets, stakes } = rows;
  return JSON.parse(
    JSON.stringify(
      [entries, postings, written, balances, budgets, stakes].map((list) =>
        withoutTimes(list as object[]),
      ),
      plain,
    ),
  );
}

test('one log of posts has the same outcomes, balances, journal, budgets and last stakes on both', async () => {
  const [log = []] = fc.sample(fc.array(anyEntry, { minLength: 1500, maxLength: 1500 }), {
    numRuns: 1,
    seed: 29,
  });
  const entries = log.map(({ plain, withBudgets }, index) =>
    index < WITHOUT_BUDGETS ? plain : withBudgets,
  );
  const outcomes = new Set<string>();
  // Sometimes again, as by a caller that lost the response.
  for (const one of entries.flatMap((posted, index) =>
    index % 9 === 0 ? [posted, posted] : posted,
  )) {
    const [first, second] = await Promise.all([sqlite.ledger.post(one), postgres.ledger.post(one)]);
    expect(second).toEqual(first);
    outcomes.add(first.outcome);
  }
  expect([...outcomes].sort()).toEqual([
    'applied',
    'blocked',
    'conflict',
    'insufficient',
    'limit',
    'overBudget',
    'overRound',
    'replayed',
    'tooSoon',
  ]);
  for (const userId of ['p1', 'p2', 'p3']) {
    expect(await postgres.ledger.balances(userId)).toEqual(await sqlite.ledger.balances(userId));
  }
  expect(comparable(await postgres.rows())).toEqual(comparable(await sqlite.rows()));
  expect(await postgres.jobs()).toEqual(await sqlite.jobs());
  expect((await sqlite.rows()).budgets).toHaveLength(6);
  expect((await sqlite.rows()).stakes).toHaveLength(3);
  expect(await sqlite.check()).toEqual([]);
  expect(await postgres.check()).toEqual([]);
});

const paymentTypes = ['deposit', 'bet', 'freeze', 'release', 'rollback'] as const;

const payment = fc
  .record({
    key: fc.integer({ min: 1, max: 150 }).map((number) => `payment ${number}`),
    userId: player,
    type: fc.constantFrom(...paymentTypes),
    amountMinor: fc.bigInt(1n, 20n),
    mustBeStaked: fc.boolean(),
    undoes: fc.option(
      fc.integer({ min: 1, max: 150 }).map((number) => `payment ${number}`),
      { nil: undefined },
    ),
    maximum: fc.oneof(fc.bigInt(0n, 200n), fc.constant(null)),
  })
  .map(({ key, userId, type, amountMinor, maximum, ...rest }) => {
    const [own, held, operator] = [available(userId), frozen(userId), { of: 'house' } as const];
    const accounts = {
      deposit: { from: operator, to: own },
      bet: { from: own, to: operator },
      freeze: { from: own, to: held },
      release: { from: held, to: own },
      rollback: { from: operator, to: own },
    }[type];
    const postings = move({ ...accounts, amountMinor, type });
    const posted = entry(key, 'deposit', { userId, postings, ...rest });
    return checkedEntry(posted, maximum, { ...lossOfTheDay, types: ['deposit', 'freeze'] });
  });

test('one log of deposits, payouts and what they undo has the same outcomes and rows on both', async () => {
  const log = fc.sample(payment, { numRuns: inSuite({ quick: 300, full: 600 }), seed: 50 });
  const outcomes = new Set<string>();
  for (const one of log) {
    const [first, second] = await Promise.all([sqlite.ledger.post(one), postgres.ledger.post(one)]);
    expect(second).toEqual(first);
    outcomes.add(first.outcome);
  }
  expect([...outcomes].sort()).toEqual([
    'applied',
    'conflict',
    'insufficient',
    'limit',
    'overBudget',
    'unstaked',
  ]);
  expect(comparable(await postgres.rows())).toEqual(comparable(await sqlite.rows()));
  expect(await sqlite.check()).toEqual([]);
  expect(await postgres.check()).toEqual([]);
});
