import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSettings } from '@fairhall/kit/settings';
import { PostgresqlMigrationConnections } from './postgresql/migration-connections.ts';
import { type SchemaEngine, type SchemaFile, withSchemaEngine } from './schema-engine.ts';
import { SqliteMigrationConnections } from './sqlite/migration-connections.ts';

type Backend = DatabaseSettings['backend'];

type Options = {
  readonly database: DatabaseSettings;
  /**
   * The folder with `schema.prisma` and `migrations/` of SQLite, and with `postgresql/`; found by
   * walking up when not given.
   */
  readonly prismaDir?: string | undefined;
};

/** For what needs no database: SQLite's engine then works in memory. */
const IN_MEMORY: DatabaseSettings = { backend: 'sqlite', file: ':memory:' };

const NO_FILTERS = { externalTables: [], externalEnums: [] };
const SCHEMA_FILE = 'schema.prisma';
const LOCK_FILE = 'migration_lock.toml';

/**
 * Applies the migrations that the database does not have yet, in the order of their names, and
 * records each in Prisma's own `_prisma_migrations`.
 * @returns the names just applied; empty when the database was up to date
 * @throws Error when a migration fails, or failed before, or an applied one is missing
 */
export async function applyMigrations(options: Options): Promise<readonly string[]> {
  return withEngine(options, async (engine, folder) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(folder),
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** Makes the next `applyMigrations` try a failed migration again, of which nothing may be left. */
export async function markRolledBack(options: Options, migrationName: string): Promise<void> {
  await withEngine(options, (engine) => engine.markMigrationRolledBack({ migrationName }));
}

/** The names of all migrations, in the order in which they are applied. */
export async function migrationNames(
  backend: Backend,
  prismaDir?: string,
): Promise<readonly string[]> {
  return namesIn(migrationsDir(await folderOf(backend, prismaDir)));
}

/** The SQL of a migration. */
export async function readMigration(
  backend: Backend,
  name: string,
  prismaDir?: string,
): Promise<string> {
  return readFile(migrationFile(migrationsDir(await folderOf(backend, prismaDir)), name), 'utf8');
}

/**
 * The difference between the schema that the migrations create and `schema.prisma`, as text for
 * people. Applies the migrations to a database of their own: in memory, or on PostgreSQL's server.
 * @returns the empty string when they agree
 */
export async function migrationDrift({
  database = IN_MEMORY,
  prismaDir,
}: Partial<Options> = {}): Promise<string> {
  return withEngine({ database, prismaDir }, async (engine, folder) =>
    drift(engine, {
      from: { tag: 'migrations', ...(await readMigrations(folder)) },
      schema: folder.schema,
    }),
  );
}

/**
 * The difference between this database's schema and `schema.prisma`.
 * @returns the empty string when they agree
 */
export async function schemaDrift(options: Options): Promise<string> {
  return withEngine(options, async (engine, folder) =>
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
 * complete by hand (Prisma writes no checks and triggers). It contains the functions whose files
 * differ from what the migrations contain.
 * @returns the path of the new file, or `null` when migrations, schema and functions agree
 */
export async function draftMigration({
  name,
  now,
  database = IN_MEMORY,
  prismaDir,
}: Partial<Options> & { name: string; now: Date }): Promise<string | null> {
  return withEngine({ database, prismaDir }, async (engine, folder) => {
    const migrations = await readMigrations(folder);
    const { exitCode, stdout } = await diff(engine, {
      from: { tag: 'migrations', ...migrations },
      schema: folder.schema,
      script: true,
    });
    const tables = exitCode === 0 || stdout === null ? [] : [stdout];
    const script = [...tables, ...(await changedFunctions(folder, migrations))].join('\n');
    if (script === '') return null;
    const target = path.join(migrationsDir(folder.dir), `${timestamp(now)}_${name}`);
    await mkdir(target);
    const file = path.join(target, 'migration.sql');
    await writeFile(file, script);
    return file;
  });
}

type Folder = { readonly dir: string; readonly schema: SchemaFile };

async function withEngine<T>(
  { database, prismaDir }: Options,
  use: (engine: SchemaEngine, folder: Folder) => Promise<T>,
): Promise<T> {
  const dir = await folderOf(database.backend, prismaDir);
  const schemaPath = path.join(dir, SCHEMA_FILE);
  const schema = { path: schemaPath, content: await readFile(schemaPath, 'utf8') };
  return withSchemaEngine({ connections: connectionsOf(database), schema }, (engine) =>
    use(engine, { dir, schema }),
  );
}

function connectionsOf(database: DatabaseSettings) {
  return database.backend === 'sqlite'
    ? new SqliteMigrationConnections(database.file)
    : new PostgresqlMigrationConnections(database.directUrl);
}

/** The folder with the schema and the migrations of a database. */
async function folderOf(backend: Backend, prismaDir?: string): Promise<string> {
  const dir = prismaDir ?? (await findPrismaDir());
  return backend === 'sqlite' ? dir : path.join(dir, 'postgresql');
}

/** The files of functions, whose text the newest migration of each carries. */
async function changedFunctions({ dir }: Folder, migrations: Migrations): Promise<string[]> {
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

async function readMigrations({ dir }: Folder): Promise<Migrations> {
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
