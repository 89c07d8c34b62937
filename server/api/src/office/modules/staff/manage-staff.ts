import type { Random } from '@fairhall/kit/random';
import { email as emailSchema } from '../../../contract/player-fields.ts';
import type { PrismaClient } from '../../../db/generated/client.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { hashPassword } from '../../../modules/auth/index.ts';
import { isRole, roles } from '../../contract/roles.ts';
import { allAccounts, createAccount, resetAccount } from './staff-accounts.repository.ts';

/** A statement of the command that cannot be carried out; the message says why. */
export class StaffStatementError extends Error {
  override readonly name = 'StaffStatementError';
}

type Statement = {
  readonly command: string;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
};

type Managing = { readonly prisma: PrismaClient; readonly random: Random; readonly now: Date };

/** 80 bits, in groups that can be read aloud. */
const PASSWORD_GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Carries out a statement of `npm run staff`. It has the rights of the database, so that the log of the
 * back office, which has members of staff as actors, has no entry of it.
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
  return accounts.map(({ email, name, role, enabled, totpConfirmedAt }) => {
    const app = totpConfirmedAt === null ? 'no app' : 'app';
    return `${email}  "${name}"  ${role}  ${enabled ? 'enabled' : 'disabled'}  ${app}`;
  });
}

async function add(
  { prisma, random, now }: Managing,
  statement: Statement,
): Promise<readonly string[]> {
  const email = statedEmail(statement);
  const { role = '', name = '' } = statement;
  if (!isRole(role)) throw new StaffStatementError(`--role takes one of ${roles.join(', ')}`);
  if (name.trim() === '') throw new StaffStatementError('--name is missing');
  const password = newPassword(random);
  const passwordHash = await hashPassword(password);
  const account = {
    id: random.uuid(),
    email,
    name: name.trim(),
    role,
    passwordHash,
    createdAt: now,
  };
  try {
    await createAccount(prisma, { account, audit: null });
  } catch (error) {
    if (isUniqueViolation(error)) throw new StaffStatementError(`${email} has an account`);
    throw error;
  }
  return [passwordLine(password)];
}

async function renew(
  { prisma, random, now }: Managing,
  statement: Statement,
): Promise<readonly string[]> {
  const email = statedEmail(statement);
  const password = newPassword(random);
  const passwordHash = await hashPassword(password);
  if (!(await resetAccount(prisma, { email, passwordHash, at: now }))) {
    throw new StaffStatementError(`${email} has no account`);
  }
  return [passwordLine(password)];
}

function statedEmail({ email }: Statement): string {
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw new StaffStatementError('an email is missing');
  return parsed.data;
}

function newPassword(random: Random): string {
  return Array.from({ length: PASSWORD_GROUPS }, () => random.code(GROUP_LENGTH)).join('-');
}

function passwordLine(password: string): string {
  return `The password, which is not shown again: ${password}`;
}
