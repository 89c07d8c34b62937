import type { Clock } from '@fairhall/kit/clock';
import type { PrismaClient } from './generated/client.ts';

export type Database = {
  readonly prisma: PrismaClient;
  /** Waits for the current statements and transactions, then closes the connections. */
  close(): Promise<void>;
};

/** What features must know of the database that they run on; `backends/` has an implementation of each. */
export type DatabaseKind = {
  /** Whether other nodes may serve the database, too: what a node caches may be outdated. */
  readonly isShared: boolean;
  readonly dialect: Dialect;
  /** The size of the database. */
  bytes(prisma: PrismaClient): Promise<number>;
  /** Reads the database's clock between two readings of ours; `null` where the database has ours. */
  readonly sampleTime: ((clock: Clock) => Promise<TimeSample>) | null;
};

/** In milliseconds since 1970. */
export type TimeSample = {
  readonly sentMs: number;
  readonly databaseMs: number;
  readonly receivedMs: number;
};

/** Where the SQL of features differs between databases. */
export type Dialect = {
  /** At the end of a SELECT of rows to update: passes over those that another node is updating. */
  readonly skipLocked: string;
  /** The UTC midnight before a time, in milliseconds since 1970. */
  midnightMs(time: string): string;
};

/**
 * Limit for the start of a transaction and for its duration. Prisma's defaults of two and five
 * seconds would fail calls while the machine is busy.
 */
export const TRANSACTION_MS_MAX = 10_000;
