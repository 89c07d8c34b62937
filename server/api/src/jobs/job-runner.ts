import type { Clock } from '@fairhall/kit/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseKind } from '../db/database.ts';
import type { PrismaClient } from '../db/generated/client.ts';
import {
  claimDueJobs,
  finishJob,
  type Job,
  nextDueAt,
  postponeJob,
  resumeJobs,
} from './job-store.ts';

/**
 * Longer than any handler takes: its calls time out after ten seconds. Of a handler that takes longer
 * all the same a second run begins elsewhere: handlers are idempotent, and only the lease's last holder
 * ends the job.
 */
const LEASE_MS = 60_000;
const BATCH_MAX = 16;
/** Polling interval: another node adds jobs without a notification. */
const IDLE_MS_MAX = 5_000;
const RETRY_MS_MIN = 1_000;
const RETRY_MS_MAX = 300_000;

/** The result of a job's run: it is done, or runs again at a given time. */
export type JobResult = 'done' | { readonly againAt: Date };

/** Runs one job. A throw is a failed attempt, which is retried with exponential backoff. */
export type JobHandler = (subject: string) => Promise<JobResult>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** What the runner itself needs. */
export type JobContext = {
  readonly prisma: PrismaClient;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly database: Pick<DatabaseKind, 'isShared' | 'dialect'>;
};

/** Runs due jobs until it is stopped. */
export type JobRunner = {
  /** Polls the table now instead of at the next due time. */
  wake(): void;
  /** Waits for the running jobs; the others run after the next start. */
  stop(): Promise<void>;
};

/**
 * Where the process is alone, it starts with all unfinished jobs, those that a killed server was running
 * included. On a shared database other nodes run jobs, so a job is another's until its lease ends.
 */
export function startJobRunner(context: JobContext, handlers: JobHandlers): JobRunner {
  const isOnlyRunner = !context.database.isShared;
  let lastPollAt: Date | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let batch: Promise<void> | undefined;
  let wokenDuringBatch = false;

  const poll = () => {
    clearTimeout(timer);
    if (stopped) return;
    if (batch) {
      wokenDuringBatch = true;
      return;
    }
    batch = resumeWhereNeeded()
      .then(() => runDueJobs(context, handlers))
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'looking for due jobs failed');
        return RETRY_MS_MIN;
      })
      .then((idleMs) => {
        batch = undefined;
        if (stopped) return;
        timer = setTimeout(poll, wokenDuringBatch ? 0 : idleMs);
        wokenDuringBatch = false;
      });
  };
  /** After the start, and after the clock was set back. */
  async function resumeWhereNeeded(): Promise<void> {
    if (!isOnlyRunner) return;
    const now = context.clock.now();
    if (lastPollAt === undefined || now < lastPollAt) await resumeJobs(context.prisma, now);
    lastPollAt = now;
  }

  poll();
  return {
    wake: poll,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await batch;
    },
  };
}

/** Runs the due jobs. @returns milliseconds until the next one is due */
export async function runDueJobs(context: JobContext, handlers: JobHandlers): Promise<number> {
  const { prisma, clock, database } = context;
  const jobs = await claimDueJobs(prisma, {
    dialect: database.dialect,
    now: clock.now(),
    leaseMs: LEASE_MS,
    take: BATCH_MAX,
  });
  await Promise.all(jobs.map((job) => runJob(context, { job, handler: handlers[job.kind] })));
  if (jobs.length === BATCH_MAX) return 0;
  const next = await nextDueAt(prisma);
  const untilNextMs = next ? next.getTime() - clock.now().getTime() : IDLE_MS_MAX;
  return Math.min(Math.max(untilNextMs, 0), IDLE_MS_MAX);
}

async function runJob(
  context: JobContext,
  { job, handler }: { job: Job; handler: JobHandler | undefined },
): Promise<void> {
  const { prisma, clock, log } = context;
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    const result = await handler(job.subject);
    if (result === 'done') await finishJob(prisma, { job, at: clock.now() });
    else await postponeJob(prisma, { job, runAt: result.againAt, failed: false });
  } catch (error) {
    const delayMs = Math.min(RETRY_MS_MIN * 2 ** Math.min(job.attempts, 20), RETRY_MS_MAX);
    log.warn({ err: error, kind: job.kind, subject: job.subject, delayMs }, 'a job failed');
    const runAt = new Date(clock.now().getTime() + delayMs);
    await postponeJob(prisma, { job, runAt, failed: true });
  }
}
