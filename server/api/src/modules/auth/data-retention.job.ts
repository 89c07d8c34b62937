import type { JobResult } from '../../jobs/job-runner.ts';
import type { Services } from '../../services.ts';
import {
  deleteKnownAddresses,
  deleteResets,
  deleteRetiredTokens,
} from './data-retention.repository.ts';
import { KNOWN_ADDRESS_MS } from './login-location.ts';
import { RENEWED_SESSION_MS_MAX } from './session-registry.ts';

export const DATA_RETENTION_JOB = 'forgetting';

const DAY_MS = 86_400_000;
const BATCH_MAX = 500;

/** Credentials that are no longer used are deleted: the tables would grow, and could be stolen. */
const retentionRules = [
  { deleteOld: deleteRetiredTokens, afterMs: RENEWED_SESSION_MS_MAX },
  { deleteOld: deleteResets, afterMs: DAY_MS },
  { deleteOld: deleteKnownAddresses, afterMs: KNOWN_ADDRESS_MS },
];

/** Deletes old tokens, password resets and known addresses once a day, in batches. */
export async function deleteOldCredentials({ prisma, clock, log }: Services): Promise<JobResult> {
  const at = clock.now().getTime();
  const deleted: number[] = [];
  for (const { deleteOld, afterMs } of retentionRules) {
    const before = new Date(at - afterMs);
    deleted.push(await deleteOld(prisma, { before, limit: BATCH_MAX }));
  }
  const total = deleted.reduce((sum, count) => sum + count, 0);
  if (total > 0) log.info({ deleted: total }, 'old credentials deleted');
  return { againAt: new Date(Math.max(...deleted) === BATCH_MAX ? at : at + DAY_MS) };
}
