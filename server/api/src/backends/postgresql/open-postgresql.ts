import { codesOf } from '@fairhall/kit/database-fault';
import { CONNECTION_LIMITS, openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import { PrismaPg } from '@prisma/adapter-pg';
import { type Database, TRANSACTION_MS_MAX } from '../../db/database.ts';
import type { PrismaClient as SqlitePrismaClient } from '../../db/generated/client.ts';
import { PrismaClient } from './generated/client.ts';

const CONNECTIONS_MAX = 8;
/** Unique violation, write conflict or deadlock: Prisma's codes, and SQLSTATE of queries in SQL. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['P2002', 'P2034', '23505', '40001', '40P01']);

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
  prisma.$transaction = onceMore(prisma.$transaction.bind(prisma));
  await prisma.$connect();
  return { prisma: asShared(prisma), close: () => prisma.$disconnect() };
}

/**
 * A transaction that others hinder is rolled back as a whole and runs once more: by a row with the same key,
 * which it finds then, by a deadlock, or by a change of what it has read.
 */
function onceMore<Run extends (...args: never[]) => Promise<unknown>>(run: Run): Run {
  const runTwice = async (...args: Parameters<Run>) => {
    try {
      return await run(...args);
    } catch (error) {
      if (codesOf(error).some((code) => CONFLICTS.has(code))) return run(...args);
      throw error;
    }
  };
  return runTwice as Run;
}

/**
 * The type that all modules use. Both clients are generated from the same models, but Prisma's types
 * of two clients are never assignable to one another. They differ in the relations of the ledger's
 * tables, which PostgreSQL's lacks.
 */
function asShared(prisma: PrismaClient): SqlitePrismaClient {
  return prisma as unknown as SqlitePrismaClient;
}
