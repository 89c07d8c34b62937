import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrismaClient } from '../db/generated/client.ts';
import type { Reader } from '../db/reader.ts';
import { searchColumns } from '../modules/users/index.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import { openSqliteReader } from './sqlite/reader.ts';
import { deployMigrations } from './sqlite/upgrade.ts';

export type DatabaseUnderTest = {
  readonly databaseFile: string;
  readonly prisma: PrismaClient;
  readonly reader: Reader;
  /** Closes the connections and removes the file. */
  close(): Promise<void>;
};

/** A migrated database of its own, with one player: id 1, a@b.test. */
export async function newDatabaseUnderTest(): Promise<DatabaseUnderTest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-queries-'));
  const databaseFile = path.join(folder, 'fairhall.db');
  await deployMigrations({ databaseFile });
  const database = await openSqlite({ databaseFile });
  const reader = openSqliteReader({ databaseFile });
  const user = { id: '1', email: 'a@b.test', passwordHash: '', nickName: 'A' };
  await database.prisma.user.create({
    data: {
      ...user,
      ...searchColumns(user),
      createdAt: new Date(),
      currency: 'USD',
      language: 'en',
    },
  });
  return {
    databaseFile,
    prisma: database.prisma,
    reader,
    async close() {
      await reader.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
