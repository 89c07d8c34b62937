import { existsSync } from 'node:fs';
import Sqlite from '@fairhall/kit/sqlite';
import type { MigrationRecords } from '../../db/migrations.ts';

/** The migrations of a file; none of a missing or empty one. */
export function readMigrationRecords(databaseFile: string): MigrationRecords {
  if (!existsSync(databaseFile)) return { finished: [], failed: [], hasTables: false };
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    const tables = database
      .prepare<[], string>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'`,
      )
      .pluck()
      .all();
    const hasRecords = tables.includes('_prisma_migrations');
    const records = hasRecords
      ? database
          .prepare<[], { name: string; finishedAt: unknown }>(
            `SELECT migration_name AS "name", finished_at AS "finishedAt" FROM _prisma_migrations
               WHERE rolled_back_at IS NULL`,
          )
          .all()
      : [];
    const namesOf = (isFinished: boolean) =>
      records
        .filter(({ finishedAt }) => (finishedAt !== null) === isFinished)
        .map(({ name }) => name);
    return {
      finished: namesOf(true),
      failed: namesOf(false),
      hasTables: tables.length > Number(hasRecords),
    };
  } finally {
    database.close();
  }
}
