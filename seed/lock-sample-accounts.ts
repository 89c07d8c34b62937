import type { Services } from '@fairhall/api/services';
import { sampleAccounts } from './sample-accounts.ts';

/** Marks the exclusion as the lock, which is lifted with `SEED=on`; `blocked` has one of its own. */
const LOCKED_UNTIL = new Date('9999-12-31T00:00:00Z');

const { blocked: _excluded, ...lockable } = sampleAccounts;
const lockableIds: readonly string[] = Object.values(lockable).map(({ id }) => id);

/**
 * Closes the sample accounts of an earlier start, because their password is public: it ends their
 * sessions and refuses their logins; money and history stay. Call it before the API listens: a running
 * API caches sessions.
 */
export async function lockSampleAccounts({ prisma, clock, log }: Services): Promise<void> {
  const at = clock.now();
  const { count } = await prisma.$transaction(async (tx) => {
    await tx.session.updateMany({
      where: { userId: { in: [...lockableIds] }, endedAt: null },
      data: { endedAt: at, endReason: 'LOGOUT' },
    });
    return tx.user.updateMany({
      where: { id: { in: [...lockableIds] }, selfExcludedUntil: null },
      data: { selfExcludedUntil: LOCKED_UNTIL },
    });
  });
  if (count > 0) log.info({ accounts: count }, 'sample accounts locked: SEED is off');
}

/** Lifts the lock. */
export async function unlockSampleAccounts({ prisma }: Services): Promise<void> {
  await prisma.user.updateMany({
    where: { id: { in: [...lockableIds] }, selfExcludedUntil: LOCKED_UNTIL },
    data: { selfExcludedUntil: null },
  });
}
