import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { seed } from '../../seed/seed.ts';
import { DatabaseInUseError } from '../../server/api/src/db/copies.ts';
import {
  deployMigrations,
  migrationNames,
  schemaDrift,
} from '../../server/api/src/db/migrations.ts';
import { upgradeDatabase } from '../../server/api/src/db/upgrade.ts';
import { checkLedger } from '../../server/api/src/ledger/check.ts';
import {
  returnEntry,
  settleEntry,
} from '../../server/api/src/modules/payments/withdrawal-entries.ts';
import { openServices } from '../../server/api/src/open-services.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { readSettings } from '../../server/kit/src/settings.ts';

const prismaSource = fileURLToPath(new URL('../../prisma', import.meta.url));
/** Columns that a migration gives another meaning on purpose. */
const REWRITTEN: readonly string[] = ['DepositOrder.expiresAt'];

let folder: string;
/** The sample data under the very first schema. */
let oldest: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-upgrade-'));
  oldest = await oldestDatabase();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the sample data of the first schema comes through every migration, row by row', async () => {
  const databaseFile = await copyOfOldest('forward');
  const before = contentOf(databaseFile);
  expect(before.get('LedgerPosting')?.rows.length).toBeGreaterThan(100);
  const [first, ...later] = await migrationNames();
  expect(await upgradeDatabase({ databaseFile })).toEqual(later);
  expect(first).toContain('initial');
  const after = contentOf(databaseFile, before);
  for (const [table, { rows }] of before) expect(after.get(table)?.rows, table).toEqual(rows);
  expect(await schemaDrift({ databaseFile })).toBe('');
  expect([...checkLedger(databaseFile, { cheap: false })]).toEqual([]);
});

test('an upgraded casino opens, keeps its balances, and finds its sample data in place', async () => {
  const databaseFile = await copyOfOldest('opened');
  await upgradeDatabase({ databaseFile });
  const casino = await open(databaseFile);
  onTestFinished(() => casino.close());
  const { prisma } = casino.services;
  const players = await prisma.user.count();
  const postings = await prisma.ledgerPosting.count();
  await seed(casino.services);
  expect(await prisma.user.count()).toBe(players);
  expect(await prisma.ledgerPosting.count()).toBe(postings);
});

test('money that was frozen before facts were marks alone is settled once, and not returned', async () => {
  const databaseFile = path.join(folder, 'frozen', 'casino.db');
  const prismaDir = await prismaBefore('withdrawals_leave_marks');
  await deployMigrations({ databaseFile, prismaDir });
  const order = { orderNum: 'W1', userId: 'ann', walletType: 'USD', amountMinor: 40n };
  const database = new Sqlite(databaseFile);
  database.exec(`
    INSERT INTO "LedgerEntry" ("id", "key", "kind", "requestHash", "userId", "createdAt") VALUES
      (1, 'opening', 'opening', '', 'ann', 1), (2, 'withdraw/W1/freeze', 'withdraw-freeze', '', 'ann', 2);
    INSERT INTO "LedgerPosting" VALUES
      (1, 0, 'bank', 'USD', -100, 'opening', 1), (1, 1, 'player/ann/available', 'USD', 100, 'opening', 1),
      (2, 0, 'player/ann/available', 'USD', -40, 'freeze', 2), (2, 1, 'player/ann/frozen', 'USD', 40, 'freeze', 2);
    INSERT INTO "LedgerBalance" VALUES ('ann', 'USD', 60, 40);`);
  database.close();
  await upgradeDatabase({ databaseFile });
  const casino = await open(databaseFile);
  onTestFinished(() => casino.close());
  const { ledger } = casino.services;
  const at = new Date(3);
  expect(await ledger.post(settleEntry(order, at))).toMatchObject({ outcome: 'applied' });
  const settled = 'withdraw/W1/settle';
  expect(await ledger.post(returnEntry(order, at))).toEqual({ outcome: 'blocked', by: settled });
});

test('a migration that fails leaves the old database whole, and nothing beside it', async () => {
  const databaseFile = await copyOfOldest('failing');
  const before = await fingerprint(databaseFile);
  const prismaDir = await prismaWith('99990101000000_broken', [
    'UPDATE "User" SET "nickName" = \'lost\';',
    'ALTER TABLE "Nowhere" ADD COLUMN "x" TEXT;',
  ]);
  for (const _attempt of ['first', 'again']) {
    await expect(upgradeDatabase({ databaseFile, prismaDir })).rejects.toThrow(
      '`Nowhere` does not exist',
    );
    expect(await fingerprint(databaseFile)).toBe(before);
    expect(await readdir(path.dirname(databaseFile))).toEqual([path.basename(databaseFile)]);
  }
  // Once it is mended, the same database goes forward.
  expect(await upgradeDatabase({ databaseFile })).not.toEqual([]);
});

test('a database that another process has open is not upgraded under its feet', async () => {
  const databaseFile = await copyOfOldest('in-use');
  const other = new Sqlite(databaseFile);
  onTestFinished(() => {
    other.close();
  });
  other.pragma('journal_mode = WAL');
  other.prepare('SELECT count(*) FROM "User"').get();
  await expect(upgradeDatabase({ databaseFile })).rejects.toThrow(DatabaseInUseError);
  other.prepare('UPDATE "User" SET "nickName" = ?').run('still mine');
  expect(other.prepare('SELECT DISTINCT "nickName" AS name FROM "User"').all()).toEqual([
    { name: 'still mine' },
  ]);
});

