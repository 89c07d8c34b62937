import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../server/api/src/modules/auth/index.ts';
import type { Role } from '../../../server/api/src/office/contract/roles.ts';
import type { TestServer } from '../test-server.ts';

export const STAFF_PASSWORD = 'correct horse 9';

export type Staff = {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
};

/** An account of this age approves. */
export const SETTLED_MS = 72 * 3_600_000;

let passwordHash: Promise<string> | undefined;

/** A member of staff with a role, without a session. */
export async function newStaff({ infrastructure }: TestServer, role: Role) {
  passwordHash ??= hashPassword(STAFF_PASSWORD, { cost: 'minimal', network: null });
  const staffId = randomUUID();
  const email = `${role}-${staffId}@office.fairhall.test`;
  const name = `A ${role}`;
  const settledAt = new Date(infrastructure.clock.now().getTime() - SETTLED_MS);
  await infrastructure.prisma.staffUser.create({
    data: {
      id: staffId,
      email,
      name,
      role,
      passwordHash: await passwordHash,
      createdAt: settledAt,
      ...{ credentialsAt: settledAt, credentialsBy: 'a test', confirmedAt: settledAt },
    },
  });
  return { staffId, email, name };
}

/** A member of staff with a role, logged in. */
export async function loggedIn(server: TestServer, role: Role): Promise<Staff> {
  const member = await newStaff(server, role);
  const { body } = await logIn(server, member);
  if (body.code !== 200) throw new Error(`a login of staff failed: ${JSON.stringify(body)}`);
  return { ...member, token: body.data.token };
}

/** Logs in with the password of `newStaff`. */
export function logIn({ office }: TestServer, login: { email: string; code?: string }) {
  const { email, code } = login;
  return office.post('/office/login').send({ email, password: STAFF_PASSWORD, code });
}
