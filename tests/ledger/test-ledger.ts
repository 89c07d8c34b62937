import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type {
  Account,
  Entry,
  EntryKind,
  LedgerPort,
  Posting,
  PostingType,
} from '../../server/api/src/ledger/port.ts';
import { openSqliteLedger } from '../../server/api/src/ledger/sqlite/open-sqlite-ledger.ts';
import { newDatabase } from '../support/migrated-database.ts';

export type TestLedger = {
  readonly ledger: LedgerPort;
  readonly databaseFile: string;
  /** Closes the ledger and opens it again on the same file. */
  reopen(): Promise<LedgerPort>;
  /** Every row that the ledger wrote. */
  rows(): LedgerRows;
  remove(): Promise<void>;
};

type Options = Omit<Parameters<typeof openSqliteLedger>[0], 'databaseFile'>;

/** A ledger on a new database file in a folder of its own. */
export async function openTestLedger(options: Options = {}): Promise<TestLedger> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-ledger-'));
  const databaseFile = path.join(folder, 'fairhall.db');
  await newDatabase(databaseFile);
  let ledger = await openSqliteLedger({ databaseFile, ...options });
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
    rows: () => rowsOf(databaseFile),
    remove: async () => {
      await ledger.close();
      await rm(folder, { recursive: true });
    },
  };
}

type LedgerRows = {
  readonly entries: readonly { readonly key: string }[];
  readonly postings: readonly unknown[];
  readonly tags: readonly unknown[];
  readonly balances: readonly unknown[];
};

function rowsOf(databaseFile: string): LedgerRows {
  const database = new Sqlite(databaseFile, { readonly: true });
  try {
    return {
      entries: database.prepare<[], { key: string }>('SELECT * FROM "LedgerEntry"').all(),
      postings: database.prepare('SELECT * FROM "LedgerPosting"').all(),
      tags: database.prepare('SELECT * FROM "LedgerTag"').all(),
      balances: database.prepare('SELECT * FROM "LedgerBalance"').all(),
    };
  } finally {
    database.close();
  }
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

export function bet(key: string, userId: string, amountMinor: bigint): Entry {
  const postings = move({
    from: available(userId),
    to: { of: 'house' },
    amountMinor,
    type: 'bet',
  });
  return entry(key, 'bet', { userId, postings });
}
