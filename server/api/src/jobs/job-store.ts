import type { Dialect } from '../db/database.ts';
import { Prisma, type PrismaClient } from '../db/generated/client.ts';
import type { LedgerPort } from '../ledger/port.ts';
import { insertStatement, type RowWrite } from '../ledger/rows.ts';

/** A persistent unit of work, due at a time. One job per kind and subject. */
export type Job = {
  readonly id: string;
  readonly kind: string;
  /** The object of the work: an order number. */
  readonly subject: string;
  /** Runs so far, this one not counted. */
  readonly attempts: number;
};

const columns = ['id', 'kind', 'subject', 'runAt', 'attempts'] as const;
const insertJob = insertStatement('Job', columns);
/** Not Prisma's upsert, which several nodes at once make fail. */
const insertJobIfAbsent = insertStatement('Job', columns, { ifAbsent: true });

/** The insert of a job, for the transaction of the job's subject. */
export function jobRow(job: { id: string; kind: string; subject: string; runAt: Date }): RowWrite {
  return insertJob({ ...job, attempts: 0 });
}

const RECURRING = 'standing';

/** Inserts the row of each kind of recurring job where it is missing. */
export async function ensureRecurringJobs(
  ledger: LedgerPort,
  { kinds, runAt }: { kinds: readonly string[]; runAt: Date },
): Promise<void> {
  const rows = kinds.map((kind) =>
    insertJobIfAbsent({
      id: `${RECURRING}-${kind}`,
      kind,
      subject: RECURRING,
      runAt,
      attempts: 0,
    }),
  );
  await ledger.write(rows);
}

/**
 * Claims due jobs without a lease, each for `leaseMs`, in one statement. It passes over the rows that
 * another node is claiming. The jobs are selected once, whatever the plan: a subquery of the condition could
 * run again for each row, and select others.
 */
export async function claimDueJobs(
  prisma: PrismaClient,
  { now, leaseMs, take, dialect }: { now: Date; leaseMs: number; take: number; dialect: Dialect },
): Promise<Job[]> {
  // If the node dies, the job is due again when its lease ends.
  const until = new Date(now.getTime() + leaseMs);
  const claimed = await prisma.$queryRaw<(Omit<Job, 'attempts'> & { attempts: bigint | number })[]>`
    WITH "due" AS MATERIALIZED (
      SELECT "id" FROM "Job" WHERE "doneAt" IS NULL AND "runAt" <= ${now}
        ORDER BY "runAt" LIMIT ${take} ${Prisma.raw(dialect.skipLocked)})
    UPDATE "Job" SET "runAt" = ${until}, "attempts" = "attempts" + 1
      WHERE "id" IN (SELECT "id" FROM "due")
      RETURNING "id", "kind", "subject", "attempts"`;
  return claimed.map((job) => ({ ...job, attempts: Number(job.attempts) - 1 }));
}

/**
 * Makes every waiting job due: the lease of a killed server has not ended, and a clock that was set
 * back is far from the time of a retry. Call it only where no job runs, on any node.
 */
export async function resumeJobs(prisma: PrismaClient, now: Date): Promise<void> {
  await prisma.job.updateMany({
    where: { doneAt: null, runAt: { gt: now } },
    data: { runAt: now },
  });
}

/** A job whose lease ended meanwhile is another runner's and stays as it is. */
export async function finishJob(
  prisma: PrismaClient,
  { job, at }: { job: Job; at: Date },
): Promise<void> {
  await prisma.job.updateMany({ where: heldBy(job), data: { doneAt: at } });
}

/** The row of a job while this claim holds it: each claim counts one attempt more. */
const heldBy = ({ id, attempts }: Job) => ({ id, doneAt: null, attempts: attempts + 1 });

/** Releases a job to run again at a later time; without a failure its attempts restart at zero. */
export async function postponeJob(
  prisma: PrismaClient,
  { job, runAt, failed }: { job: Job; runAt: Date; failed: boolean },
): Promise<void> {
  await prisma.job.updateMany({
    where: heldBy(job),
    data: failed ? { runAt } : { runAt, attempts: 0 },
  });
}

/** @returns the number of deleted rows */
export async function deleteDoneJobs(
  prisma: PrismaClient,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { count } = await prisma.job.deleteMany({ where: { doneAt: { lt: before } }, limit });
  return count;
}

/** When the next job is due; `null` when there is none. */
export async function nextDueAt(prisma: PrismaClient): Promise<Date | null> {
  const next = await prisma.job.findFirst({
    where: { doneAt: null },
    orderBy: { runAt: 'asc' },
    select: { runAt: true },
  });
  return next?.runAt ?? null;
}
