import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Entry } from '../../server/api/src/ledger/port.ts';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import { openBuiltLedger, openBuiltPostgresLedger, rootDir } from '../bench/paths.ts';
import type { RowCounts } from '../bench/row-counts.ts';
import type { Postgres } from '../support/postgres.ts';
import { PLAYERS, playerId } from './post-loop.ts';

const run = promisify(execFile);

/** Runs one of the built commands of the API. */
export async function runCommand(name: string, databaseUrl: string, ...args: string[]) {
  await run(
    process.execPath,
    [path.join(rootDir, `server/api/dist/commands/${name}.js`), ...args],
    {
      cwd: rootDir,
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl },
    },
  );
}

/** A new, empty database, or a copy of another one that is not in use. @returns its URL */
export async function createDatabase(postgres: Postgres, name: string, of = 'template0') {
  await rowsOf(postgres.url('postgres'), `CREATE DATABASE ${name} TEMPLATE ${of}`);
  return postgres.url(name);
}

/** Migrates a database and gives each of the players money. */
export async function prepareLedger(databaseUrl: string): Promise<void> {
  await runCommand('migrate', databaseUrl);
  const ledger = databaseUrl.startsWith('file:')
    ? await openBuiltLedger(databaseUrl.slice('file:'.length))
    : await openBuiltPostgresLedger(databaseUrl);
  await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => ledger.post(funding(playerId(index)))),
  );
  await ledger.close();
}

/** Enough for all bets of a run. */
const FUNDS_MINOR = 1_000_000_000n;

function funding(userId: string): Entry {
  const common = { currency: 'USD', type: 'opening' } as const;
  return {
    key: `funds of ${userId}`,
    kind: 'opening',
    request: userId,
    userId,
    occurredAt: new Date(),
    postings: [
      { ...common, account: { of: 'promotion' }, amountMinor: -FUNDS_MINOR },
      {
        ...common,
        account: { of: 'player', userId, bucket: 'available' },
        amountMinor: FUNDS_MINOR,
      },
    ],
    tags: [],
    mustNotExist: [],
  };
}

/** The number of rows of each table that a bet may touch. */
export async function countPostgresRows(url: string): Promise<RowCounts> {
  const tables = ['LedgerEntry', 'LedgerPosting', 'LedgerTag', 'LedgerBalance', 'Job'];
  const sums = tables.map((table) => `(SELECT count(*)::int FROM "${table}") AS "${table}"`);
  const [counts] = await rowsOf<Record<string, number>>(url, `SELECT ${sums.join(', ')}`);
  return counts ?? {};
}

function rowsOf<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  return withConnection({ connectionString: url }, async (client) => {
    return (await client.query<Row>(text)).rows;
  });
}
