import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../server/api/src/backends/sqlite/open-sqlite.ts';
import {
  deployMigrations,
  sqliteMigrations,
} from '../../server/api/src/backends/sqlite/upgrade.ts';
import { draftMigration, migrationDrift, schemaDrift } from '../../server/api/src/db/migrations.ts';

const sourceDir = fileURLToPath(new URL('../../prisma', import.meta.url));
let folder: string;
let databaseFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-migrations-'));
  databaseFile = path.join(folder, 'data', 'fairhall.db');
});

afterEach(() => rm(folder, { recursive: true }));

/** A copy of the migrations and of the schema, with one more column in the schema. */
async function changedSchema(): Promise<string> {
  const prismaDir = path.join(folder, 'prisma');
  await cp(sourceDir, prismaDir, { recursive: true });
  const schemaFile = path.join(prismaDir, 'schema.prisma');
  const schema = await readFile(schemaFile, 'utf8');
  await writeFile(schemaFile, schema.replace('model User {', 'model User {\n  motto String?'));
  return prismaDir;
}

test('the migrations create the database of the schema', async () => {
  expect(await migrationDrift(await sqliteMigrations())).toBe('');
});

test('a deployed database matches the schema, hand-written parts included', async () => {
  await deployMigrations({ databaseFile });
  expect(await schemaDrift(await sqliteMigrations({ databaseFile }))).toBe('');
});

test('a migrated database can be deployed and opened twice', async () => {
  const names = (await readdir(path.join(sourceDir, 'migrations'))).filter((name) =>
    /^\d{14}_/.test(name),
  );
  expect(await deployMigrations({ databaseFile })).toEqual(names);
  const first = await openSqlite({ databaseFile });
  await first.prisma.favorite.count();
  await first.close();
  expect(await deployMigrations({ databaseFile })).toEqual([]);
  const second = await openSqlite({ databaseFile });
  const recorded = await second.prisma.$queryRaw`SELECT migration_name FROM _prisma_migrations`;
  await second.close();
  expect(recorded).toEqual(names.map((name) => ({ migration_name: name })));
});

test('a schema without its migration is reported as drift, drafted, and then deployed', async () => {
  await deployMigrations({ databaseFile });
  const prismaDir = await changedSchema();
  const changed = await sqliteMigrations({ databaseFile, prismaDir });
  expect(await migrationDrift(changed)).toContain('motto');
  expect(await schemaDrift(changed)).toContain('motto');
  const now = new Date('2027-01-02T03:04:05.678Z');
  const file = await draftMigration(changed, { name: 'add_motto', now });
  expect(file).toBe(
    path.join(prismaDir, 'migrations', '20270102030405_add_motto', 'migration.sql'),
  );
  expect(await draftMigration(changed, { name: 'nothing', now })).toBeNull();
  expect(await deployMigrations({ databaseFile, prismaDir })).toEqual(['20270102030405_add_motto']);
  expect(await schemaDrift(changed)).toBe('');
});

test('a failed migration is an error, and so is every start until it is repaired', async () => {
  const prismaDir = await changedSchema();
  const draft = { name: 'broken', now: new Date('2027-01-01') };
  const file = await draftMigration(await sqliteMigrations({ prismaDir }), draft);
  await writeFile(file ?? '', 'ALTER TABLE "Nowhere" ADD COLUMN "x" TEXT;');
  await expect(deployMigrations({ databaseFile, prismaDir })).rejects.toThrow(
    '`Nowhere` does not exist',
  );
  await expect(deployMigrations({ databaseFile, prismaDir })).rejects.toThrow('failed migrations');
});
