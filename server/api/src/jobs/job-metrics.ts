import type { Metrics } from '../core/metrics.ts';
import type { PrismaClient } from '../db/generated/client.ts';
import type { JobHandlers } from './job-runner.ts';

/** The same handlers, with each run counted by kind and result. */
export function countedHandlers(handlers: JobHandlers, { jobRuns }: Metrics): JobHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]): [string, JobHandlers[string]] => [
      kind,
      async (subject) => {
        try {
          const result = await handler(subject);
          jobRuns.inc({ kind, result: result === 'done' ? 'done' : 'again' });
          return result;
        } catch (error) {
          jobRuns.inc({ kind, result: 'failed' });
          throw error;
        }
      },
    ]),
  );
}

export function countDueJobs(prisma: PrismaClient, now: Date): Promise<number> {
  return prisma.job.count({ where: { doneAt: null, runAt: { lte: now } } });
}
