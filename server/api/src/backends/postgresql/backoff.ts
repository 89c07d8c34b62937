import type { PrismaClient } from '../../db/generated/client.ts';
import {
  type Attempt,
  type Backoff,
  counterHash,
  DELAYS_MS,
  type LimitedKey,
  RESET_AFTER_MS,
  type Secrets,
} from '../../modules/auth/index.ts';

/**
 * The counters of all nodes on one PostgreSQL, in a table that is not logged: a crash or a failover of
 * the database empties it, as a restart empties the memory of a process.
 */
export class PostgresBackoff implements Backoff {
  readonly #prisma: PrismaClient;
  readonly #secrets: Secrets;

  constructor({ prisma, secrets }: { prisma: PrismaClient; secrets: Secrets }) {
    this.#prisma = prisma;
    this.#secrets = secrets;
  }

  /** In one call of a function of the database, which locks the keys. */
  async begin(keys: readonly LimitedKey[], now: Date): Promise<Attempt | { waitMs: number }> {
    const hashes = keys.map((key) => this.#hash(key));
    const free = keys.map(({ limit }) => limit.freeFailures);
    const [begun] = await this.#prisma.$queryRaw<
      { wait_ms: number; counter_ids: string[] | null }[]
    >`
      SELECT "wait_ms", "counter_ids" FROM backoff_begin(
        ${hashes}::text[], ${free}::int[], ${DELAYS_MS}::int[], ${RESET_AFTER_MS}::int,
        ${now}::timestamp)`;
    if (!begun) throw new Error('the database returned no attempt');
    const { wait_ms: waitMs, counter_ids: ids } = begun;
    if (ids === null) return { waitMs };
    return {
      withdraw: async () => {
        for (const [index, hash] of hashes.entries()) await this.#withdraw(hash, ids[index]);
      },
    };
  }

  async reset(key: LimitedKey): Promise<void> {
    await this.#prisma.$executeRaw`DELETE FROM "BackoffCounter" WHERE "key" = ${this.#hash(key)}`;
  }

  /**
   * Passes over the rows of attempts in progress, so that neither waits for the other. The keys are selected
   * once, whatever the plan: a subquery of the condition could run again for each row, and select others.
   */
  deleteExpired({ now, limit }: { now: Date; limit: number }): Promise<number> {
    const before = new Date(now.getTime() - RESET_AFTER_MS);
    return this.#prisma.$executeRaw`
      WITH "expired" AS MATERIALIZED (
        SELECT "key" FROM "BackoffCounter" WHERE "lastAt" < ${before} LIMIT ${limit}
          FOR UPDATE SKIP LOCKED)
      DELETE FROM "BackoffCounter" WHERE "key" IN (SELECT "key" FROM "expired")`;
  }

  /** One row a statement: two attempts with the same keys never wait for each other. */
  async #withdraw(hash: string, id: string | undefined): Promise<void> {
    await this.#prisma.$executeRaw`
      UPDATE "BackoffCounter" SET "failures" = "failures" - 1
        WHERE "key" = ${hash} AND "id" = ${id}`;
  }

  #hash({ limit, key }: LimitedKey): string {
    return counterHash(this.#secrets, { limit: limit.name, key });
  }
}
