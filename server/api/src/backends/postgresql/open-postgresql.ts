import { CONNECTION_LIMITS, openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import { PrismaPg } from '@prisma/adapter-pg';
import { type Database, TRANSACTION_MS_MAX } from '../../db/database.ts';
import type { PrismaClient as SqlitePrismaClient } from '../../db/generated/client.ts';
import { PrismaClient } from './generated/client.ts';

const CONNECTIONS_MAX = 8;

/**
 * Opens a migrated database. Dates are UTC, because their columns have no zone.
 */
export async function openPostgresql({ url }: { url: string }): Promise<Database> {
  const pool = openPostgresPool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    ...CONNECTION_LIMITS,
  });
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
