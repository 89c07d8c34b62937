import type { JobResult } from '../../../jobs/job-runner.ts';
import type { OfficeContext } from '../../context.ts';
import { addMetrics, nextPostings } from './metrics.repository.ts';
import { metricsOf } from './metrics.ts';

export const METRICS_JOB = 'figures';

/** Of one run, which thus takes a fraction of a second. */
const ENTRIES_MAX = 5_000;
/** A run without new entries costs two reads beside its lease. */
const PAUSE_MS = 5_000;

/** Sums the ledger's next entries by day for the back office, each entry once. */
export async function sumMetrics({ prisma, clock, database }: OfficeContext): Promise<JobResult> {
  const now = clock.now();
  const { isShared } = database;
  const place = { cursor: METRICS_JOB, limit: ENTRIES_MAX };
  const next = await nextPostings(prisma, { ...place, isShared, now });
  const { from, to, read, postings } = next;
  if (to !== null) await addMetrics(prisma, metricsOf(postings), { kind: METRICS_JOB, from, to });
  const pauseMs = read === ENTRIES_MAX ? 0 : PAUSE_MS;
  return { againAt: new Date(now.getTime() + pauseMs) };
}
