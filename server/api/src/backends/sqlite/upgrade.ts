import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from '@fairhall/kit/private-file';
import {
  applyMigrations,
  findPrismaDir,
  lacksMigrations,
  type MigratedDatabase,
  migrationNames,
  readModels,
} from '../../db/migrations.ts';
import { copyDatabase, replaceDatabase, unusedFileState } from './copies.ts';
import { SqliteMigrationConnections } from './migration-connections.ts';
import { readMigrationRecords } from './migration-records.ts';

type Options = { readonly databaseFile: string; readonly prismaDir?: string | undefined };

/**
 * A file as the schema engine migrates it; in memory when none is given.
 * @param options.prismaDir found by walking up when not given
 */
export async function sqliteMigrations({
  databaseFile = ':memory:',
  prismaDir,
}: Partial<Options> = {}): Promise<MigratedDatabase> {
  const dir = prismaDir ?? (await findPrismaDir());
  return {
    dir,
    schema: await readModels(dir),
    connect: () => new SqliteMigrationConnections(databaseFile),
  };
}

/**
 * Applies the migrations that the file does not have yet. It and its folder are created when missing.
 * @returns the names just applied; empty when the database was up to date
 * @throws Error when a migration fails, or failed before, or an applied one is missing
 */
export async function deployMigrations(options: Options): Promise<readonly string[]> {
  const { databaseFile } = options;
  await mkdir(path.dirname(databaseFile), { recursive: true });
  makePrivate(databaseFile);
  return applyMigrations(await sqliteMigrations(options));
}

/**
 * Migrates the database to the newest schema. An existing database is migrated as a copy, which
 * replaces it only when every migration succeeded: a failed one leaves the old database intact for
 * the old version of the product.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails, or `lacksMigrations` refuses the database; DatabaseInUseError
 *   while another process has the database open, or wrote to it meanwhile
 */
export async function upgradeDatabaseFile(options: Options): Promise<readonly string[]> {
  const { databaseFile } = options;
  const available = await migrationNames(await sqliteMigrations(options));
  // Checked here because the schema engine would lock the database exclusively for the same check.
  const records = readMigrationRecords(databaseFile);
  const isOutdated = lacksMigrations(records, { available, where: databaseFile });
  if (existsSync(databaseFile)) makePrivate(databaseFile);
  if (!isOutdated) return [];
  if (records.finished.length === 0) return deployMigrations(options);

  const copy = `${databaseFile}.upgrade`;
  await removeCopy(copy);
  try {
    const sourceState = unusedFileState(databaseFile);
    await copyDatabase({ databaseFile, target: copy });
    const applied = await deployMigrations({ ...options, databaseFile: copy });
    await replaceDatabase({ databaseFile, replacement: copy, sourceState });
    return applied;
  } finally {
    await removeCopy(copy);
  }
}

async function removeCopy(copy: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(copy + suffix, { force: true });
}
