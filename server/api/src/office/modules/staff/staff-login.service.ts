import { networkOf } from '@fairhall/kit/network-address';
import { refusal } from '../../../core/app-error.ts';
import { hashingOptions, verifyPassword } from '../../../modules/auth/index.ts';
import { networkHash } from '../../../modules/second-factor/index.ts';
import type { OfficeContext } from '../../context.ts';
import { isRole, permissionsOf, type Role } from '../../contract/roles.ts';
import type { StaffFactorRequired, StaffMember } from '../../contract/session.ts';
import { hasSandboxTools } from '../sandbox-tools/has-sandbox-tools.ts';
import { setUpChallenge } from './app-challenge.ts';
import { checkStaffFactor } from './check-staff-factor.ts';
import { findStaffByEmail, type StoredStaff } from './staff-login.repository.ts';
import { hasSessionFrom } from './staff-sessions.repository.ts';
import { openStaffSession } from './staff-sessions.service.ts';

const DAY_MS = 86_400_000;
/** Failures elsewhere do not delay a login from a network of the last days. */
const KNOWN_NETWORK_MS = 90 * DAY_MS;

type StaffLogin = {
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
  readonly address: string;
  readonly requestId: string;
};

/**
 * Opens a session of staff. As for players: an unknown email and a wrong password return the same
 * response in the same time, and wrong ones delay further attempts without locking an account.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS
 */
export async function logInStaff(context: OfficeContext, login: StaffLogin) {
  const { email, code, address, requestId } = login;
  const throttled = await throttleOf(context, { email, address });
  const member = await checkPassword(context, { login, throttled });
  const { id: staffId, name, role } = member;
  if (member.totpSecretEnc !== null) {
    await checkCode(context, { member, code, throttled });
  } else if (context.settings.production) {
    const required: StaffFactorRequired = setUpChallenge(context, { member, address });
    throw refusal('SECOND_FACTOR_REQUIRED', required);
  }
  const session = await openStaffSession(context, {
    actor: { staffId, requestId },
    networkHash: throttled.networkHash,
    checked: member,
  });
  if (!session) throw refusal('INVALID_CREDENTIALS');
  context.log.info({ staffId }, 'staff logged in');
  return {
    token: session.token,
    expiresAt: session.expiresAt.toISOString(),
    staff: staffMember({ staffId, name, role }),
    hasTestDesk: hasSandboxTools(context),
  };
}

/** The member of staff as the office's page shows it. */
export function staffMember(member: { staffId: string; name: string; role: Role }): StaffMember {
  const { staffId: id, name, role } = member;
  return { id, name, role, permissions: [...permissionsOf(role)] };
}

type Throttled = {
  readonly member: StoredStaff | null;
  readonly networkHash: string;
  /** The keys by which attempts count: apart from those of players. */
  readonly attempt: {
    readonly email: string;
    readonly network: string;
    readonly locationHash: string;
    readonly isKnownLocation: boolean;
    readonly now: Date;
  };
};

async function throttleOf(
  context: OfficeContext,
  { email, address }: { email: string; address: string },
): Promise<Throttled> {
  const { prisma, clock } = context;
  const now = clock.now();
  const hash = networkHash(context, address);
  const member = await findStaffByEmail(prisma, email);
  const isKnownLocation = await hasSessionFrom(prisma, {
    staffId: member?.id ?? '',
    networkHash: hash,
    since: new Date(now.getTime() - KNOWN_NETWORK_MS),
  });
  return {
    member,
    networkHash: hash,
    attempt: {
      email: `staff ${email}`,
      network: networkOf(address),
      locationHash: `staff ${email} ${hash}`,
      isKnownLocation,
      now,
    },
  };
}

/** A locked sample account has no hash that verifies a password. */
function isOpen({ enabled, confirmedAt, passwordHash }: StoredStaff): boolean {
  return enabled && confirmedAt !== null && passwordHash.startsWith('$');
}

/** @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS */
async function checkPassword(
  context: OfficeContext,
  {
    login: { password, address },
    throttled: { member, attempt },
  }: { login: StaffLogin; throttled: Throttled },
): Promise<StoredStaff & { role: Role }> {
  const allowed = await context.auth.loginThrottle.login(attempt);
  const passwordHash = member && isOpen(member) ? member.passwordHash : null;
  const matches = await allowed.run(() =>
    verifyPassword({ password, passwordHash }, hashingOptions(context, address)),
  );
  if (!member || !matches || !isRole(member.role)) throw refusal('INVALID_CREDENTIALS');
  return { ...member, role: member.role };
}

/** @throws SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS */
async function checkCode(
  context: OfficeContext,
  check: { member: StoredStaff; code: string | undefined; throttled: Throttled },
): Promise<void> {
  const { member, code, throttled } = check;
  if (code === undefined) {
    const required: StaffFactorRequired = { challenge: null, expiresAt: null };
    throw refusal('SECOND_FACTOR_REQUIRED', required);
  }
  const allowed = await context.auth.loginThrottle.secondFactor(throttled.attempt);
  const matches = await allowed.run(() => checkStaffFactor(context, { member, code }));
  if (!matches) throw refusal('SECOND_FACTOR_INVALID');
}
