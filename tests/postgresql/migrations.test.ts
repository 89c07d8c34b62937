import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  postgresqlMigrations,
  upgradePostgresql,
} from '../../server/api/src/backends/postgresql/upgrade.ts';
import {
  draftMigration,
  migrationDrift,
  migrationNames,
  schemaDrift,
} from '../../server/api/src/db/migrations.ts';
import { repository } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';
import {
  newPostgresDatabase,
  type PostgresqlSettings,
  query,
} from '../support/postgres-databases.ts';
import { sourceArguments } from '../support/source-arguments.ts';

const sourceDir = path.join(repository, 'prisma');
const functionsDir = path.join(sourceDir, 'postgresql', 'functions');
let database: PostgresqlSettings & { remove(): Promise<void> };
let folder: string;

beforeEach(async () => {
  database = await newPostgresDatabase({ migrated: false });
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-migrations-'));
});

afterEach(async () => {
  await database.remove();
  await rm(folder, { recursive: true });
});

/** A copy of the migrations with one more. */
async function withMigration(name: string, sql: string): Promise<string> {
  const prismaDir = path.join(folder, name);
  await cp(sourceDir, prismaDir, { recursive: true });
  const target = path.join(prismaDir, 'postgresql', 'migrations', name);
  await mkdir(target);
  await writeFile(path.join(target, 'migration.sql'), sql);
  return prismaDir;
}

test('the migrations create the database of the schema', async () => {
  expect(await migrationDrift(await postgresqlMigrations({ database }))).toBe('');
});

test('a database is migrated once and is that of the schema, hand-written parts included', async () => {
  const migrations = await postgresqlMigrations({ database });
  expect(await upgradePostgresql({ database })).toEqual(await migrationNames(migrations));
  expect(await schemaDrift(migrations)).toBe('');
  expect(await upgradePostgresql({ database })).toEqual([]);
});

test('four processes that start together migrate once', async () => {
  const script = new URL('upgrading-process.ts', import.meta.url);
  const outputs = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, sourceArguments(script), {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DATABASE_URL: database.url },
      });
      const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
      return output;
    }),
  );
  const names = JSON.stringify(await migrationNames(await postgresqlMigrations({ database })));
  expect(outputs.sort()).toEqual([names, '[]', '[]', '[]'].sort());
});