test('what a server that is still closing writes meanwhile is not lost to an upgrade', async () => {
  const databaseFile = await copyOfOldest('closing');
  const upgrading = upgradeDatabase({ databaseFile });
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
  // Stopped now, it goes forward.
  database.close();
  expect(await upgradeDatabase({ databaseFile })).not.toEqual([]);
});

test('a casino whose books do not add up does not open, and says what to do', async () => {
  const databaseFile = await copyOfOldest('broken');
  await upgradeDatabase({ databaseFile });
  const database = new Sqlite(databaseFile);
  database.exec('UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + 1');
  database.close();
  await expect(open(databaseFile)).rejects.toThrow(/^The ledger is broken: .+ledger:check/);
});

test('an empty file becomes a database like one that is not there', async () => {
  const databaseFile = path.join(folder, 'empty.db');
  new Sqlite(databaseFile).exec('PRAGMA user_version = 1').close();
  expect(await upgradeDatabase({ databaseFile })).toEqual(await migrationNames());
  expect(await upgradeDatabase({ databaseFile })).toEqual([]);
});

test('a current database is found to be current while another process works on it', async () => {
  const databaseFile = await copyOfOldest('current');
  await upgradeDatabase({ databaseFile });
  const other = await open(databaseFile);
  onTestFinished(() => other.close());
  await other.services.prisma.user.count();
  expect(await upgradeDatabase({ databaseFile })).toEqual([]);
});

test('a database of a newer version is not touched by an older one', async () => {
  const databaseFile = await copyOfOldest('newer');
  const prismaDir = await prismaWith('99990101000000_newer', ['SELECT 1;']);
  await upgradeDatabase({ databaseFile, prismaDir });
  await expect(upgradeDatabase({ databaseFile })).rejects.toThrow('made by a newer version');
});

async function copyOfOldest(name: string): Promise<string> {
  const databaseFile = path.join(folder, name, 'casino.db');
  await cp(oldest, databaseFile);
  return databaseFile;
}

/** A database of the first migration alone, filled with the sample data as that schema held it. */
async function oldestDatabase(): Promise<string> {
  const newest = path.join(folder, 'newest', 'casino.db');
  const casino = await open(newest);
  await seed(casino.services);
  await casino.close();
  const databaseFile = path.join(folder, 'oldest', 'casino.db');
  const [, second = ''] = await migrationNames();
  const prismaDir = await prismaBefore(second);
  await deployMigrations({ databaseFile, prismaDir });
  const database = new Sqlite(databaseFile);
  database.pragma('foreign_keys = OFF');
  database.prepare('ATTACH ? AS newest').run(newest);
  for (const table of tablesOf(database)) {
    const columns = columnsOf(database, table).map((column) => `"${column}"`);
    const list = columns.join(', ');
    database.exec(`INSERT INTO "${table}" (${list}) SELECT ${list} FROM newest."${table}"`);
  }
  database.close();
  return databaseFile;
}

function open(databaseFile: string) {
  const settings = readSettings(
    { NODE_ENV: 'test', DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: 'silent' },
    folder,
  );
  return openServices({ settings, log: createLogger(settings) });
}

/** The project's migrations up to, and without, the one whose name ends so. */
async function prismaBefore(end: string): Promise<string> {
  const names = await migrationNames();
  const earlier = names.slice(
    0,
    names.findIndex((name) => name.endsWith(end)),
  );
  const prismaDir = path.join(folder, `before-${end}`);
  await cp(prismaSource, prismaDir, {
    recursive: true,
    filter: (source) => {
      const [migration] = /\d{14}_\w+/.exec(path.relative(prismaSource, source)) ?? [];
      return migration === undefined || earlier.includes(migration);
    },
  });
  return prismaDir;
}

/** The project's migrations and one more. */
async function prismaWith(name: string, statements: readonly string[]): Promise<string> {
  const prismaDir = path.join(folder, name);
  await cp(prismaSource, prismaDir, { recursive: true });
  const file = path.join(prismaDir, 'migrations', name, 'migration.sql');
  await cp(
    path.join(prismaSource, 'migrations', (await migrationNames())[0] ?? ''),
    path.dirname(file),
    {
      recursive: true,
    },
  );
  await writeFile(file, statements.join('\n'));
  return prismaDir;
}

type Content = ReadonlyMap<string, { readonly columns: string[]; readonly rows: unknown[] }>;

/** Every row of every table; of an upgraded database the columns that there were `before`. */
function contentOf(databaseFile: string, before?: Content): Content {
  const database = new Sqlite(databaseFile, { readonly: true });
  try {
    return new Map(
      [...(before?.keys() ?? tablesOf(database))].map((table) => {
        const columns = before?.get(table)?.columns ?? columnsOf(database, table);
        const compared = columns.filter((column) => !REWRITTEN.includes(`${table}.${column}`));
        const list = compared.map((column) => `"${column}"`).join(', ');
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
