import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { DatabaseSettings } from '@fairhall/kit/settings';
import pg from 'pg';
import { applyMigrations, markRolledBack, migrationNames, schemaDrift } from '../migrations.ts';

type PostgresqlSettings = Extract<DatabaseSettings, { backend: 'postgresql' }>;
type Options = { readonly database: PostgresqlSettings; readonly prismaDir?: string | undefined };

/** Of the server's locks: held by the process that migrates, released when its connection ends. */
const UPGRADE_LOCK = 0x66_61_69_72;
/** Limit of the wait for another process's migrations. */
const UPGRADE_WAIT_MS_MAX = 600_000;
const CONNECT_MS_MAX = 10_000;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Migrates the database in place, each migration in one transaction, and compares its schema with
 * this version's. Processes that start together wait for one another.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails, which changes nothing and is tried again by the next start;
 *   when the database is of a newer version, or its schema is another
 */
export async function upgradePostgresql(options: Options): Promise<readonly string[]> {
  const applied = await whileLocked(options.database, (client) => applyMissing(client, options));
  const difference = await schemaDrift(options);
  if (difference !== '') {
    throw new Error(`The database's schema was changed: ${difference.replaceAll(/\s+/g, ' ')}`);
  }
  return applied;
}

async function applyMissing(client: pg.Client, options: Options): Promise<readonly string[]> {
  const available = await migrationNames('postgresql', options.prismaDir);
  const { finished, failed } = await readMigrationRecords(client);
  const unknown = finished.filter((name) => !available.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was written by a newer version: this version lacks ${unknown.join(', ')}`,
    );
  }
  if (available.every((name) => finished.includes(name))) return [];
  for (const name of failed) await markRolledBack(options, name);
  return applyMigrations(options);
}

/** The migrations by their records, which the transaction of each migration completes. */
async function readMigrationRecords(
  client: pg.Client,
): Promise<{ finished: readonly string[]; failed: readonly string[] }> {
  const { rows: tables } = await client.query(
    `SELECT to_regclass('_prisma_migrations') AS "table"`,
  );
  if (tables[0].table === null) return { finished: [], failed: [] };
  const { rows } = await client.query<{ name: string; isFinished: boolean }>(
    `SELECT migration_name AS "name", finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return {
    finished: rows.filter(({ isFinished }) => isFinished).map(({ name }) => name),
    failed: rows.filter(({ isFinished }) => !isFinished).map(({ name }) => name),
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
