import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { copyDatabase, replaceDatabase, restingState } from './copies.ts';
import { deployMigrations, migrationNames } from './migrations.ts';

/**
 * Brings the database to the newest schema. A database that holds something is migrated as a copy,
 * which takes its place only when every migration went through: one that fails leaves the old
 * database whole, and the old version of the product can go on with it.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails, or the database is of a newer version; DatabaseInUseError
 *   while another process has open what has to be migrated, or wrote to it meanwhile
 */
export async function upgradeDatabase({
  databaseFile,
  prismaDir,
}: {
  databaseFile: string;
  prismaDir?: string;
}): Promise<readonly string[]> {
  const known = existsSync(databaseFile) ? appliedMigrations(databaseFile) : [];
  const wanted = await migrationNames(prismaDir);
  const foreign = known.filter((name) => !wanted.includes(name));
  if (foreign.length > 0) {
    throw new Error(
      `${databaseFile} was made by a newer version: this one does not know ${foreign.join(', ')}`,
    );
  }
  // Nothing to do, and the schema engine would want the database for itself to find that out.
  if (wanted.every((name) => known.includes(name))) return [];
  if (known.length === 0) return deployMigrations({ databaseFile, prismaDir });

  const copy = `${databaseFile}.upgrade`;
  await removeCopy(copy);
  try {
    const madeFrom = restingState(databaseFile);
    await copyDatabase({ databaseFile, target: copy });
    const applied = await deployMigrations({ databaseFile: copy, prismaDir });
    await replaceDatabase({ databaseFile, replacement: copy, madeFrom });
    return applied;
  } finally {
    await removeCopy(copy);
  }
}

async function removeCopy(copy: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(copy + suffix, { force: true });
}

function appliedMigrations(databaseFile: string): string[] {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    const isThere = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
      .get();
    if (!isThere) return [];
    return database
      .prepare<[], string>(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
      )
      .pluck()
      .all();
  } finally {
    database.close();
  }
}
