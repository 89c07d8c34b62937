import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from '@fairhall/kit/private-file';
import Sqlite from 'better-sqlite3';
import { type SchemaEngine, type SchemaFile, withSchemaEngine } from './schema-engine.ts';

type Options = {
  /** Absolute path of the SQLite file. */
  readonly databaseFile: string;
  /** The folder with `schema.prisma` and `migrations/`; found by walking up when not given. */
  readonly prismaDir?: string | undefined;
};

const NO_FILTERS = { externalTables: [], externalEnums: [] };
const SCHEMA_FILE = 'schema.prisma';
const LOCK_FILE = 'migration_lock.toml';

/**
 * Applies the migrations that the database does not have yet, in the order of their names, and
 * records each in Prisma's own `_prisma_migrations`. The file and its folder are created when
 * missing.
 * @returns the names just applied; empty when the database was up to date
 * @throws Error when a migration fails, or failed before, or an applied one is missing
 */
export async function deployMigrations({
  databaseFile,
  prismaDir,
}: Options): Promise<readonly string[]> {
  await mkdir(path.dirname(databaseFile), { recursive: true });
  makePrivate(databaseFile);
  return withEngine({ databaseFile, prismaDir }, async (engine, folder) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(folder.dir),
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** The names of all migrations, in the order in which they are applied. */
export async function migrationNames(prismaDir?: string): Promise<readonly string[]> {
  return namesIn(migrationsDir(prismaDir ?? (await findPrismaDir())));
}

/** The names of the migrations that a database has; none without Prisma's table of them. */
export function appliedMigrations(databaseFile: string): string[] {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    const hasMigrationsTable = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
      .get();
    if (!hasMigrationsTable) return [];
    return database
      .prepare<[], string>(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
      )
      .pluck()
      .all();
  } finally {
    database.close();
  }
}

/** The SQL of a migration. */
export async function readMigration(name: string, prismaDir?: string): Promise<string> {
  return readFile(migrationFile(migrationsDir(prismaDir ?? (await findPrismaDir())), name), 'utf8');
}

/**
 * The difference between the schema that the migrations create and `schema.prisma`, as text for
 * people. Reads the files alone.
 * @returns the empty string when they agree
 */
export async function migrationDrift({ prismaDir }: { prismaDir?: string } = {}): Promise<string> {
  return withEngine({ databaseFile: ':memory:', prismaDir }, async (engine, folder) =>
    drift(engine, {
      from: { tag: 'migrations', ...(await readMigrations(folder.dir)) },
      schema: folder.schema,
    }),
  );
}

/**
 * The difference between this database's schema and `schema.prisma`.
 * @returns the empty string when they agree
 */
export async function schemaDrift({ databaseFile, prismaDir }: Options): Promise<string> {
  return withEngine({ databaseFile, prismaDir }, async (engine, folder) =>
    drift(engine, {
      from: {
        tag: 'schemaDatasource',
        files: [folder.schema],
        configDir: folder.dir,
      },
      schema: folder.schema,
    }),
  );
}

/**
 * Writes the migration from the migrations so far to the schema, for a developer to review and to
 * complete by hand (Prisma writes no checks and triggers).
 * @returns the path of the new file, or `null` when migrations and schema agree
 */
export async function draftMigration({
  name,
  now,
  prismaDir,
}: {
  name: string;
  now: Date;
  prismaDir?: string;
}): Promise<string | null> {
  return withEngine({ databaseFile: ':memory:', prismaDir }, async (engine, folder) => {
    const { exitCode, stdout } = await diff(engine, {
      from: { tag: 'migrations', ...(await readMigrations(folder.dir)) },
      schema: folder.schema,
      script: true,
    });
    if (exitCode === 0 || stdout === null) return null;
    const target = path.join(migrationsDir(folder.dir), `${timestamp(now)}_${name}`);
    await mkdir(target);
    const file = path.join(target, 'migration.sql');
    await writeFile(file, stdout);
    return file;
  });
}

type Folder = { readonly dir: string; readonly schema: SchemaFile };

async function withEngine<T>(
  { databaseFile, prismaDir }: Options,
  use: (engine: SchemaEngine, folder: Folder) => Promise<T>,
): Promise<T> {
  const dir = prismaDir ?? (await findPrismaDir());
  const schemaPath = path.join(dir, SCHEMA_FILE);
  const schema = { path: schemaPath, content: await readFile(schemaPath, 'utf8') };
  return withSchemaEngine({ databaseFile, schema }, (engine) => use(engine, { dir, schema }));
}

type DiffFrom = Parameters<SchemaEngine['diff']>[0]['from'];

async function drift(
  engine: SchemaEngine,
  { from, schema }: { from: DiffFrom; schema: SchemaFile },
): Promise<string> {
  const { exitCode, stdout } = await diff(engine, { from, schema, script: false });
  return exitCode === 0 ? '' : (stdout ?? 'different').trim();
}

function diff(
  engine: SchemaEngine,
  { from, schema, script }: { from: DiffFrom; schema: SchemaFile; script: boolean },
): ReturnType<SchemaEngine['diff']> {
  return engine.diff({
    from,
    to: { tag: 'schemaDatamodel', files: [schema] },
    script,
    // 0 when both ends agree, otherwise 2.
    exitCode: true,
    filters: NO_FILTERS,
  });
}

/** The prefix that orders migrations: UTC to the second, as in Prisma's own names. */
function timestamp(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 14);
}

/**
 * Compiled, this file runs from the package's `dist` while the schema stays in the root's `prisma/`,
 * so the folder is searched upwards and not at a fixed distance.
 */
async function findPrismaDir(): Promise<string> {
  let dir = import.meta.dirname;
  while (dir !== path.dirname(dir)) {
    const candidate = path.join(dir, 'prisma');
    if (await exists(path.join(candidate, SCHEMA_FILE))) return candidate;
    dir = path.dirname(dir);
  }
  throw new Error(`no prisma/${SCHEMA_FILE} above ${import.meta.dirname}`);
}

type Migrations = Parameters<SchemaEngine['applyMigrations']>[0]['migrationsList'];

async function namesIn(baseDir: string): Promise<string[]> {
  const entries = await readdir(baseDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readMigrations(dir: string): Promise<Migrations> {
  const baseDir = migrationsDir(dir);
  const names = await namesIn(baseDir);
  return {
    baseDir,
    lockfile: {
      path: LOCK_FILE,
      content: await readFile(path.join(baseDir, LOCK_FILE), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(migrationFile(baseDir, name), 'utf8'),
          },
        },
      })),
    ),
  };
}

function migrationsDir(dir: string): string {
  return path.join(dir, 'migrations');
}

function migrationFile(baseDir: string, name: string): string {
  return path.join(baseDir, name, 'migration.sql');
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
