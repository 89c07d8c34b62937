import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type MigrationConnections,
  type SchemaEngine,
  type SchemaFile,
  withSchemaEngine,
} from './schema-engine.ts';

/** A database to migrate, and where its migrations are. */
export type MigratedDatabase = {
  /** The folder with `migrations/`, and with `functions/` where the database has some. */
  readonly dir: string;
  readonly schema: SchemaFile;
  connect(): MigrationConnections;
};

/** The migrations that a database has, by its own records. */
export type MigrationRecords = {
  readonly finished: readonly string[];
  readonly failed: readonly string[];
  /** Whether it has tables other than these records. */
  readonly hasTables: boolean;
};

const NO_FILTERS = { externalTables: [], externalEnums: [] };
const SCHEMA_FILE = 'schema.prisma';
const LOCK_FILE = 'migration_lock.toml';

/**
 * @param where the database, for the reader of an error
 * @returns whether the database lacks a migration
 * @throws Error when this version cannot migrate it: it is of a newer version, or from before the first
 *   release, whose migrations began anew
 */
export function lacksMigrations(
  { finished, failed, hasTables }: MigrationRecords,
  { available, where }: { available: readonly string[]; where: string },
): boolean {
  const recorded = [...finished, ...failed];
  const [baseline = ''] = available;
  if ((hasTables || recorded.length > 0) && !recorded.includes(baseline)) {
    throw new Error(
      `${where} is from before the first release, whose migrations began anew, and cannot be migrated: use it with the version that wrote it, and this version with a new database (DATABASE_URL)`,
    );
  }
  const unknown = finished.filter((name) => !available.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${where} was written by a newer version: this version lacks ${unknown.join(', ')}`,
    );
  }
  return !available.every((name) => finished.includes(name));
}

/**
 * Applies the migrations that the database does not have yet, in the order of their names, and
 * records each in Prisma's own `_prisma_migrations`.
 * @returns the names just applied; empty when the database was up to date
 * @throws Error when a migration fails, or failed before, or an applied one is missing
 */
export async function applyMigrations(database: MigratedDatabase): Promise<readonly string[]> {
  return withEngine(database, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(database),
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** Makes the next `applyMigrations` try a failed migration again, of which nothing may be left. */
export async function markRolledBack(database: MigratedDatabase, name: string): Promise<void> {
  await withEngine(database, (engine) => engine.markMigrationRolledBack({ migrationName: name }));
}

/** The names of all migrations, in the order in which they are applied. */
export async function migrationNames({
  dir,
}: Pick<MigratedDatabase, 'dir'>): Promise<readonly string[]> {
  const entries = await readdir(migrationsDir(dir), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The SQL of a migration. */
export function readMigration(
  { dir }: Pick<MigratedDatabase, 'dir'>,
  name: string,
): Promise<string> {
  return readFile(path.join(migrationsDir(dir), name, 'migration.sql'), 'utf8');
}

/**
 * The difference between the schema that the migrations create and the schema of the models, as text
 * for people. Applies the migrations to a database of their own.
 * @returns the empty string when they agree
 */
export async function migrationDrift(database: MigratedDatabase): Promise<string> {
  return withEngine(database, async (engine) =>
    drift(engine, {
      from: { tag: 'migrations', ...(await readMigrations(database)) },
      schema: database.schema,
    }),
  );
}

/**
 * The difference between this database's schema and the schema of the models.
 * @returns the empty string when they agree
 */
export async function schemaDrift(database: MigratedDatabase): Promise<string> {
  const { schema, dir } = database;
  return withEngine(database, (engine) =>
    drift(engine, { from: { tag: 'schemaDatasource', files: [schema], configDir: dir }, schema }),
  );
}

/**
 * Writes the migration from the migrations so far to the schema, for a developer to review and to
 * complete by hand (Prisma writes no checks and triggers). It contains the functions whose files
 * differ from what the migrations contain.
 * @returns the path of the new file, or `null` when migrations, schema and functions agree
 */
export async function draftMigration(
  database: MigratedDatabase,
  { name, now }: { name: string; now: Date },
): Promise<string | null> {
  return withEngine(database, async (engine) => {
    const migrations = await readMigrations(database);
    const { exitCode, stdout } = await diff(engine, {
      from: { tag: 'migrations', ...migrations },
      schema: database.schema,
      script: true,
    });
    const tables = exitCode === 0 || stdout === null ? [] : [stdout];
    const script = [...tables, ...(await changedFunctions(database, migrations))].join('\n');
    if (script === '') return null;
    const target = path.join(migrationsDir(database.dir), `${timestamp(now)}_${name}`);
    await mkdir(target);
    const file = path.join(target, 'migration.sql');
    await writeFile(file, script);
    return file;
  });
}

/** The models, which are the same on every database. */
export async function readModels(prismaDir: string): Promise<SchemaFile> {
  const file = path.join(prismaDir, SCHEMA_FILE);
  return { path: file, content: await readFile(file, 'utf8') };
}

/**
 * The folder of the models. Compiled, this file runs from the package's `dist` while the models stay in
 * the root's `prisma/`, so the folder is searched upwards and not at a fixed distance.
 */
export async function findPrismaDir(): Promise<string> {
  let dir = import.meta.dirname;
  while (dir !== path.dirname(dir)) {
    const candidate = path.join(dir, 'prisma');
    if (await exists(path.join(candidate, SCHEMA_FILE))) return candidate;
    dir = path.dirname(dir);
  }
  throw new Error(`no prisma/${SCHEMA_FILE} above ${import.meta.dirname}`);
}

function withEngine<T>(
  { schema, connect }: MigratedDatabase,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  return withSchemaEngine({ connections: connect(), schema }, use);
}

/** The files of functions, whose text the newest migration of each carries. */
async function changedFunctions(
  { dir }: MigratedDatabase,
  migrations: Migrations,
): Promise<string[]> {
  const functionsDir = path.join(dir, 'functions');
  if (!(await exists(functionsDir))) return [];
  const names = (await readdir(functionsDir)).sort();
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(functionsDir, name), 'utf8')),
  );
  const migrated = migrations.migrationDirectories.map(({ migrationFile: { content } }) =>
    content.tag === 'ok' ? content.value : '',
  );
  return texts.filter((text) => !migrated.some((migration) => migration.includes(text)));
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

type Migrations = Parameters<SchemaEngine['applyMigrations']>[0]['migrationsList'];

async function readMigrations({ dir }: MigratedDatabase): Promise<Migrations> {
  const baseDir = migrationsDir(dir);
  const names = await migrationNames({ dir });
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
          content: { tag: 'ok' as const, value: await readMigration({ dir }, name) },
        },
      })),
    ),
  };
}

function migrationsDir(dir: string): string {
  return path.join(dir, 'migrations');
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
