import type { JobResult } from '../../jobs/job-runner.ts';
import { deleteDoneJobs } from '../../jobs/job-store.ts';
import { deleteStaffSessions } from '../../office/modules/staff/staff-sessions.repository.ts';
import type { Services } from '../../services.ts';
import {
  deleteBudgets,
  deleteKnownAddresses,
  deleteLaunchTokens,
  deleteLoginChallenges,
  deleteResets,
  deleteRetiredTokens,
  deleteSessions,
} from './data-retention.repository.ts';
import { KNOWN_ADDRESS_MS } from './login-location.ts';
import { RENEWED_SESSION_MS_MAX } from './session-lifetime.ts';

export const DATA_RETENTION_JOB = 'forgetting';

const DAY_MS = 86_400_000;
const BATCH_MAX = 500;

/**
 * For what has ended, launch tokens above all: the outcome of a bet that a provider repeats after an
 * outage is found by its launch token.
 */
const FINISHED_MS = 30 * DAY_MS;

/** Two months: what a player's last month and the one before counted can still be compared. */
const BUDGET_MS = 62 * DAY_MS;

/** Rows that are no longer used are deleted: the tables would grow, and credentials be stolen. */
const retentionRules = [
  { deleteOld: deleteLaunchTokens, afterMs: FINISHED_MS },
  { deleteOld: deleteSessions, afterMs: FINISHED_MS },
  { deleteOld: deleteDoneJobs, afterMs: FINISHED_MS },
  { deleteOld: deleteRetiredTokens, afterMs: RENEWED_SESSION_MS_MAX },
  { deleteOld: deleteResets, afterMs: DAY_MS },
  { deleteOld: deleteLoginChallenges, afterMs: DAY_MS },
  { deleteOld: deleteKnownAddresses, afterMs: KNOWN_ADDRESS_MS },
  // By these, too, failures elsewhere do not delay a login.
  { deleteOld: deleteStaffSessions, afterMs: KNOWN_ADDRESS_MS },
  { deleteOld: deleteBudgets, afterMs: BUDGET_MS },
];

/** Deletes old credentials, done jobs and counters of guesses and of limits once a day, in batches. */
export async function deleteOldRows({
  prisma,
  loginThrottle,
  clock,
  log,
}: Services): Promise<JobResult> {
  const at = clock.now().getTime();
  const deleted = [await loginThrottle.deleteExpired({ now: new Date(at), limit: BATCH_MAX })];
  for (const { deleteOld, afterMs } of retentionRules) {
    const before = new Date(at - afterMs);
    deleted.push(await deleteOld(prisma, { before, limit: BATCH_MAX }));
  }
  const total = deleted.reduce((sum, count) => sum + count, 0);
  if (total > 0) log.info({ deleted: total }, 'old rows deleted');
  return { againAt: new Date(Math.max(...deleted) === BATCH_MAX ? at : at + DAY_MS) };
}
