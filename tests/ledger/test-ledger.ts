import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { checkPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/check.ts';
import { openPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/open-postgres-ledger.ts';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import { openSqliteLedger } from '../../server/api/src/backends/sqlite/ledger/open-sqlite-ledger.ts';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { referenceRatesMicro } from '../../server/api/src/contract/reference-rates.ts';
import { budgetsOf } from '../../server/api/src/ledger/budget-count.ts';
import type { Breach } from '../../server/api/src/ledger/check-rule.ts';
import type {
  Account,
  BudgetInit,
  Entry,
  EntryKind,
  LedgerPort,
  Posting,
  PostingType,
} from '../../server/api/src/ledger/port.ts';
import { newDatabase } from '../support/migrated-database.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

export type TestLedger = {
  readonly ledger: LedgerPort;
  /** Closes the ledger and opens it again on the same database. */
  reopen(): Promise<LedgerPort>;
  /** Every row that the ledger wrote. */
  rows(): Promise<LedgerRows>;
  /** The ids and times of all jobs, as an example of a table of side rows. */
  jobs(): Promise<readonly { readonly id: string; readonly runAt: Date }[]>;
  /** The full check of the guarantees. */
  check(): Promise<readonly Breach[]>;
  remove(): Promise<void>;
};

export type LedgerRows = {
  readonly entries: readonly { readonly key: string; readonly kind: string }[];
  readonly postings: readonly { readonly amountMinor: bigint }[];
  readonly tags: readonly unknown[];
  readonly balances: readonly unknown[];
  /** The last stake of each player that had one with a rule. */
  readonly stakes: readonly { readonly userId: string; readonly roundId: string }[];
  readonly budgets: readonly { readonly key: string; readonly usedMinor: bigint }[];
};

type Options = Pick<
  Parameters<typeof openSqliteLedger>[0],
  'logger' | 'onTransaction' | 'queueMax'
>;

/** A ledger on a new database, of the backend of the test project (`vitest.config.ts`). */
export function openTestLedger(options: Options = {}): Promise<TestLedger> {
  return process.env.LEDGER_BACKEND === 'postgresql'
    ? openPostgresTestLedger(options)
    : openSqliteTestLedger(options);
}

export type SqliteTestLedger = TestLedger & { readonly databaseFile: string };

/** A ledger on a new SQLite file in a folder of its own. */
export async function openSqliteTestLedger(
  options: Omit<Parameters<typeof openSqliteLedger>[0], 'databaseFile'> = {},
): Promise<SqliteTestLedger> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-ledger-'));
  const databaseFile = path.join(folder, 'fairhall.db');
  await newDatabase(databaseFile);
  let ledger = await openSqliteLedger({ databaseFile, ...options });
  const all = <Row>(sql: string): Row[] => {
    const database = new Sqlite(databaseFile, { readonly: true });
    try {
      return database.prepare<[], Row>(sql).safeIntegers(true).all();
    } finally {
      database.close();
    }
  };
  return {
    databaseFile,
    get ledger() {
      return ledger;
    },
    reopen: async () => {
      await ledger.close();
      ledger = await openSqliteLedger({ databaseFile, ...options });
      return ledger;
    },
    rows: async () => ledgerRows(async (sql) => all(sql)),
    jobs: async () =>
      all<{ id: string; runAt: bigint }>('SELECT "id", "runAt" FROM "Job"').map(
        ({ id, runAt }) => ({ id, runAt: new Date(Number(runAt)) }),
      ),
    check: async () => checkLedger(databaseFile, { cheap: false }),
    remove: async () => {
      await ledger.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A ledger on a new PostgreSQL database. */
export async function openPostgresTestLedger(
  options: Options = {},
): Promise<TestLedger & { readonly url: string }> {
  const database = await newPostgresDatabase();
  let ledger = openPostgresLedger({ url: database.url, ...options });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const all = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
    (await client.query<Row>(sql)).rows;
  return {
    url: database.url,
    get ledger() {
      return ledger;
    },
    reopen: async () => {
      await ledger.close();
      ledger = openPostgresLedger({ url: database.url, ...options });
      return ledger;
    },
    rows: async () => {
      const { postings, budgets, ...rows } = await ledgerRows(all);
      return {
        ...rows,
        postings: postings.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) })),
        budgets: budgets.map((row) => ({ ...row, usedMinor: BigInt(row.usedMinor) })),
      };
    },
    jobs: async () => {
      const rows = await all<{ id: string; at: string }>(
        `SELECT "id", to_char("runAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "at" FROM "Job"`,
      );
      return rows.map(({ id, at }) => ({ id, runAt: new Date(at) }));
    },
    check: () => checkPostgresLedger(client),
    remove: async () => {
      await ledger.close();
      await client.end();
      await database.remove();
    },
  };
}

