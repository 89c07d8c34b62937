import { constants, existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import {
  assertIntegrity,
  assertUnused,
  copyDatabase,
  replaceDatabase,
} from '../backends/sqlite/copies.ts';
import { databaseFileOf } from '../backends/sqlite/database-file.ts';
import { lockDatabase } from '../backends/sqlite/database-lock.ts';
import { checkEverything } from '../backends/sqlite/ledger/check.ts';
import { readMigrationRecords } from '../backends/sqlite/migration-records.ts';
import { openSqlite } from '../backends/sqlite/open-sqlite.ts';
import { schemaDifferences } from '../backends/sqlite/schema-check.ts';
import { sqliteMigrations, upgradeDatabaseFile } from '../backends/sqlite/upgrade.ts';
import { lacksMigrations, migrationNames } from '../db/migrations.ts';
import { endEverySession } from '../modules/auth/index.ts';
import { checkHashChain } from '../office/index.ts';
import { comparePayments } from './compare-payments.ts';

/**
 * `npm run restore -- <backup>`: replaces the configured database by a backup that passes the
 * integrity check, has the schema of its migrations, and passes the full check of the ledger, of the
 * orders, and of the back office's log. Sessions and password-reset links end. Stop the server first. The old database is kept
 * as `<database>.replaced-<time>`. Then it lists what the payments provider knows and the backup does
 * not. On an error it changes nothing and exits with 1, as with PostgreSQL, which its operator
 * restores.
 */
const settings = readSettings(process.env, process.cwd());
const backup = process.argv[2];
let isRestored = false;
try {
  if (!backup) throw new Error('no backup given: npm run restore -- <file>');
  const databaseFile = databaseFileOf(settings, {
    otherwise: 'restore PostgreSQL with its own tools (docs/postgresql.md)',
  });
  await restore({ backup: path.resolve(backup), databaseFile });
  isRestored = true;
} catch (error) {
  process.stderr.write(
    `Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
if (isRestored) {
  await comparePayments({ settings, write: (line) => process.stdout.write(`${line}\n`) });
}

async function restore(files: { backup: string; databaseFile: string }): Promise<void> {
  const { backup, databaseFile } = files;
  assertIntegrity(backup);
  const lock = lockDatabase(databaseFile);
  const incoming = `${databaseFile}.restore`;
  try {
    await removeCopy(incoming);
    await copyDatabase({ databaseFile: backup, target: incoming });
    await assertRestorable(incoming);
    assertUnused(databaseFile);
    const replacedFile = await moveAside(databaseFile);
    await replaceDatabase({ databaseFile, replacement: incoming });
    process.stdout.write(
      `Restored ${backup}${replacedFile ? `; the old database is ${replacedFile}` : ''}\n`,
    );
  } finally {
    await removeCopy(incoming);
    lock.release();
  }
}

/** Migrates the copy, checks it, and ends what was valid when the backup was made. */
async function assertRestorable(incoming: string): Promise<void> {
  const available = await migrationNames(await sqliteMigrations());
  const records = readMigrationRecords(incoming);
  lacksMigrations(records, { available, where: 'the backup' });
  if (records.finished.length === 0)
    throw new Error('it has no migrations: it is no backup of this API');
  const differences = await schemaDifferences({ databaseFile: incoming });
  if (differences.length > 0) {
    throw new Error(`its schema is not that of its migrations: ${differences.join(', ')}`);
  }
  await upgradeDatabaseFile({ databaseFile: incoming });
  const [breach] = checkEverything(incoming);
  if (breach) throw new Error(`its ledger is not consistent: ${breach.rule} (${breach.where})`);
  const database = await openSqlite({ databaseFile: incoming });
  try {
    const { breach: broken } = await checkHashChain(database.prisma);
    if (broken !== null) throw new Error(`its log of the back office is not consistent: ${broken}`);
    await endEverySession(database.prisma, new Date());
  } finally {
    await database.close();
  }
}

async function removeCopy(copy: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(copy + suffix, { force: true });
}

/** Keeps the old database, because the given backup may be the wrong one. */
async function moveAside(databaseFile: string): Promise<string | null> {
  if (!existsSync(databaseFile)) return null;
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const target = `${databaseFile}.replaced-${time}`;
  // A plain file copy: SQLite may be unable to read a damaged database.
  await copyFile(databaseFile, target, constants.COPYFILE_EXCL);
  return target;
}
