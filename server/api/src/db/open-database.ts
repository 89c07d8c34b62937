import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaClient } from './generated/client.ts';
import { singleConnection } from './single-connection-adapter.ts';

export type Database = {
  readonly prisma: PrismaClient;
  /** Waits for the statement or transaction under way, then closes the connection. */
  close(): Promise<void>;
};

/**
 * `synchronous=FULL`: an answered request survives a power cut, as the ledger's posts do. NORMAL
 * would let an order or a new password that the player was told about disappear.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/**
 * For the start of a transaction, and for its whole. Prisma's own two and five seconds would turn
 * a busy moment of the machine into a failed call.
 */
const TRANSACTION_MS_MAX = 10_000;

/**
 * Opens the casino's database, to which `deployMigrations` has brought it, for everything but the
 * ledger's writes. One connection for the process; see `singleConnection` for what that asks of
 * transactions.
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
