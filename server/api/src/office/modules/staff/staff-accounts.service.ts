import { AppError, refusal } from '../../../core/app-error.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { hashPassword } from '../../../modules/auth/index.ts';
import type { OfficeContext } from '../../context.ts';
import type { Role } from '../../contract/roles.ts';
import type { StaffAccount } from '../../contract/staff.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from './active-staff.ts';
import {
  type AccountChange,
  allAccounts,
  changeAccount,
  createAccount,
  type StoredAccount,
} from './staff-accounts.repository.ts';

export async function staffAccounts({ prisma }: OfficeContext): Promise<StaffAccount[]> {
  return (await allAccounts(prisma)).map(accountView);
}

/** @throws EMAIL_TAKEN */
export async function addStaff(
  context: OfficeContext,
  {
    actor,
    password,
    ...stated
  }: { email: string; name: string; role: Role; password: string; actor: Actor },
): Promise<StaffAccount> {
  const { prisma, clock, random } = context;
  const id = random.uuid();
  const { role, name } = stated;
  try {
    const created = await createAccount(prisma, {
      account: {
        ...stated,
        id,
        passwordHash: await hashPassword(password),
        createdAt: clock.now(),
      },
      audit: auditEntry(context, actor, {
        action: 'staff.create',
        subjectKind: 'staff',
        subjectId: id,
        after: { name, role },
      }),
    });
    return accountView(created);
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal('EMAIL_TAKEN');
    throw error;
  }
}

type StaffUpdate = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly enabled?: boolean | undefined;
  readonly password?: string | undefined;
  readonly removeSecondFactor?: true | undefined;
  readonly actor: Actor;
};

/** @throws NOT_FOUND, WRONG_STATE for the last enabled admin */
export async function updateStaff(
  context: OfficeContext,
  update: StaffUpdate,
): Promise<StaffAccount> {
  const { prisma, clock } = context;
  const { id, actor, password } = update;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const changed = await changeAccount(prisma, {
    id,
    change: changeOf(update, passwordHash),
    at: clock.now(),
    audit: (before) =>
      auditEntry(context, actor, {
        action: 'staff.update',
        subjectKind: 'staff',
        subjectId: id,
        ...differences(before, update),
      }),
  });
  if (changed === 'unknown') throw new AppError('NOT_FOUND');
  if (changed === 'last admin') throw refusal('WRONG_STATE');
  return accountView(changed);
}

/** What was a reason to trust the sessions has changed, so they end. */
function changeOf(update: StaffUpdate, passwordHash: string | undefined): AccountChange {
  const { name, role, enabled, removeSecondFactor = false } = update;
  const endsSessions =
    passwordHash !== undefined || role !== undefined || enabled === false || removeSecondFactor;
  return {
    name,
    role,
    enabled,
    passwordHash,
    removesSecondFactor: removeSecondFactor,
    endsSessions,
  };
}

/** For the log; of a password that there is a new one. */
function differences(before: StoredAccount, update: StaffUpdate) {
  const fields = (['name', 'role', 'enabled'] as const).filter(
    (field) => update[field] !== undefined && update[field] !== before[field],
  );
  const other = {
    ...(update.password !== undefined && { password: 'new' }),
    ...(update.removeSecondFactor && { secondFactor: 'removed' }),
  };
  return {
    before: Object.fromEntries(fields.map((field) => [field, before[field]])),
    after: { ...Object.fromEntries(fields.map((field) => [field, update[field]])), ...other },
  };
}

function accountView(account: StoredAccount): StaffAccount {
  const { id, email, name, role, enabled, totpConfirmedAt, createdAt, sessions } = account;
  return {
    id,
    email,
    name,
    role: role as Role,
    enabled,
    hasSecondFactor: totpConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
    lastLoginAt: sessions[0]?.createdAt.toISOString() ?? null,
  };
}
