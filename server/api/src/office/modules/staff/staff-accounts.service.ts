import { AppError, refusal } from '../../../core/app-error.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { hashPassword } from '../../../modules/auth/index.ts';
import type { OfficeContext } from '../../context.ts';
import { isRole, permissionsOf, type Role } from '../../contract/roles.ts';
import type { StaffAccount } from '../../contract/staff.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import type { Actor } from './active-staff.ts';
import { mailAdmins } from './mail-admins.ts';
import { requireSettledAccount } from './settled-account.ts';
import {
  type AccountChange,
  allAccounts,
  changeAccount,
  confirmAccount,
  createAccount,
  findStaffAccount,
  type StoredAccount,
} from './staff-accounts.repository.ts';
import { type StaffNames, staffNames } from './staff-names.repository.ts';
import { staffRefOf } from './staff-ref.ts';

export async function staffAccounts({ prisma }: OfficeContext): Promise<StaffAccount[]> {
  const accounts = await allAccounts(prisma);
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return accounts.map((account) => accountView(account, names));
}

/** Makes an account that another admin has to confirm. @throws EMAIL_TAKEN */
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
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  try {
    const created = await createAccount(prisma, {
      account: {
        ...stated,
        ...{ id, passwordHash, createdAt: at },
        ...{ credentialsAt: at, credentialsBy: actor.staffId, confirmedAt: null },
      },
      audit: auditEntry(context, actor, {
        action: 'staff.create',
        subjectKind: 'staff',
        subjectId: id,
        after: { name, role },
      }),
    });
    mailAdmins(context);
    return loadView(context, created);
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

/** @throws NOT_FOUND, WRONG_STATE for the last open admin */
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
    by: actor.staffId,
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
  if (changed.confirmedAt === null) mailAdmins(context);
  return loadView(context, changed);
}

/**
 * Opens an account that another one made or reset.
 * @throws NOT_FOUND, WRONG_STATE unless it waits, SECOND_PERSON_NEEDED for the own act, STALE_VERSION after
 *   another reset, ACCOUNT_TOO_NEW
 */
export async function confirmStaff(
  context: OfficeContext,
  { id, credentialsAt, actor }: { id: string; credentialsAt: string; actor: Actor },
): Promise<StaffAccount> {
  const { prisma, clock } = context;
  const account = await findStaffAccount(prisma, id);
  if (!account) throw new AppError('NOT_FOUND');
  if (account.confirmedAt !== null) throw refusal('WRONG_STATE');
  if (account.credentialsBy === actor.staffId) throw refusal('SECOND_PERSON_NEEDED');
  await requireSettledAccount(context, actor);
  const confirmed = await confirmAccount(prisma, {
    id,
    credentialsAt: new Date(credentialsAt),
    at: clock.now(),
    audit: auditEntry(context, actor, {
      action: 'staff.confirm',
      subjectKind: 'staff',
      subjectId: id,
      after: { credentialsAt },
    }),
  });
  if (!confirmed) throw refusal('STALE_VERSION');
  mailAdmins(context);
  return loadView(context, confirmed);
}

/** What was a reason to trust the sessions has changed, so they end. */
function changeOf(update: StaffUpdate, passwordHash: string | undefined): AccountChange {
  const { name, role, enabled, removeSecondFactor = false } = update;
  const endsSessions =
    passwordHash !== undefined || role !== undefined || enabled === false || removeSecondFactor;
  return {
    ...{ name, role, enabled, passwordHash },
    removesSecondFactor: removeSecondFactor,
    endsSessions,
    resets: (before) =>
      passwordHash !== undefined ||
      removeSecondFactor ||
      (role !== undefined && isRaise(before, role)),
  };
}

/** Whether the role has a permission that the account lacks. */
function isRaise(before: StoredAccount, role: Role): boolean {
  const old = isRole(before.role) ? permissionsOf(before.role) : [];
  return permissionsOf(role).some((permission) => !old.includes(permission));
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

async function loadView({ prisma }: OfficeContext, account: StoredAccount): Promise<StaffAccount> {
  return accountView(account, await staffNames(prisma, [account.credentialsBy]));
}

function accountView(account: StoredAccount, names: StaffNames): StaffAccount {
  const { id, email, name, role, enabled, totpConfirmedAt, createdAt, sessions } = account;
  const { credentialsAt, credentialsBy, confirmedAt } = account;
  return {
    id,
    email,
    name,
    role: role as Role,
    enabled,
    hasSecondFactor: totpConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
    credentialsAt: credentialsAt.toISOString(),
    credentialsBy: staffRefOf(credentialsBy, names),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    lastLoginAt: sessions[0]?.createdAt.toISOString() ?? null,
  };
}
