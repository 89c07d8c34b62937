import type { PrismaClient } from '../db/generated/client.ts';
import { insertionInto, type RowWrite } from '../ledger/rows.ts';

/** Work that is due at a time and survives a restart. One job per kind and subject. */
export type Job = {
  readonly id: string;
  readonly kind: string;
  /** What the work is about: an order number. */
  readonly subject: string;
  /** Runs so far, this one not counted. */
  readonly attempts: number;
};

const jobInsertion = insertionInto('Job', ['id', 'kind', 'subject', 'runAt', 'attempts']);

/** The row that makes a job; goes into the transaction of what the job is about. */
export function jobRow(job: { id: string; kind: string; subject: string; runAt: Date }): RowWrite {
  return jobInsertion({ ...job, attempts: 0 });
}

const STANDING = 'standing';

/** Sees to it that each kind of standing work has its one row. */
export async function ensureStandingJobs(
  prisma: PrismaClient,
  { kinds, runAt }: { kinds: readonly string[]; runAt: Date },
): Promise<void> {
  for (const kind of kinds) {
    await prisma.job.upsert({
      where: { kind_subject: { kind, subject: STANDING } },
      create: { id: `${STANDING}-${kind}`, kind, subject: STANDING, runAt },
      update: {},
    });
  }
}

/**
 * Takes jobs that are due and nobody holds, each for `leaseMs`. Two nodes that see the same job
 * both try the same update, which asks for the state that they saw: one of them changes a row.
 */
export async function claimDueJobs(
  prisma: PrismaClient,
  { now, leaseMs, take }: { now: Date; leaseMs: number; take: number },
): Promise<Job[]> {
  const due = await prisma.job.findMany({
    where: { doneAt: null, runAt: { lte: now } },
    orderBy: { runAt: 'asc' },
    take,
    select: { id: true, kind: true, subject: true, attempts: true, runAt: true },
  });
  const claimed: Job[] = [];
  for (const { runAt, ...job } of due) {
    const { count } = await prisma.job.updateMany({
      where: { id: job.id, doneAt: null, runAt, attempts: job.attempts },
      // A holder that dies leaves the job due again when its lease is over.
      data: { runAt: new Date(now.getTime() + leaseMs), attempts: job.attempts + 1 },
    });
    if (count > 0) claimed.push(job);
  }
  return claimed;
}

export async function finishJob(
  prisma: PrismaClient,
  { job, at }: { job: Job; at: Date },
): Promise<void> {
  await prisma.job.updateMany({ where: { id: job.id }, data: { doneAt: at } });
}

/** Gives a job back, to run again at a later time; one that did not fail has its attempts anew. */
export async function postponeJob(
  prisma: PrismaClient,
  { job, runAt, failed }: { job: Job; runAt: Date; failed: boolean },
): Promise<void> {
  await prisma.job.updateMany({
    where: { id: job.id, doneAt: null },
    data: failed ? { runAt } : { runAt, attempts: 0 },
  });
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
