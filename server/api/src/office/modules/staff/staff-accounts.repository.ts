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
  credentialsAt: true,
  credentialsBy: true,
  confirmedAt: true,
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
    account: Pick<StoredAccount, AccountColumn | 'id'> & { readonly passwordHash: string };
    audit: NewAuditEntry;
  },
): Promise<StoredAccount> {
  return prisma.$transaction(async (tx) => {
    const created = await tx.staffUser.create({ data: account, select: accountSelect });
    await storeAudit(tx, audit);
    return created;
  });
}

type AccountColumn =
  | 'email'
  | 'name'
  | 'role'
  | 'createdAt'
  | 'credentialsAt'
  | 'credentialsBy'
  | 'confirmedAt';

/** The emails of the open accounts of admins, at most a hundred. */
export async function adminEmails(prisma: PrismaClient): Promise<readonly string[]> {
  const admins = await prisma.staffUser.findMany({
    where: openAdmin,
    take: ADMINS_MAX,
    select: { email: true },
  });
  return admins.map(({ email }) => email);
}

const ADMINS_MAX = 100;
const openAdmin = { role: 'admin', enabled: true, confirmedAt: { not: null } } as const;

/** Whether an admin other than `except` could confirm an account, and logs in now and then. */
export async function hasActiveAdmin(
  prisma: PrismaClient,
  query: { readonly except: string; readonly settledBefore: Date; readonly seenSince: Date },
): Promise<boolean> {
  const { except, settledBefore, seenSince } = query;
  const found = await prisma.staffUser.findFirst({
    where: {
      ...openAdmin,
      email: { not: except },
      credentialsAt: { lte: settledBefore },
      sessions: { some: { createdAt: { gte: seenSince } } },
    },
    select: { id: true },
  });
  return found !== null;
}

/** When the account was made or last reset. @throws Error for an unknown id */
export async function loadCredentialsAt(prisma: PrismaClient, id: string): Promise<Date> {
  const { credentialsAt } = await prisma.staffUser.findUniqueOrThrow({
    where: { id },
    select: { credentialsAt: true },
  });
  return credentialsAt;
}

export function findStaffAccount(prisma: PrismaClient, id: string): Promise<StoredAccount | null> {
  return prisma.staffUser.findUnique({ where: { id }, select: accountSelect });
}

/** Opens an account as it was seen. @returns `null` when it was reset or confirmed meanwhile */
export function confirmAccount(
  prisma: PrismaClient,
  {
    id,
    credentialsAt,
    at,
    audit,
  }: { id: string; credentialsAt: Date; at: Date; audit: NewAuditEntry },
): Promise<StoredAccount | null> {
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.staffUser.updateMany({
      where: { id, credentialsAt, confirmedAt: null },
      data: { confirmedAt: at },
    });
    if (count === 0) return null;
    await storeAudit(tx, audit);
    return tx.staffUser.findUnique({ where: { id }, select: accountSelect });
  });
}

export type AccountChange = {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly passwordHash?: string | undefined;
  readonly removesSecondFactor: boolean;
  readonly endsSessions: boolean;
  /** Whether another admin has to confirm the account as it was before. */
  readonly resets: (before: StoredAccount) => boolean;
};

type ChangeResult = StoredAccount | 'unknown' | 'last admin';

/**
 * Changes an account, unless no open admin would be left.
 * @param change.audit makes the entry from the account before it
 */
export function changeAccount(
  prisma: PrismaClient,
  {
    id,
    change,
    at,
    by,
    audit,
  }: {
    id: string;
    change: AccountChange;
    at: Date;
    by: string;
    audit: (before: StoredAccount) => NewAuditEntry;
  },
): Promise<ChangeResult> {
  return prisma.$transaction(async (tx) => {
    const { role, enabled, removesSecondFactor, endsSessions } = change;
    // First the write: two changes at once wait for each other, so that one of two admins is left.
    await tx.staffUser.updateMany({ where: { role: 'admin' }, data: { role: 'admin' } });
    const before = await tx.staffUser.findUnique({ where: { id }, select: accountSelect });
    if (!before) return 'unknown';
    const isReset = change.resets(before);
    // Who knows the password of an account that waits does not confirm it, whatever others change.
    const isByActor = change.passwordHash !== undefined || before.confirmedAt !== null;
    const isOpen = (enabled ?? before.enabled) && !isReset;
    const staysAdmin = (role ?? before.role) === 'admin' && isOpen;
    const others = await tx.staffUser.count({ where: { ...openAdmin, id: { not: id } } });
    if (before.role === 'admin' && !staysAdmin && others === 0) return 'last admin';
    if (removesSecondFactor) await tx.staffRecoveryCode.deleteMany({ where: { staffId: id } });
    const after = await tx.staffUser.update({
      where: { id },
      data: {
        ...changedColumns(change),
        ...(isReset && { credentialsAt: at, confirmedAt: null }),
        ...(isReset && isByActor && { credentialsBy: by }),
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

function changedColumns(change: AccountChange): Prisma.StaffUserUpdateInput {
  const { name, role, enabled, passwordHash, removesSecondFactor } = change;
  return {
    ...(name !== undefined && { name }),
    ...(role !== undefined && { role }),
    ...(enabled !== undefined && { enabled }),
    ...(passwordHash !== undefined && { passwordHash, pendingSecretEnc: null }),
    ...(removesSecondFactor && { totpSecretEnc: null, totpConfirmedAt: null }),
  };
}

/** Sets a password, removes the app and ends the sessions. @returns false for an unknown email */
export function resetAccount(
  prisma: PrismaClient,
  {
    email,
    audit,
    ...changed
  }: Pick<StoredAccount, 'email' | 'credentialsAt' | 'credentialsBy' | 'confirmedAt'> & {
    readonly passwordHash: string;
    readonly audit: (id: string) => NewAuditEntry;
  },
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const account = await tx.staffUser.findUnique({ where: { email }, select: { id: true } });
    if (!account) return false;
    const { id } = account;
    await tx.staffUser.update({
      where: { id },
      data: {
        ...changed,
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
      data: { endedAt: changed.credentialsAt },
    });
    await storeAudit(tx, audit(id));
    return true;
  });
}
