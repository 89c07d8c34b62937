import { constants, existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { assertIntegrity, assertUnused, copyDatabase, replaceDatabase } from '../db/copies.ts';
import { checkLedger } from '../ledger/check.ts';

/**
 * `npm run restore -- <backup>`: replaces the configured database by a backup that passes the
 * integrity check and the ledger's full check. Stop the server first. The old database is kept as
 * `<database>.replaced-<time>`. On an error it changes nothing and exits with 1.
 */
const { databaseFile } = readSettings(process.env, process.cwd());
const backup = process.argv[2];
const incoming = `${databaseFile}.restore`;
try {
  if (!backup) throw new Error('no backup given: npm run restore -- <file>');
  const file = path.resolve(backup);
  assertIntegrity(file);
  await rm(incoming, { force: true });
  await copyDatabase({ databaseFile: file, target: incoming });
  const [breach] = checkLedger(incoming, { cheap: false });
  if (breach) throw new Error(`its ledger does not balance: ${breach.rule} (${breach.where})`);
  assertUnused(databaseFile);
  const replacedFile = await moveDatabaseAside();
  await replaceDatabase({ databaseFile, replacement: incoming });
  process.stdout.write(
    `Restored ${file}${replacedFile ? `; the old database is ${replacedFile}` : ''}\n`,
  );
} catch (error) {
  process.stderr.write(
    `Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  await rm(incoming, { force: true });
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
