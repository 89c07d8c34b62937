import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaClient } from './generated/client.ts';
import { singleConnection } from './single-connection-adapter.ts';

export type Database = {
  readonly prisma: PrismaClient;
  /** Waits for the current statement or transaction, then closes the connection. */
  close(): Promise<void>;
};

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
 * Limit for the start of a transaction and for its duration. Prisma's defaults of two and five
 * seconds would fail calls while the machine is busy.
 */
const TRANSACTION_MS_MAX = 10_000;

/**
 * Opens the API's database, after `deployMigrations`, for everything but the ledger's writes. The
 * process has one connection; `singleConnection` states what that requires of transactions.
 */
export async function openDatabase({ databaseFile }: { databaseFile: string }): Promise<Database> {
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
