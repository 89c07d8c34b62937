import '@fairhall/kit/supported-node';
import { existsSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { type Database, TRANSACTION_MS_MAX } from '../../db/database.ts';
import { PrismaClient } from '../../db/generated/client.ts';
import { singleConnection } from './single-connection-adapter.ts';

/**
 * `synchronous=FULL`: an acknowledged request survives a power loss, as the ledger's posts do. With
 * NORMAL an acknowledged order or new password could be lost.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/**
 * Opens a migrated file. The process has one connection; `singleConnection` explains why.
 * @throws Error when there is no file: a command was started with other settings than the server
 */
export async function openSqlite({ databaseFile }: { databaseFile: string }): Promise<Database> {
  if (!existsSync(databaseFile)) {
    throw new Error(
      `There is no database at ${databaseFile}: set DATABASE_URL as for the running server`,
    );
  }
  const connections = new PrismaBetterSqlite3(
    // A wait inside SQLite would stop the event loop; `singleConnection` waits outside.
    { url: databaseFile, fileMustExist: true, timeout: 0 },
    { timestampFormat: 'unixepoch-ms' },
  );
  const prisma = new PrismaClient({
    adapter: singleConnection(connections, { setup: PRAGMAS }),
    transactionOptions: { maxWait: TRANSACTION_MS_MAX, timeout: TRANSACTION_MS_MAX },
  });
  await prisma.$connect();
  return { prisma, close: () => prisma.$disconnect() };
}
