import type { Clock } from '@fairhall/kit/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { JobResult } from './job-runner.ts';

export const DATA_RETENTION_JOB = 'forgetting';

const DAY_MS = 86_400_000;
const BATCH_MAX = 500;

/**
 * For what has ended, launch tokens above all: the outcome of a bet that a provider repeats after an
 * outage is found by its launch token.
 */
export const FINISHED_MS = 30 * DAY_MS;

/** Rows of a module that are no longer used: the tables would grow, and credentials be stolen. */
export type RetentionRule = {
  /** Deletes at most `limit` rows that ended before. @returns how many */
  readonly deleteOld: (batch: { before: Date; limit: number }) => Promise<number>;
  readonly afterMs: number;
};

/** Deletes what the rules say once a day, in their order and in batches. */
export async function deleteOldRows(
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
  rules: readonly RetentionRule[],
): Promise<JobResult> {
  const at = clock.now().getTime();
  const deleted: number[] = [];
  for (const { deleteOld, afterMs } of rules) {
    deleted.push(await deleteOld({ before: new Date(at - afterMs), limit: BATCH_MAX }));
  }
  const total = deleted.reduce((sum, count) => sum + count, 0);
  if (total > 0) log.info({ deleted: total }, 'old rows deleted');
  return { againAt: new Date(Math.max(...deleted) === BATCH_MAX ? at : at + DAY_MS) };
}