async function ledgerRows(all: (sql: string) => Promise<never[]>): Promise<LedgerRows> {
  return {
    entries: await all('SELECT * FROM "LedgerEntry" ORDER BY "id"'),
    postings: await all('SELECT * FROM "LedgerPosting" ORDER BY "entryId", "position"'),
    tags: await all('SELECT * FROM "LedgerTag" ORDER BY "tag"'),
    balances: await all('SELECT * FROM "LedgerBalance" ORDER BY "userId", "currency"'),
    stakes: await all('SELECT * FROM "LedgerStake" ORDER BY "userId"'),
    budgets: await all('SELECT * FROM "LedgerBudget" ORDER BY "key"'),
  };
}

export function available(userId: string): Account {
  return { of: 'player', userId, bucket: 'available' };
}

export function frozen(userId: string): Account {
  return { of: 'player', userId, bucket: 'frozen' };
}

/** Two postings that sum to zero: `amountMinor` USD from one account to another. */
export function move(options: {
  from: Account;
  to: Account;
  amountMinor: bigint;
  type: PostingType;
  currency?: Posting['currency'];
}): Posting[] {
  const { from, to, amountMinor, type, currency = 'USD' } = options;
  return [
    { account: from, currency, amountMinor: -amountMinor, type },
    { account: to, currency, amountMinor, type },
  ];
}

export const occurredAt = new Date('2026-11-21T12:00:00.123Z');

/** The day of `occurredAt`: stakes less wins, in US dollars. */
export const lossOfTheDay: BudgetInit = {
  types: ['bet', 'win', 'rollback'],
  from: new Date('2026-11-21T00:00:00Z'),
  until: new Date('2026-11-22T00:00:00Z'),
  currency: 'USD',
  ratesMicro: referenceRatesMicro,
  carriedSince: new Date(0),
};

/** The entry with the budgets of a counter of its player, besides those that it has. */
export function checkedEntry(one: Entry, maxMinor: bigint | null, init = lossOfTheDay): Entry {
  const key = `limit/${one.userId}/${init.types.length === 3 ? 'loss' : 'wager'}/day`;
  return { ...one, budgets: [...(one.budgets ?? []), ...budgetsOf(one, { key, maxMinor, init })] };
}

/** An entry whose request is its content, so that other content is another request. */
export function entry(
  key: string,
  kind: EntryKind,
  rest: Partial<Entry> & Pick<Entry, 'userId' | 'postings'>,
): Entry {
  const request = JSON.stringify([kind, rest], (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return { key, kind, request, occurredAt, ...rest };
}

export function deposit(key: string, userId: string, amountMinor: bigint): Entry {
  const postings = move({
    from: { of: 'bank' },
    to: available(userId),
    amountMinor,
    type: 'deposit',
  });
  return entry(key, 'deposit', { userId, postings });
}

export function bet(
  key: string,
  userId: string,
  amountMinor: bigint,
  currency: Currency = 'USD',
): Entry {
  const postings = move({
    from: available(userId),
    to: { of: 'house' },
    amountMinor,
    type: 'bet',
    currency,
  });
  return entry(key, 'bet', { userId, postings });
}
