import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import {
  deleteKnownAddresses,
  deleteResets,
  deleteRetiredTokens,
} from './data-retention.repository.ts';
import { KNOWN_ADDRESS_MS } from './login-place.ts';
import { RENEWED_SESSION_MS_MAX } from './session-registry.ts';

export const DATA_RETENTION_JOB = 'forgetting';

const DAY_MS = 86_400_000;
const AT_ONCE_MAX = 500;

/** What no longer says anything about a player is not kept: it would only grow, and be stolen. */
const forgotten = [
  { deleteOld: deleteRetiredTokens, afterMs: RENEWED_SESSION_MS_MAX },
  { deleteOld: deleteResets, afterMs: DAY_MS },
  { deleteOld: deleteKnownAddresses, afterMs: KNOWN_ADDRESS_MS },
];

/** Deletes tokens, reset rights and addresses of long ago; once a day, in portions. */
export async function deleteOldCredentials({ prisma, clock, log }: Services): Promise<JobResult> {
  const at = clock.now().getTime();
  const deleted: number[] = [];
  for (const { deleteOld, afterMs } of forgotten) {
    const before = new Date(at - afterMs);
    deleted.push(await deleteOld(prisma, { before, limit: AT_ONCE_MAX }));
  }
  const total = deleted.reduce((sum, count) => sum + count, 0);
  if (total > 0) log.info({ deleted: total }, 'old credentials forgotten');
  return { againAt: new Date(Math.max(...deleted) === AT_ONCE_MAX ? at : at + DAY_MS) };
}
