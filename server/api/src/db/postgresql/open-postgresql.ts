import { PrismaPg } from '@prisma/adapter-pg';
import { openPostgresPool } from '../../core/open-postgres-pool.ts';
import { type Database, TRANSACTION_MS_MAX } from '../database.ts';
import type { PrismaClient as SqlitePrismaClient } from '../generated/client.ts';
import { PrismaClient } from './generated/client.ts';

const CONNECTIONS_MAX = 8;

/** Limits of the server and of the network, so that no call waits for a lost connection or a lock. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} as const;

/**
 * Opens a migrated database. Dates are UTC, because their columns have no zone.
 */
export async function openPostgresql({ url }: { url: string }): Promise<Database> {
  const pool = openPostgresPool({ connectionString: url, max: CONNECTIONS_MAX, ...LIMITS });
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    transactionOptions: { maxWait: TRANSACTION_MS_MAX, timeout: TRANSACTION_MS_MAX },
  });
  await prisma.$connect();
  return { prisma: asShared(prisma), close: () => prisma.$disconnect() };
}

/**
 * The type that all modules use. Both clients are generated from the same models, but Prisma's types
 * of two clients are never assignable to one another. They differ in the relations of the ledger's
 * tables, which PostgreSQL's lacks.
 */
function asShared(prisma: PrismaClient): SqlitePrismaClient {
  return prisma as unknown as SqlitePrismaClient;
}
