import { constants, existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readSettings } from '@fairhall/kit/settings';
import { assertSound, assertUnused, copyDatabase, replaceDatabase } from '../db/copies.ts';
import { checkLedger } from '../ledger/check.ts';

/**
 * `npm run restore -- <backup>`: puts a backup in the place of the configured database, when it is
 * sound and its books add up. The server must be stopped. What was there before is kept beside it,
 * as `<database>.replaced-<moment>`. Ends with 1, and nothing changed, when anything is wrong.
 */
const { databaseFile } = readSettings(process.env, process.cwd());
const backup = process.argv[2];
const incoming = `${databaseFile}.restore`;
try {
  if (!backup) throw new Error('say which backup: npm run restore -- <file>');
  const file = path.resolve(backup);
  assertSound(file);
  await rm(incoming, { force: true });
  await copyDatabase({ databaseFile: file, target: incoming });
  const [breach] = checkLedger(incoming, { cheap: false });
  if (breach) throw new Error(`its books do not add up: ${breach.rule} (${breach.where})`);
  assertUnused(databaseFile);
  const replacedFile = await moveDatabaseAside();
  await replaceDatabase({ databaseFile, replacement: incoming });
  process.stdout.write(
    `Restored ${file}${replacedFile ? `; what was there is ${replacedFile}` : ''}\n`,
  );
} catch (error) {
  process.stderr.write(
    `Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  await rm(incoming, { force: true });
}

/** A restored database may be the wrong one: nobody should lose the other by a mistyped name. */
async function moveDatabaseAside(): Promise<string | null> {
  if (!existsSync(databaseFile)) return null;
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const target = `${databaseFile}.replaced-${moment}`;
  // Byte by byte: it may be damaged, which is a reason to restore.
  await copyFile(databaseFile, target, constants.COPYFILE_EXCL);
  return target;
}
