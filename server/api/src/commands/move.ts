import process from 'node:process';
import { withConnection } from '@fairhall/kit/postgres/with-connection';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import type pg from 'pg';
import { copyTables } from '../db/postgresql/copy-tables.ts';
import { upgradePostgresql } from '../db/postgresql/upgrade.ts';
import { assertUnused } from '../db/sqlite/copies.ts';
import { databaseFileOf } from '../db/sqlite/database-file.ts';
import { lockDatabase } from '../db/sqlite/database-lock.ts';
import { upgradeDatabaseFile } from '../db/sqlite/upgrade.ts';
import type { Breach } from '../ledger/check.ts';
import { postgresBreaches } from '../ledger/postgresql/check.ts';
import { checkDatabase, postgresqlRules } from './check-database.ts';

/**
 * `npm run move -- postgresql://…`: copies the configured SQLite database into an empty PostgreSQL
 * database, in one transaction, and checks the ledger of both. Stop the server first. On an error the
 * target keeps no row, and it exits with 1. The game server's and Mockpay's databases stay where they
 * are.
 */
const settings = readSettings(process.env, process.cwd());
try {
  const databaseFile = databaseFileOf(settings, {
    otherwise: 'DATABASE_URL must be the SQLite database to move',
  });
  const rows = await move({ databaseFile, target: targetOf(process.argv[2]) });
  process.stdout.write(
    `Moved ${rows} rows; both ledgers are consistent. Start the server with DATABASE_URL set to the new ` +
      `database and DATA_DIR=${settings.dataDir}, and never again on ${databaseFile}.\n`,
  );
} catch (error) {
  process.stderr.write(`Nothing was moved: ${startFailureLine(error)}\n`);
  process.exitCode = 1;
}

type Target = Parameters<typeof upgradePostgresql>[0]['database'];

function targetOf(url: string | undefined): Target {
  const { database } = readSettings(
    { ...process.env, DATABASE_URL: url ?? '', DATABASE_DIRECT_URL: '' },
    process.cwd(),
  );
  if (url !== undefined && database.backend === 'postgresql') return database;
  throw new Error(
    'no target given: npm run move -- postgresql://<user>:<password>@<host>/<database>',
  );
}

async function move(between: { databaseFile: string; target: Target }): Promise<number> {
  const { databaseFile, target } = between;
  const lock = lockDatabase(databaseFile);
  try {
    assertUnused(databaseFile);
    await upgradeDatabaseFile({ databaseFile });
    assertConsistent(await checkDatabase({ backend: 'sqlite', file: databaseFile }), databaseFile);
    await upgradePostgresql({ database: target });
    return await inTransaction(target, async (client) => {
      const rows = await copyTables({ databaseFile, client });
      assertConsistent(await postgresBreaches(client, postgresqlRules), 'the copy');
      return rows;
    });
  } finally {
    lock.release();
  }
}

function assertConsistent([breach]: readonly Breach[], where: string): void {
  if (!breach) return;
  throw new Error(`the ledger of ${where} is broken: ${breach.rule} (${breach.where})`);
}

function inTransaction<T>(
  { directUrl }: Target,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withConnection({ connectionString: directUrl }, async (client) => {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  });
}
