import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from '@fairhall/kit/private-file';
import { applyMigrations, migrationNames } from '../migrations.ts';
import { appliedMigrations } from './applied-migrations.ts';
import { copyDatabase, replaceDatabase, unusedFileState } from './copies.ts';

type Options = { readonly databaseFile: string; readonly prismaDir?: string | undefined };

/**
 * Applies the migrations that the file does not have yet. It and its folder are created when missing.
 * @returns the names just applied; empty when the database was up to date
 * @throws Error when a migration fails, or failed before, or an applied one is missing
 */
export async function deployMigrations({
  databaseFile,
  prismaDir,
}: Options): Promise<readonly string[]> {
  await mkdir(path.dirname(databaseFile), { recursive: true });
  makePrivate(databaseFile);
  return applyMigrations({ database: { backend: 'sqlite', file: databaseFile }, prismaDir });
}

/**
 * Migrates the database to the newest schema. An existing database is migrated as a copy, which
 * replaces it only when every migration succeeded: a failed one leaves the old database intact for
 * the old version of the product.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails, or the database is of a newer version; DatabaseInUseError
 *   while another process has the database open, or wrote to it meanwhile
 */
export async function upgradeDatabaseFile({
  databaseFile,
  prismaDir,
}: Options): Promise<readonly string[]> {
  if (existsSync(databaseFile)) makePrivate(databaseFile);
  const available = await migrationNames('sqlite', prismaDir);
  const appliedBefore = existsSync(databaseFile) ? knownMigrations(databaseFile, available) : [];
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

/**
 * The migrations that a database has.
 * @throws Error when it is of a newer version, whose migrations are not among the available ones
 */
export function knownMigrations(
  databaseFile: string,
  available: readonly string[],
): readonly string[] {
  const applied = appliedMigrations(databaseFile);
  const unknown = applied.filter((name) => !available.includes(name));
  if (unknown.length === 0) return applied;
  throw new Error(
    `${databaseFile} was written by a newer version: this version lacks ${unknown.join(', ')}`,
  );
}

async function removeCopy(copy: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(copy + suffix, { force: true });
}
