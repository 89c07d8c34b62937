import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

const accountSelect = {
  id: true,
  email: true,
  name: true,
  role: true,
  enabled: true,
  totpConfirmedAt: true,
  createdAt: true,
  sessions: { orderBy: { createdAt: 'desc' }, take: 1, select: { createdAt: true } },
} as const satisfies Prisma.StaffUserSelect;

export type StoredAccount = Prisma.StaffUserGetPayload<{ select: typeof accountSelect }>;

export function allAccounts(prisma: PrismaClient): Promise<StoredAccount[]> {
  return prisma.staffUser.findMany({
    orderBy: [{ name: 'asc' }, { email: 'asc' }],
    select: accountSelect,
  });
}

/** Fails when the email is taken. */
export function createAccount(
  prisma: PrismaClient,
  {
    account,
    audit,
  }: {
    account: {
      id: string;
      email: string;
      name: string;
      role: string;
      passwordHash: string;
      createdAt: Date;
    };
    audit: NewAuditEntry | null;
  },
): Promise<StoredAccount> {
  return prisma.$transaction(async (tx) => {
    const created = await tx.staffUser.create({ data: account, select: accountSelect });
    if (audit) await storeAudit(tx, audit);
    return created;
  });
}

export type AccountChange = {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly passwordHash?: string | undefined;
  readonly removesSecondFactor: boolean;
  readonly endsSessions: boolean;
};

type ChangeResult = StoredAccount | 'unknown' | 'last admin';

/**
 * Changes an account, unless no enabled admin would be left.
 * @param change.audit makes the entry from the account before it
 */
export function changeAccount(
  prisma: PrismaClient,
  {
    id,
    change,
    at,
    audit,
  }: {
    id: string;
    change: AccountChange;
    at: Date;
    audit: (before: StoredAccount) => NewAuditEntry;
  },
): Promise<ChangeResult> {
  return prisma.$transaction(async (tx) => {
    const { name, role, enabled, passwordHash, removesSecondFactor, endsSessions } = change;
    // First the write: two changes at once wait for each other, so that one of two admins is left.
    await tx.staffUser.updateMany({ where: { role: 'admin' }, data: { role: 'admin' } });
    const before = await tx.staffUser.findUnique({ where: { id }, select: accountSelect });
    if (!before) return 'unknown';
    const staysAdmin = (role ?? before.role) === 'admin' && (enabled ?? before.enabled);
    const others = await tx.staffUser.count({
      where: { role: 'admin', enabled: true, id: { not: id } },
    });
    if (before.role === 'admin' && !staysAdmin && others === 0) return 'last admin';
    if (removesSecondFactor) await tx.staffRecoveryCode.deleteMany({ where: { staffId: id } });
    const after = await tx.staffUser.update({
      where: { id },
      data: {
        ...(name !== undefined && { name }),
        ...(role !== undefined && { role }),
        ...(enabled !== undefined && { enabled }),
        ...(passwordHash !== undefined && { passwordHash, pendingSecretEnc: null }),
        ...(removesSecondFactor && { totpSecretEnc: null, totpConfirmedAt: null }),
      },
      select: accountSelect,
    });
    // Last: a login that the change has not reached yet has stored its session by now.
    if (endsSessions) {
      await tx.staffSession.updateMany({
        where: { staffId: id, endedAt: null },
        data: { endedAt: at },
      });
    }
    await storeAudit(tx, audit(before));
    return after;
  });
}

/** Sets a password, removes the app and ends the sessions. @returns false for an unknown email */
export function resetAccount(
  prisma: PrismaClient,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: Date },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const account = await tx.staffUser.findUnique({ where: { email }, select: { id: true } });
    if (!account) return false;
    const { id } = account;
    await tx.staffUser.update({
      where: { id },
      data: {
        passwordHash,
        enabled: true,
        totpSecretEnc: null,
        totpConfirmedAt: null,
        pendingSecretEnc: null,
      },
      select: { id: true },
    });
    await tx.staffRecoveryCode.deleteMany({ where: { staffId: id } });
    await tx.staffSession.updateMany({
      where: { staffId: id, endedAt: null },
      data: { endedAt: at },
    });
    return true;
  });
}
