import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { deployMigrations } from '../../server/api/src/backends/sqlite/upgrade.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database with every migration applied, shared by all tests. */
    migratedDatabase: string;
  }
}

/** Migrates one database for the whole run; a copy for each test costs a hundredth of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-migrated-'));
  const databaseFile = path.join(folder, 'fairhall.db');
  await deployMigrations({ databaseFile });
  project.provide('migratedDatabase', databaseFile);
  return () => rm(folder, { recursive: true, force: true });
}

/** A new folder, which the run removes at its end at the latest. */
export function newFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join(path.dirname(inject('migratedDatabase')), prefix));
}

/** Creates a new database of the newest schema in `databaseFile`. */
export async function newDatabase(databaseFile: string): Promise<void> {
  await mkdir(path.dirname(databaseFile), { recursive: true });
  await copyFile(inject('migratedDatabase'), databaseFile);
}
