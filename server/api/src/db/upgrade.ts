import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { makePrivate } from '@fairhall/kit/private-file';
import Sqlite from 'better-sqlite3';
import { copyDatabase, replaceDatabase, unusedFileState } from './copies.ts';
import { deployMigrations, migrationNames } from './migrations.ts';

/**
 * Migrates the database to the newest schema. An existing database is migrated as a copy, which
 * replaces it only when every migration succeeded: a failed one leaves the old database intact for
 * the old version of the product.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails, or the database is of a newer version; DatabaseInUseError
 *   while another process has the database open, or wrote to it meanwhile
 */
export async function upgradeDatabase({
  databaseFile,
  prismaDir,
}: {
  databaseFile: string;
  prismaDir?: string;
}): Promise<readonly string[]> {
  if (existsSync(databaseFile)) makePrivate(databaseFile);
  const appliedBefore = existsSync(databaseFile) ? appliedMigrations(databaseFile) : [];
  const available = await migrationNames(prismaDir);
  const unknown = appliedBefore.filter((name) => !available.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${databaseFile} was written by a newer version: this version lacks ${unknown.join(', ')}`,
    );
  }
  // Checked here because the schema engine would lock the database exclusively for the same check.
  if (available.every((name) => appliedBefore.includes(name))) return [];
  if (appliedBefore.length === 0) return deployMigrations({ databaseFile, prismaDir });

  const copy = `${databaseFile}.upgrade`;
  await removeCopy(copy);
  try {
    const sourceState = unusedFileState(databaseFile);
    await copyDatabase({ databaseFile, target: copy });
    const applied = await deployMigrations({ databaseFile: copy, prismaDir });
    await replaceDatabase({ databaseFile, replacement: copy, sourceState });
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
    const hasMigrationsTable = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
      .get();
    if (!hasMigrationsTable) return [];
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
