import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import { seed } from '../../seed/seed.ts';
import { DatabaseInUseError } from '../../server/api/src/backends/sqlite/copies.ts';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import { openSqliteLedger } from '../../server/api/src/backends/sqlite/ledger/open-sqlite-ledger.ts';
import { openSqlite } from '../../server/api/src/backends/sqlite/open-sqlite.ts';
import {
  sqliteMigrations,
  upgradeDatabaseFile,
} from '../../server/api/src/backends/sqlite/upgrade.ts';
import { migrationNames, schemaDrift } from '../../server/api/src/db/migrations.ts';
import { openApi } from '../../server/api/src/open-api.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { readSettings } from '../../server/kit/src/settings.ts';

const prismaSource = fileURLToPath(new URL('../../prisma', import.meta.url));

let folder: string;
/** The sample data, as of the newest migration. */
let sampleFile: string;
/** The migrations with one more. */
let prismaDir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-upgrade-'));
  sampleFile = await sampleDatabase();
  prismaDir = await prismaWith('99990101000000_motto', [
    'ALTER TABLE "User" ADD COLUMN "motto" TEXT;',
  ]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('every row of the sample data survives the next migration', async () => {
  const databaseFile = await copyOfSample('forward');
  const before = contentOf(databaseFile);
  expect(before.get('LedgerPosting')?.rows.length).toBeGreaterThan(100);
  expect(await upgradeDatabaseFile({ databaseFile, prismaDir })).toEqual(['99990101000000_motto']);
  const after = contentOf(databaseFile, before);
  for (const [table, { rows }] of before) expect(after.get(table)?.rows, table).toEqual(rows);
  expect(await schemaDrift(await sqliteMigrations({ databaseFile }))).toContain('User');
  expect([...checkLedger(databaseFile, { cheap: false })]).toEqual([]);
});

test('an upgraded database opens and keeps its balances', async () => {
  const databaseFile = await copyOfSample('opened');
  const { id } = sampleAccounts.demo;
  const before = await balancesOf(databaseFile, id);
  expect(before.length).toBeGreaterThan(0);
  await upgradeDatabaseFile({ databaseFile, prismaDir });
  expect(await balancesOf(databaseFile, id)).toEqual(before);
  const database = await openSqlite({ databaseFile });
  onTestFinished(() => database.close());
  expect(await database.prisma.user.count({ where: { id } })).toBe(1);
});

test('a later seeding neither adds rounds of the sample accounts nor moves money', async () => {
  const databaseFile = await copyOfSample('seeded-again');
  const api = await open(databaseFile);
  onTestFinished(() => api.close());
  const { prisma, ledger } = api.infrastructure;
  const { id } = sampleAccounts.demo;
  const rounds = () =>
    prisma.ledgerPosting.count({ where: { account: { contains: id }, type: 'bet' } });
  const state = async () => ({ rounds: await rounds(), balances: await ledger.balances(id) });
  const before = await state();
  expect(before.rounds).toBeGreaterThan(0);
  await seed(api);
  expect(await state()).toEqual(before);
  expect([...checkLedger(databaseFile, { cheap: false })]).toEqual([]);
});

test.each([
  [
    'names other migrations',
    `UPDATE _prisma_migrations SET migration_name = '20260101000000_baseline'`,
  ],
  ['has tables and no record of a migration', 'DROP TABLE _prisma_migrations'],
  ['has tables and no migration', 'DELETE FROM _prisma_migrations'],
])(
  'a database of before the first release that %s is refused and left untouched',
  async (_, sql) => {
    const databaseFile = await copyOfSample(sql.slice(0, 4));
    new Sqlite(databaseFile).exec(sql).close();
    const before = await fingerprint(databaseFile);
    await expect(upgradeDatabaseFile({ databaseFile })).rejects.toThrow(
      /^\S+fairhall\.db is from before the first release, .+ a new database \(DATABASE_URL\)$/,
    );
    expect(await fingerprint(databaseFile)).toBe(before);
    expect(await readdir(path.dirname(databaseFile))).toEqual([path.basename(databaseFile)]);
  },
);

test('a failed migration leaves the old database unchanged, and no file beside it', async () => {
  const databaseFile = await copyOfSample('failing');
  const before = await fingerprint(databaseFile);
  const brokenDir = await prismaWith('99990101000000_broken', [
    'UPDATE "User" SET "nickName" = \'lost\';',
    'ALTER TABLE "Nowhere" ADD COLUMN "x" TEXT;',
  ]);
  for (const _attempt of ['first', 'again']) {
    await expect(upgradeDatabaseFile({ databaseFile, prismaDir: brokenDir })).rejects.toThrow(
      '`Nowhere` does not exist',
    );
    expect(await fingerprint(databaseFile)).toBe(before);
    expect(await readdir(path.dirname(databaseFile))).toEqual([path.basename(databaseFile)]);
  }
  // After the repair the same database can be upgraded.
  expect(await upgradeDatabaseFile({ databaseFile, prismaDir })).not.toEqual([]);
});

test('a database that another process has open is not upgraded', async () => {
  const databaseFile = await copyOfSample('in-use');
  const other = new Sqlite(databaseFile);
  onTestFinished(() => {
    other.close();
  });
  other.pragma('journal_mode = WAL');
  other.prepare('SELECT count(*) FROM "User"').get();
  await expect(upgradeDatabaseFile({ databaseFile, prismaDir })).rejects.toThrow(
    DatabaseInUseError,
  );
  other.prepare('UPDATE "User" SET "nickName" = ?').run('still mine');
  expect(other.prepare('SELECT DISTINCT "nickName" AS name FROM "User"').all()).toEqual([
    { name: 'still mine' },
  ]);
});

test('writes of a server that is still closing are not lost in an upgrade', async () => {
  const databaseFile = await copyOfSample('closing');
  const upgrading = upgradeDatabaseFile({ databaseFile, prismaDir });
  const refused = expect(upgrading).rejects.toThrow('has changed meanwhile: stop the server first');
  while (!existsSync(`${databaseFile}.upgrade`)) await nextTurn();
  const closing = new Sqlite(databaseFile);
  closing.prepare('UPDATE "User" SET "nickName" = ?').run('written late');
  closing.close();
  await refused;
  const database = new Sqlite(databaseFile);
  expect(database.prepare('SELECT DISTINCT "nickName" FROM "User"').pluck().all()).toEqual([
    'written late',
  ]);
  // Once it has stopped, the database can be upgraded.
  database.close();
  expect(await upgradeDatabaseFile({ databaseFile, prismaDir })).not.toEqual([]);
});

test('a database whose ledger does not balance is refused with instructions', async () => {
  const databaseFile = await copyOfSample('broken');
  const database = new Sqlite(databaseFile);
  database.exec('UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + 1');
  database.close();
  await expect(open(databaseFile)).rejects.toThrow(/^The ledger is broken: .+ledger:check/);
});

test('an empty file becomes a new database, like a missing one', async () => {
  const databaseFile = path.join(folder, 'empty.db');
  new Sqlite(databaseFile).exec('PRAGMA user_version = 1').close();
  expect(await upgradeDatabaseFile({ databaseFile })).toEqual(
    await migrationNames(await sqliteMigrations()),
  );
  expect(await upgradeDatabaseFile({ databaseFile })).toEqual([]);
});

test('an up-to-date database is detected while another process uses it', async () => {
  const databaseFile = await copyOfSample('current');
  const other = await open(databaseFile);
  onTestFinished(() => other.close());
  await other.infrastructure.prisma.user.count();
  expect(await upgradeDatabaseFile({ databaseFile })).toEqual([]);
});

test('a database of a newer version is not changed by an older one', async () => {
  const databaseFile = await copyOfSample('newer');
  const newerDir = await prismaWith('99990101000000_newer', ['SELECT 1;']);
  await upgradeDatabaseFile({ databaseFile, prismaDir: newerDir });
  await expect(upgradeDatabaseFile({ databaseFile })).rejects.toThrow('written by a newer version');
});

async function copyOfSample(name: string): Promise<string> {
  const databaseFile = path.join(folder, name, 'fairhall.db');
  await cp(sampleFile, databaseFile);
  return databaseFile;
}

async function sampleDatabase(): Promise<string> {
  const databaseFile = path.join(folder, 'sample', 'fairhall.db');
  const api = await open(databaseFile);
  await seed(api);
  await api.close();
  // A single file, like a backup.
  const database = new Sqlite(databaseFile);
  database.pragma('journal_mode = DELETE');
  database.close();
  return databaseFile;
}

async function balancesOf(databaseFile: string, userId: string) {
  const ledger = await openSqliteLedger({ databaseFile });
  try {
    return await ledger.balances(userId);
  } finally {
    await ledger.close();
  }
}

function open(databaseFile: string) {
  const settings = readSettings(
    { NODE_ENV: 'test', DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: 'silent' },
    folder,
  );
  return openApi({ settings, log: createLogger(settings) });
}

/** The project's migrations and one more. */
async function prismaWith(name: string, statements: readonly string[]): Promise<string> {
  const withOneMore = path.join(folder, name);
  await cp(prismaSource, withOneMore, { recursive: true });
  const file = path.join(withOneMore, 'migrations', name, 'migration.sql');
  await mkdir(path.dirname(file));
  await writeFile(file, statements.join('\n'));
  return withOneMore;
}

type Content = ReadonlyMap<string, { readonly columns: string[]; readonly rows: unknown[] }>;

/** Every row of every table; of an upgraded database only the columns of `before`. */
function contentOf(databaseFile: string, before?: Content): Content {
  const database = new Sqlite(databaseFile, { readonly: true });
  try {
    return new Map(
      [...(before?.keys() ?? tablesOf(database))].map((table) => {
        const columns = before?.get(table)?.columns ?? columnsOf(database, table);
        const list = columns.map((column) => `"${column}"`).join(', ');
        const rows = database.prepare(`SELECT ${list} FROM "${table}" ORDER BY 1, 2`).all();
        return [table, { columns, rows }];
      }),
    );
  } finally {
    database.close();
  }
}

function tablesOf(database: Sqlite.Database): string[] {
  return database
    .prepare<[], string>(
      `SELECT name FROM main.sqlite_master WHERE type = 'table'
         AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations' ORDER BY name`,
    )
    .pluck()
    .all();
}

function columnsOf(database: Sqlite.Database, table: string): string[] {
  return database
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
    .pluck()
    .all(table);
}

async function fingerprint(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
