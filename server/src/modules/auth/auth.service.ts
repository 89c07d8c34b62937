import type { Language } from '../../contract/enums.ts';
import type { LoginResult } from '../../contract/user.ts';
import { refusal } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { hashPassword, verifyPassword } from '../../core/passwords.ts';
import { createUser, findUserByEmail } from './auth.repository.ts';

type Registration = {
  readonly email: string;
  readonly password: string;
  readonly nickName: string;
  readonly language: Language;
  readonly currency?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
  readonly country?: string | undefined;
  readonly empInviteCode?: string | undefined;
};

/** Creates a player. @throws AppError 1104, 1002 */
export async function register(
  services: Services,
  registration: Registration,
): Promise<{ userId: string }> {
  const { prisma, clock, random } = services;
  const currency = parseCurrency(registration.currency ?? 'USD');
  const passwordHash = await hashPassword(registration.password);
  const userId = random.playerNumber();
  const created = await createUser(prisma, {
    id: userId,
    email: registration.email,
    passwordHash,
    nickName: registration.nickName,
    phone: registration.phone || null,
    address: registration.address || null,
    country: registration.country || null,
    inviteCode: registration.empInviteCode || null,
    currency,
    language: registration.language,
    createdAt: clock.now(),
  });
  if (!created) throw refusal('EMAIL_TAKEN');
  return { userId };
}

/**
 * Opens a session. An unknown email and a wrong password get the same answer in the same time.
 * @throws AppError 1001, 1006, 429
 */
export async function login(
  services: Services,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<LoginResult> {
  const user = await findUserByEmail(services.prisma, email);
  const passwordHash = user?.passwordHash ?? null;
  const matches = await verifyPassword({ password, passwordHash });
  if (!user || !matches) throw refusal('INVALID_CREDENTIALS');
  if (user.selfExcludedUntil && user.selfExcludedUntil > services.clock.now()) {
    throw refusal('ACCOUNT_BLOCKED');
  }
  const { token, expiresAt } = await services.sessions.open({ userId: user.id, remember });
  services.log.info({ userId: user.id }, 'player logged in');
  return {
    token,
    userId: user.id,
    nickName: user.nickName,
    email: user.email,
    phone: user.phone,
    address: user.address,
    country: user.country,
    userRole: user.userRole,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Ends the caller's session; nothing to do without one. */
export async function logout(services: Services, caller: Caller): Promise<null> {
  if (caller.session) {
    await services.sessions.end({ sessionId: caller.session.sessionId, reason: 'LOGOUT' });
  }
  return null;
}
