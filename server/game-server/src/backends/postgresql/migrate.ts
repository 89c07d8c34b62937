import { withConnection } from '@fairhall/kit/postgres/with-connection';
import { newestVersion, pendingMigrations } from '@fairhall/kit/schema-version';
import { z } from 'zod';
import { roundFunctions } from './functions.ts';
import { baselineSchema } from './schema.ts';

/** The baseline, then one entry a version; a released entry never changes. */
const migrations = [`${baselineSchema}\n${roundFunctions}`];

/** Of the server's locks: held by the process that migrates, released when its connection ends. */
const MIGRATION_LOCK = 0x67_61_6d_65;
const CONNECT_MS_MAX = 10_000;
/** Limit of the wait for another process's migrations. */
const WAIT_MS_MAX = 600_000;

const versions = z.array(z.object({ version: z.number() }));

/**
 * Creates the tables or brings them to this version, in one transaction. Processes that start together
 * wait for one another.
 * @throws Error for a database of a newer version, or of one before the baseline, and of a failed
 *   migration; each changes nothing
 */
export async function migrate(url: string): Promise<void> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    lock_timeout: WAIT_MS_MAX,
  };
  await withConnection(options, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN');
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)');
    const { rows } = await client.query('SELECT version FROM schema_version');
    const pending = pendingMigrations(migrations, {
      version: versions.parse(rows)[0]?.version ?? 0,
      database: "the game server's database",
      replacement: 'create an empty one, and name it in GAME_DATABASE_URL',
    });
    for (const statements of pending) await client.query(statements);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [newestVersion(migrations)]);
    await client.query('COMMIT');
  });
}