test('a start waits for the migration of another, and does not take it for a failed one', async () => {
  await upgradePostgresql({ database });
  const name = '20270101000000_slow';
  const prismaDir = await withMigration(
    name,
    `SELECT pg_advisory_xact_lock(1);
     CREATE FUNCTION once() RETURNS int LANGUAGE sql AS 'SELECT 1';`,
  );
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const waiting = async () => {
    const { rows } = await holder.query(
      `SELECT count(*)::int AS "count" FROM pg_locks JOIN pg_database ON oid = database
       WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
    );
    return rows[0].count;
  };
  const first = upgradePostgresql({ database, prismaDir });
  await eventually(async () => expect(await waiting()).toBe(1));
  const second = upgradePostgresql({ database, prismaDir });
  await eventually(async () => expect(await waiting()).toBe(2));
  await holder.end();
  expect(await Promise.all([first, second])).toEqual([[name], []]);
});

test('a failed migration leaves nothing, and the next start tries it again', async () => {
  const name = '20270101000000_new_table';
  const broken = await withMigration(name, 'CREATE TABLE "New" ("x" TEXT);\nSELECT 1 / 0;');
  for (const _start of [1, 2]) {
    await expect(upgradePostgresql({ database, prismaDir: broken })).rejects.toThrow(
      'division by zero',
    );
    expect(await query(database.url, `SELECT to_regclass('"New"') AS "table"`)).toEqual([
      { table: null },
    ]);
  }
  await writeFile(
    path.join(broken, 'postgresql', 'migrations', name, 'migration.sql'),
    'CREATE INDEX "new" ON "User" ("country");\nDROP INDEX "new";',
  );
  expect(await upgradePostgresql({ database, prismaDir: broken })).toEqual([name]);
});

test('a migration is recorded in its own transaction, so a process killed after it has applied it', async () => {
  await upgradePostgresql({ database });
  const name = '20270101000000_records';
  const prismaDir = await withMigration(
    name,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NEW.applied_steps_count > 0 THEN RAISE EXCEPTION 'cut'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER cut BEFORE UPDATE ON _prisma_migrations FOR EACH ROW EXECUTE FUNCTION refuse();`,
  );
  // The engine's own completion of the record fails, as if the process had been killed before it.
  await expect(upgradePostgresql({ database, prismaDir })).rejects.toThrow('cut');
  expect(await upgradePostgresql({ database, prismaDir })).toEqual([]);
});

test('a function with semicolons in its body is migrated whole', async () => {
  await upgradePostgresql({ database });
  const prismaDir = await withMigration(
    '20270101000000_function',
    `CREATE FUNCTION three() RETURNS int LANGUAGE plpgsql AS $$ DECLARE x int; BEGIN x := 3; RETURN x; END $$;`,
  );
  await upgradePostgresql({ database, prismaDir });
  expect(await query(database.url, 'SELECT three() AS x')).toEqual([{ x: 3 }]);
});

test('a start on another schema than the migrations’ is refused', async () => {
  await upgradePostgresql({ database });
  await query(database.url, 'ALTER TABLE "User" DROP COLUMN "avatar"');
  await expect(upgradePostgresql({ database })).rejects.toThrow(
    /^The database's schema was changed: .*avatar[^\n]*$/,
  );
});

test('a database of a newer version is refused', async () => {
  const prismaDir = await withMigration('20270101000000_newer', 'SELECT 1;');
  await upgradePostgresql({ database, prismaDir });
  await expect(upgradePostgresql({ database })).rejects.toThrow(
    'written by a newer version: this version lacks 20270101000000_newer',
  );
});

test.each([
  ['names other migrations', '20260101000000_baseline'],
  ['has tables and no record of a migration', null],
])(
  'a database of before the first release that %s is refused and left untouched',
  async (_, name) => {
    await query(database.url, 'CREATE TABLE "User" ("id" TEXT PRIMARY KEY)');
    if (name !== null) {
      await query(
        database.url,
        `CREATE TABLE _prisma_migrations
         (migration_name text, finished_at timestamptz, rolled_back_at timestamptz)`,
      );
      await query(database.url, 'INSERT INTO _prisma_migrations VALUES ($1, now(), NULL)', [name]);
    }
    const content = () =>
      query(
        database.url,
        `SELECT relname, (SELECT count(*) FROM pg_attribute WHERE attrelid = pg_class.oid) FROM pg_class
       WHERE relnamespace = 'public'::regnamespace ORDER BY 1`,
      );
    const before = await content();
    await expect(upgradePostgresql({ database })).rejects.toThrow(
      /^The database is from before the first release, .+ a new database \(DATABASE_URL\)$/,
    );
    expect(await content()).toEqual(before);
  },
);

test('each function of the database is that of its file, and a changed file is drafted', async () => {
  await upgradePostgresql({ database });
  const files = (await readdir(functionsDir)).sort();
  const functions = await query<{ name: string; body: string }>(
    database.url,
    `SELECT proname AS "name", prosrc AS "body" FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  );
  expect(functions.map(({ name }) => `${name}.sql`)).toEqual(files);
  for (const { name, body } of functions) {
    expect(await readFile(path.join(functionsDir, `${name}.sql`), 'utf8')).toContain(body);
  }

  const prismaDir = path.join(folder, 'prisma');
  await cp(sourceDir, prismaDir, { recursive: true });
  const now = new Date('2027-01-02T03:04:05Z');
  const copy = await postgresqlMigrations({ database, prismaDir });
  expect(await draftMigration(copy, { name: 'function', now })).toBeNull();
  const changed = path.join(prismaDir, 'postgresql', 'functions', 'ledger_append_only.sql');
  const changedText = (await readFile(changed, 'utf8')).replace('append-only', 'read-only');
  await writeFile(changed, changedText);
  const file = await draftMigration(copy, { name: 'function', now });
  expect(await readFile(file ?? '', 'utf8')).toBe(changedText);
});
