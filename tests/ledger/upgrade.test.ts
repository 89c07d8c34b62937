import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import { seed } from '../../seed/seed.ts';
import { migrationNames, schemaDrift } from '../../server/api/src/db/migrations.ts';
import { DatabaseInUseError } from '../../server/api/src/db/sqlite/copies.ts';
import { deployMigrations, upgradeDatabaseFile } from '../../server/api/src/db/sqlite/upgrade.ts';
import { checkLedger } from '../../server/api/src/ledger/check.ts';
import { openServices } from '../../server/api/src/open-services.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { readSettings } from '../../server/kit/src/settings.ts';

const prismaSource = fileURLToPath(new URL('../../prisma', import.meta.url));

let folder: string;
/** The sample data in the baseline schema, and the migrations with one more after it. */
let oldest: string;
let prismaDir: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-upgrade-'));
  oldest = await oldestDatabase();
  prismaDir = await prismaWith('99990101000000_motto', [
    'ALTER TABLE "User" ADD COLUMN "motto" TEXT;',
  ]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What migrations change in the baseline's rows on purpose; all else survives. */
const INTENDED_CHANGES = `
  ALTER TABLE "Game" DROP COLUMN "rating";
  UPDATE "Game" SET "popularity" = 0;
  DELETE FROM "Notification" WHERE "message" = 'weekInPlay';
`;

test('every row of the baseline’s sample data survives every migration', async () => {
  const databaseFile = await copyOfOldest('forward');
  const expectedFile = await copyOfOldest('expected');
  new Sqlite(expectedFile).exec(INTENDED_CHANGES).close();
  const before = contentOf(expectedFile);
  expect(before.get('LedgerPosting')?.rows.length).toBeGreaterThan(100);
  const [first, ...later] = await migrationNames('sqlite', prismaDir);
  expect(await upgradeDatabaseFile({ databaseFile, prismaDir })).toEqual(later);
  expect(later).toContain('99990101000000_motto');
  expect(first).toContain('baseline');
  const after = contentOf(databaseFile, before);
  for (const [table, { rows }] of before) expect(after.get(table)?.rows, table).toEqual(rows);
  expect(await schemaDrift({ database: { backend: 'sqlite', file: databaseFile } })).toContain(
    'User',
  );
  expect([...checkLedger(databaseFile, { cheap: false })]).toEqual([]);
});

test('an upgraded database opens and keeps its balances', async () => {
  const databaseFile = await copyOfOldest('opened');
  await upgradeDatabaseFile({ databaseFile });
  const api = await open(databaseFile);
  onTestFinished(() => api.close());
  const balances = await api.services.ledger.balances(sampleAccounts.demo.id);
  expect(balances).toContainEqual({ currency: 'USD', availableMinor: 1_000_000n, frozenMinor: 0n });
});

test('sample rounds of the baseline stay alone: a later seeding neither adds rounds of their player nor moves money', async () => {
  const databaseFile = await copyOfOldest('seeded-again');
  await upgradeDatabaseFile({ databaseFile });
  const api = await open(databaseFile);
  onTestFinished(() => api.close());
  const { prisma, ledger } = api.services;
  const { id } = sampleAccounts.demo;
  const rounds = () =>
    prisma.ledgerPosting.count({ where: { account: { contains: id }, type: 'bet' } });
  const before = {
    rounds: await rounds(),
    balances: await ledger.balances(sampleAccounts.demo.id),
  };
  await seed(api.services);
  expect(before.rounds).toBeGreaterThan(0);
  expect({
    rounds: await rounds(),
    balances: await ledger.balances(sampleAccounts.demo.id),
  }).toEqual(before);
  expect(await prisma.ledgerEntry.count({ where: { key: 'seed/6' } })).toBe(1);
  expect([...checkLedger(databaseFile, { cheap: false })]).toEqual([]);
});

test('a failed migration leaves the old database unchanged, and no file beside it', async () => {
  const databaseFile = await copyOfOldest('failing');
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
  const databaseFile = await copyOfOldest('in-use');
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
  const databaseFile = await copyOfOldest('closing');
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
  const databaseFile = await copyOfOldest('broken');
  await upgradeDatabaseFile({ databaseFile });
  const database = new Sqlite(databaseFile);
  database.exec('UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + 1');
  database.close();
  await expect(open(databaseFile)).rejects.toThrow(/^The ledger is broken: .+ledger:check/);
});

test('an empty file becomes a new database, like a missing one', async () => {
  const databaseFile = path.join(folder, 'empty.db');
  new Sqlite(databaseFile).exec('PRAGMA user_version = 1').close();
  expect(await upgradeDatabaseFile({ databaseFile })).toEqual(await migrationNames('sqlite'));
  expect(await upgradeDatabaseFile({ databaseFile })).toEqual([]);
});

test('an up-to-date database is detected while another process uses it', async () => {
  const databaseFile = await copyOfOldest('current');
  await upgradeDatabaseFile({ databaseFile });
  const other = await open(databaseFile);
  onTestFinished(() => other.close());
  await other.services.prisma.user.count();
  expect(await upgradeDatabaseFile({ databaseFile })).toEqual([]);
});

test('a database of a newer version is not changed by an older one', async () => {
  const databaseFile = await copyOfOldest('newer');
  const newerDir = await prismaWith('99990101000000_newer', ['SELECT 1;']);
  await upgradeDatabaseFile({ databaseFile, prismaDir: newerDir });
  await expect(upgradeDatabaseFile({ databaseFile })).rejects.toThrow('written by a newer version');
});

async function copyOfOldest(name: string): Promise<string> {
  const databaseFile = path.join(folder, name, 'fairhall.db');
  await cp(oldest, databaseFile);
  return databaseFile;
}

/** A database of the baseline, filled with the sample data of its time (`baseline-rows.sql`). */
async function oldestDatabase(): Promise<string> {
  const databaseFile = path.join(folder, 'oldest', 'fairhall.db');
  await deployMigrations({ databaseFile, prismaDir: await prismaOfBaseline() });
  const rows = await readFile(new URL('baseline-rows.sql', import.meta.url), 'utf8');
  const database = new Sqlite(databaseFile);
  // Its tables are in alphabetical order.
  database.pragma('foreign_keys = OFF');
  database.exec(rows);
  // A single file, like a backup.
  database.pragma('journal_mode = DELETE');
  database.close();
  return databaseFile;
}

/** The first of the project's migrations. */
async function prismaOfBaseline(): Promise<string> {
  const baseline = path.join(folder, 'baseline');
  await cp(prismaSource, baseline, { recursive: true });
  const [, ...later] = await migrationNames('sqlite');
  for (const name of later) await rm(path.join(baseline, 'migrations', name), { recursive: true });
  return baseline;
}

function open(databaseFile: string) {
  const settings = readSettings(
    { NODE_ENV: 'test', DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: 'silent' },
    folder,
  );
  return openServices({ settings, log: createLogger(settings) });
}

/** The project's migrations and one more. */
async function prismaWith(name: string, statements: readonly string[]): Promise<string> {
  const withOneMore = path.join(folder, name);
  await cp(prismaSource, withOneMore, { recursive: true });
  const file = path.join(withOneMore, 'migrations', name, 'migration.sql');
  await cp(
    path.join(prismaSource, 'migrations', (await migrationNames('sqlite'))[0] ?? ''),
    path.dirname(file),
    {
      recursive: true,
    },
  );
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
