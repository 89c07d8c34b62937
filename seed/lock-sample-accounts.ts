import type { Infrastructure } from '@fairhall/api/app';
import { population } from './population.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { sampleStaff } from './sample-staff.ts';

/** Marks the exclusion as the lock, which is lifted with `SEED=on`; `blocked` has one of its own. */
const LOCKED_UNTIL = new Date('9999-12-31T00:00:00Z');

const { blocked: _excluded, ...lockable } = sampleAccounts;
const lockableIds: readonly string[] = [...Object.values(lockable), ...population].map(
  ({ id }) => id,
);
const staffIds: readonly string[] = Object.values(sampleStaff).map(({ id }) => id);
/** Before the hash of a locked member of staff, which verifies no password then. */
const LOCK = 'locked ';

/**
 * Closes the sample accounts of an earlier start, those of staff too, because their password is public:
 * it ends their sessions and refuses their logins; money and history stay. Call it before the API listens: a running
 * API caches sessions.
 */
export async function lockSampleAccounts(infrastructure: Infrastructure): Promise<void> {
  const { prisma, clock, log } = infrastructure;
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
  const staff = await lockSampleStaff(infrastructure);
  if (count + staff > 0) {
    log.info({ accounts: count, staff }, 'sample accounts locked: SEED is off');
  }
}

/** @returns how many were open */
async function lockSampleStaff({ prisma, clock }: Infrastructure): Promise<number> {
  const open = await prisma.staffUser.findMany({
    where: { id: { in: [...staffIds] }, NOT: { passwordHash: { startsWith: LOCK } } },
    select: { id: true, passwordHash: true },
  });
  for (const { id, passwordHash } of open) {
    await prisma.staffUser.update({
      where: { id },
      data: {
        enabled: false,
        passwordHash: `${LOCK}${passwordHash}`,
        sessions: { updateMany: { where: { endedAt: null }, data: { endedAt: clock.now() } } },
      },
      select: { id: true },
    });
  }
  return open.length;
}

/** Lifts the lock. */
export async function unlockSampleAccounts({ prisma }: Infrastructure): Promise<void> {
  await prisma.user.updateMany({
    where: { id: { in: [...lockableIds] }, selfExcludedUntil: LOCKED_UNTIL },
    data: { selfExcludedUntil: null },
  });
  const staff = await prisma.staffUser.findMany({
    where: { id: { in: [...staffIds] }, passwordHash: { startsWith: LOCK } },
    select: { id: true, passwordHash: true },
  });
  for (const { id, passwordHash } of staff) {
    await prisma.staffUser.update({
      where: { id },
      data: { enabled: true, passwordHash: passwordHash.slice(LOCK.length) },
      select: { id: true },
    });
  }
}
