import { constants, existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { assertIntegrity, assertUnused, copyDatabase, replaceDatabase } from '../db/copies.ts';
import { lockDatabase } from '../db/database-lock.ts';
import { migrationNames } from '../db/migrations.ts';
import { openDatabase } from '../db/open-database.ts';
import { schemaDifferences } from '../db/schema-check.ts';
import { knownMigrations, upgradeDatabase } from '../db/upgrade.ts';
import { checkLedger } from '../ledger/check.ts';
import { checkOrders } from '../ledger/check-orders.ts';
import { endAllSessions } from '../modules/auth/all-sessions.repository.ts';
import { comparePayments } from './compare-payments.ts';

/**
 * `npm run restore -- <backup>`: replaces the configured database by a backup that passes the
 * integrity check, has the schema of its migrations, and passes the full check of the ledger and of
 * the orders. Sessions and password-reset links end. Stop the server first. The old database is kept
 * as `<database>.replaced-<time>`. Then it lists what the payments provider knows and the backup does
 * not. On an error it changes nothing and exits with 1.
 */
const settings = readSettings(process.env, process.cwd());
const { databaseFile } = settings;
const backup = process.argv[2];
const incoming = `${databaseFile}.restore`;
let isRestored = false;
try {
  if (!backup) throw new Error('no backup given: npm run restore -- <file>');
  await restore(path.resolve(backup));
  isRestored = true;
} catch (error) {
  process.stderr.write(
    `Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  await removeIncoming();
}
if (isRestored) {
  await comparePayments({ settings, write: (line) => process.stdout.write(`${line}\n`) });
}

async function restore(file: string): Promise<void> {
  assertIntegrity(file);
  const lock = lockDatabase(databaseFile);
  try {
    await removeIncoming();
    await copyDatabase({ databaseFile: file, target: incoming });
    await assertRestorable();
    assertUnused(databaseFile);
    const replacedFile = await moveDatabaseAside();
    await replaceDatabase({ databaseFile, replacement: incoming });
    process.stdout.write(
      `Restored ${file}${replacedFile ? `; the old database is ${replacedFile}` : ''}\n`,
    );
  } finally {
    lock.release();
  }
}

/** Migrates the copy, checks it, and ends what was valid when the backup was made. */
async function assertRestorable(): Promise<void> {
  const migrations = knownMigrations(incoming, await migrationNames());
  if (migrations.length === 0) throw new Error('it has no migrations: it is no backup of this API');
  const differences = await schemaDifferences({ databaseFile: incoming });
  if (differences.length > 0) {
    throw new Error(`its schema is not that of its migrations: ${differences.join(', ')}`);
  }
  await upgradeDatabase({ databaseFile: incoming });
  const [breach] = [...checkLedger(incoming, { cheap: false }), ...checkOrders(incoming)];
  if (breach) throw new Error(`its ledger is not consistent: ${breach.rule} (${breach.where})`);
  const database = await openDatabase({ databaseFile: incoming });
  try {
    await endAllSessions(database.prisma, new Date());
  } finally {
    await database.close();
  }
}

async function removeIncoming(): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(incoming + suffix, { force: true });
}

/** Keeps the old database, because the given backup may be the wrong one. */
async function moveDatabaseAside(): Promise<string | null> {
  if (!existsSync(databaseFile)) return null;
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const target = `${databaseFile}.replaced-${time}`;
  // A plain file copy: SQLite may be unable to read a damaged database.
  await copyFile(databaseFile, target, constants.COPYFILE_EXCL);
  return target;
}
