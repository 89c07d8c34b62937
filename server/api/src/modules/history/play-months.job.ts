import type { JobResult } from '../../jobs/job-runner.ts';
import type { HistoryContext } from './context.ts';
import { PLAY_MONTHS_CURSOR, sumNextEntries } from './play-months.repository.ts';

export const PLAY_MONTHS_JOB = PLAY_MONTHS_CURSOR;

/** Of one run, which thus takes milliseconds. */
const ENTRIES_MAX = 500;
const PAUSE_MS = 10_000;

/** Sums stakes and wins by player and month: a statement reads no year of postings. */
export async function sumPlayMonths({ prisma, clock }: HistoryContext): Promise<JobResult> {
  const now = clock.now();
  const read = await sumNextEntries(prisma, { limit: ENTRIES_MAX, now });
  return { againAt: new Date(now.getTime() + (read === ENTRIES_MAX ? 0 : PAUSE_MS)) };
}
