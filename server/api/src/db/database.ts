import type { PrismaClient } from './generated/client.ts';

export type Database = {
  readonly prisma: PrismaClient;
  /** Waits for the current statements and transactions, then closes the connections. */
  close(): Promise<void>;
};

/**
 * Limit for the start of a transaction and for its duration. Prisma's defaults of two and five
 * seconds would fail calls while the machine is busy.
 */
export const TRANSACTION_MS_MAX = 10_000;
