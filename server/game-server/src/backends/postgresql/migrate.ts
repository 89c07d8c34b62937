import { withConnection } from '@fairhall/kit/postgres/with-connection';
import { z } from 'zod';
import { roundFunctions } from './functions.ts';
import { baselineSchema } from './schema.ts';

/** One entry a version; a released entry never changes. */
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
 * @throws Error when the database was written by a newer version, and of a failed migration, which
 *   changes nothing
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
    const version = versions.parse(rows)[0]?.version ?? 0;
    if (version > migrations.length) {
      throw new Error(
        `the game server's database is of version ${version}, newer than this program supports`,
      );
    }
    for (const statements of migrations.slice(version)) await client.query(statements);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
  });
}
