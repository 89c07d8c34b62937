import { email as emailSchema } from '../../../contract/player-fields.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { hashPassword } from '../../../modules/auth/index.ts';
import type { OfficeContext } from '../../context.ts';
import { isRole, roles } from '../../contract/roles.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { mailAdmins } from './mail-admins.ts';
import { settledBefore } from './settled-account.ts';
import {
  allAccounts,
  createAccount,
  hasActiveAdmin,
  resetAccount,
} from './staff-accounts.repository.ts';

/** A statement of the command that cannot be carried out; the message states why. */
export class StaffStatementError extends Error {
  override readonly name = 'StaffStatementError';
}

type Statement = {
  readonly command: string;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
};

type Managing = Pick<OfficeContext, 'prisma' | 'random' | 'clock' | 'mailer' | 'settings'>;

/** 80 bits, in groups that can be read aloud. */
const PASSWORD_GROUPS = 4;
const GROUP_LENGTH = 4;

const DAY_MS = 86_400_000;
/** An admin without a login for longer is not there to confirm an account. */
const ACTIVE_MS = 30 * DAY_MS;
/** The command in the log and in the accounts, in the place of a member of staff. */
const COMMAND = 'npm run staff';
const actor = { staffId: COMMAND, requestId: COMMAND };

/**
 * Carries out a statement of `npm run staff`. What it makes is confirmed by an admin at the office; while
 * none is active it is confirmed at once, so that no house is locked out.
 * @returns the lines to print
 * @throws StaffStatementError
 */
export async function manageStaff(
  managing: Managing,
  statement: Statement,
): Promise<readonly string[]> {
  switch (statement.command) {
    case 'list':
      return listed(managing);
    case 'add':
      return add(managing, statement);
    case 'password':
      return renew(managing, statement);
    default:
      throw new StaffStatementError('unknown command');
  }
}

async function listed({ prisma }: Managing): Promise<readonly string[]> {
  const accounts = await allAccounts(prisma);
  if (accounts.length === 0) return ['No account of staff.'];
  return accounts.map(({ email, name, role, enabled, confirmedAt, totpConfirmedAt }) => {
    const app = totpConfirmedAt === null ? 'no app' : 'app';
    const state = confirmedAt === null ? 'unconfirmed' : 'enabled';
    return `${email}  "${name}"  ${role}  ${enabled ? state : 'disabled'}  ${app}`;
  });
}

async function add(managing: Managing, statement: Statement): Promise<readonly string[]> {
  const { prisma, random } = managing;
  const email = statedEmail(statement);
  const { role = '', name = '' } = statement;
  if (!isRole(role)) throw new StaffStatementError(`--role takes one of ${roles.join(', ')}`);
  if (name.trim() === '') throw new StaffStatementError('--name is missing');
  const { password, passwordHash, columns, confirmed } = await newCredentials(managing, email);
  const id = random.uuid();
  const account = {
    ...{ id, email, name: name.trim(), role, passwordHash },
    ...{ ...columns, createdAt: columns.credentialsAt },
  };
  const audit = auditEntry(managing, actor, {
    ...{ action: 'staff.create', subjectKind: 'staff', subjectId: id },
    after: { name: account.name, role, ...confirmed },
  });
  try {
    await createAccount(prisma, { account, audit });
  } catch (error) {
    if (isUniqueViolation(error)) throw new StaffStatementError(`${email} has an account`);
    throw error;
  }
  mailAdmins(managing);
  return [passwordLine(password), confirmationLine(columns)];
}

async function renew(managing: Managing, statement: Statement): Promise<readonly string[]> {
  const email = statedEmail(statement);
  const { password, passwordHash, columns, confirmed } = await newCredentials(managing, email);
  const isReset = await resetAccount(managing.prisma, {
    ...{ email, passwordHash, ...columns },
    audit: (id) =>
      auditEntry(managing, actor, {
        ...{ action: 'staff.update', subjectKind: 'staff', subjectId: id },
        after: { password: 'new', secondFactor: 'removed', enabled: true, ...confirmed },
      }),
  });
  if (!isReset) throw new StaffStatementError(`${email} has no account`);
  mailAdmins(managing);
  return [passwordLine(password), confirmationLine(columns)];
}

/** A new password, and whether the command confirms the account: `confirmed` is for the log. */
async function newCredentials({ prisma, random, clock }: Managing, email: string) {
  const password = newPassword(random);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const isActive = await hasActiveAdmin(prisma, {
    except: email,
    settledBefore: settledBefore(now),
    seenSince: new Date(now.getTime() - ACTIVE_MS),
  });
  const confirmedAt = isActive ? null : now;
  return {
    ...{ password, passwordHash },
    columns: { credentialsAt: now, credentialsBy: COMMAND, confirmedAt },
    confirmed: isActive ? {} : { confirmed: 'no other admin is active' },
  };
}

function confirmationLine({ confirmedAt }: { readonly confirmedAt: Date | null }): string {
  return confirmedAt === null
    ? 'The account opens once an admin confirms it at the office.'
    : 'The account is open: no other admin is active to confirm it. The log states it.';
}

function statedEmail({ email }: Statement): string {
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw new StaffStatementError('an email is missing');
  return parsed.data;
}

function newPassword(random: Managing['random']): string {
  return Array.from({ length: PASSWORD_GROUPS }, () => random.code(GROUP_LENGTH)).join('-');
}

function passwordLine(password: string): string {
  return `The password, which is not shown again: ${password}`;
}
