import type { JobResult } from '../../jobs/job-runner.ts';
import type { GamesContext } from './context.ts';
import {
  countNextRounds,
  DAY_MS,
  deleteDaysBefore,
  updatePopularity,
} from './popularity.repository.ts';

export const POPULARITY_JOB = 'popularity';

/** Of one run, which thus takes milliseconds. */
const ENTRIES_MAX = 2_000;
const PAUSE_MS = 600_000;
const DAYS = 30;

/** The popularity of a game is the number of rounds played in the last 30 days. */
export async function countPopularity(context: GamesContext): Promise<JobResult> {
  const { prisma, clock, catalogue } = context;
  const at = clock.now().getTime();
  const since = new Date(at - DAYS * DAY_MS);
  const read = await countNextRounds(prisma, {
    cursor: POPULARITY_JOB,
    limit: ENTRIES_MAX,
    now: clock.now(),
    since,
  });
  if (read === ENTRIES_MAX) return { againAt: new Date(at) };
  await deleteDaysBefore(prisma, since);
  if (await updatePopularity(prisma)) catalogue.invalidate();
  return { againAt: new Date(at + PAUSE_MS) };
}
