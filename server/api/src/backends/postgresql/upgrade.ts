import path from 'node:path';
import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { DatabaseSettings } from '@fairhall/kit/settings';
import pg from 'pg';
import {
  applyMigrations,
  findPrismaDir,
  lacksMigrations,
  type MigratedDatabase,
  type MigrationRecords,
  markRolledBack,
  migrationNames,
  readModels,
  schemaDrift,
} from '../../db/migrations.ts';
import { PostgresqlMigrationConnections } from './migration-connections.ts';
import { postgresqlSchema } from './schema.ts';

export type PostgresqlSettings = Extract<DatabaseSettings, { backend: 'postgresql' }>;
type Options = { readonly database: PostgresqlSettings; readonly prismaDir?: string | undefined };

/** Of the server's locks: held by the process that migrates, released when its connection ends. */
const UPGRADE_LOCK = 0x66_61_69_72;
/** Limit of the wait for another process's migrations. */
const UPGRADE_WAIT_MS_MAX = 600_000;
const CONNECT_MS_MAX = 15_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * A database as the schema engine migrates it.
 * @param options.prismaDir found by walking up when not given
 */
export async function postgresqlMigrations({
  database,
  prismaDir,
}: Options): Promise<MigratedDatabase> {
  const models = await readModels(prismaDir ?? (await findPrismaDir()));
  const dir = path.join(path.dirname(models.path), 'postgresql');
  return {
    dir,
    schema: {
      path: path.join(dir, path.basename(models.path)),
      content: postgresqlSchema(models.content),
    },
    connect: () => new PostgresqlMigrationConnections(database.directUrl),
  };
}

/**
 * Migrates the database in place, each migration in one transaction, and compares its schema with
 * this version's. Processes that start together wait for one another.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails, which changes nothing and is tried again by the next start;
 *   when `lacksMigrations` refuses the database, or its schema is another
 */
export async function upgradePostgresql(options: Options): Promise<readonly string[]> {
  const migrations = await postgresqlMigrations(options);
  const applied = await whileLocked(options.database, (client) => applyMissing(client, migrations));
  const difference = await schemaDrift(migrations);
  if (difference !== '') {
    throw new Error(`The database's schema was changed: ${difference.replaceAll(/\s+/g, ' ')}`);
  }
  return applied;
}

async function applyMissing(
  client: pg.Client,
  migrations: MigratedDatabase,
): Promise<readonly string[]> {
  const available = await migrationNames(migrations);
  const records = await readMigrationRecords(client);
  if (!lacksMigrations(records, { available, where: 'The database' })) return [];
  for (const name of records.failed) await markRolledBack(migrations, name);
  return applyMigrations(migrations);
}

/** The migrations by their records, which the transaction of each migration completes. */
async function readMigrationRecords(client: pg.Client): Promise<MigrationRecords> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS "name" FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
  );
  const hasRecords = tables.some(({ name }) => name === '_prisma_migrations');
  const hasTables = tables.length > Number(hasRecords);
  if (!hasRecords) return { finished: [], failed: [], hasTables };
  const { rows } = await client.query<{ name: string; isFinished: boolean }>(
    `SELECT migration_name AS "name", finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return {
    finished: rows.filter(({ isFinished }) => isFinished).map(({ name }) => name),
    failed: rows.filter(({ isFinished }) => !isFinished).map(({ name }) => name),
    hasTables,
  };
}

async function whileLocked<T>(
  { directUrl }: PostgresqlSettings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const options: pg.ClientConfig = {
    connectionString: directUrl,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    lock_timeout: UPGRADE_WAIT_MS_MAX,
  };
  try {
    return await withConnection(options, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [UPGRADE_LOCK]);
      return work(client);
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new Error(
      'The account of DATABASE_DIRECT_URL may not read the migrations: it must be the owner of the tables.',
      { cause: error },
    );
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
}
