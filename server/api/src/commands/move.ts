import process from 'node:process';
import { withConnection } from '@fairhall/kit/postgres/with-connection';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import type pg from 'pg';
import { allRules, postgresBreaches } from '../backends/postgresql/ledger/check.ts';
import { type PostgresqlSettings, upgradePostgresql } from '../backends/postgresql/upgrade.ts';
import { assertUnused } from '../backends/sqlite/copies.ts';
import { databaseFileOf } from '../backends/sqlite/database-file.ts';
import { lockDatabase } from '../backends/sqlite/database-lock.ts';
import { checkEverything } from '../backends/sqlite/ledger/check.ts';
import { upgradeDatabaseFile } from '../backends/sqlite/upgrade.ts';
import type { Breach } from '../ledger/check-rule.ts';
import { copyTables } from './copy-tables.ts';

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

function targetOf(url: string | undefined): PostgresqlSettings {
  const { database } = readSettings(
    { ...process.env, DATABASE_URL: url ?? '', DATABASE_DIRECT_URL: '' },
    process.cwd(),
  );
  if (url !== undefined && database.backend === 'postgresql') return database;
  throw new Error(
    'no target given: npm run move -- postgresql://<user>:<password>@<host>/<database>',
  );
}

async function move(between: {
  databaseFile: string;
  target: PostgresqlSettings;
}): Promise<number> {
  const { databaseFile, target } = between;
  const lock = lockDatabase(databaseFile);
  try {
    assertUnused(databaseFile);
    await upgradeDatabaseFile({ databaseFile });
    assertConsistent(checkEverything(databaseFile), databaseFile);
    await upgradePostgresql({ database: target });
    return await inTransaction(target, async (client) => {
      const rows = await copyTables({ databaseFile, client });
      assertConsistent(await postgresBreaches(client, allRules), 'the copy');
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
  { directUrl }: PostgresqlSettings,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withConnection({ connectionString: directUrl }, async (client) => {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  });
}
