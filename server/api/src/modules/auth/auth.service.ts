import type { Language } from '../../contract/enums.ts';
import type { LoginResult } from '../../contract/user.ts';
import { refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { WEEK_MS } from '../history/weekly-summary.job.ts';
import { notificationRow, publishNotification } from '../notifications/notify.ts';
import type { StoredAccount } from './auth.queries.ts';
import { createUser, setLanguage } from './auth.repository.ts';
import type { Caller } from './caller.ts';
import {
  addressUpdateFor,
  deleteExcessAddresses,
  findLoginLocation,
  type LoginLocation,
  limitedNetwork,
} from './login-location.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { loginNotification } from './security-notifications.ts';

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
  /** The caller's IP address; `address` is the player's own. */
  readonly callerAddress: string;
};

/** Creates a player and sends the welcome mail. @throws AppError 1104, 1002, 429 */
export async function register(
  services: Services,
  registration: Registration,
): Promise<{ userId: string }> {
  const { prisma, clock, random, mailer, settings } = services;
  const { email, language } = registration;
  const currency = parseCurrency(registration.currency ?? 'USD');
  const passwordHash = await hashPassword(registration.password, {
    network: limitedNetwork(services, registration.callerAddress),
    isRegistration: true,
  });
  const userId = random.playerNumber();
  const createdAt = clock.now();
  const created = await createUser(prisma, {
    id: userId,
    email,
    passwordHash,
    nickName: registration.nickName,
    phone: registration.phone || null,
    address: registration.address || null,
    country: registration.country || null,
    inviteCode: registration.empInviteCode || null,
    currency,
    language,
    createdAt,
    nextSummaryAt: new Date(createdAt.getTime() + WEEK_MS),
    notifications: {
      create: {
        id: `welcome.${userId}`,
        type: 'system',
        message: 'welcome',
        link: '/games',
        createdAt,
      },
    },
  });
  if (!created) throw refusal('EMAIL_TAKEN');
  const link = settings.origins.web;
  mailer.enqueue(async () => composeMail({ name: 'welcome', to: { email, language }, link }));
  services.log.info({ userId }, 'player registered');
  return { userId };
}

type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** The caller's IP address. */
  readonly address: string;
  readonly language: Language;
};

/**
 * Opens a session. An unknown email and a wrong password return the same response in the same time.
 * @throws AppError 1001, 1006, 429
 */
export async function login(services: Services, credentials: Credentials): Promise<LoginResult> {
  const { remember, language } = credentials;
  const { user, location } = await checkCredentials(services, credentials);
  if (user.selfExcludedUntil && user.selfExcludedUntil > services.clock.now()) {
    throw refusal('ACCOUNT_BLOCKED');
  }
  const userId = user.id;
  const addressUpdate = await addressUpdateFor(services, { userId, location });
  const at = services.clock.now();
  const isNewLogin =
    addressUpdate.isNewLocation || (await services.queries.auth.hasActiveSession(userId, at));
  const notification = isNewLogin ? loginNotification(services, userId) : null;
  const rows = [
    ...addressUpdate.rows,
    ...(notification ? [notificationRow(notification, at)] : []),
  ];
  const { token, expiresAt } = await services.sessions.open({ userId, remember, rows });
  if (notification) publishNotification(services, { notification, at });
  await deleteExcessAddresses(services, { userId, ...addressUpdate });
  if (user.language !== language) await setLanguage(services.prisma, { userId, language });
  services.log.info({ userId }, 'player logged in');
  return {
    token,
    userId,
    nickName: user.nickName,
    email: user.email,
    phone: user.phone,
    address: user.address,
    country: user.country,
    userRole: user.userRole,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Verifies the credentials. @throws AppError 1001, 429 */
async function checkCredentials(
  services: Services,
  { email, password, address }: Credentials,
): Promise<{ user: StoredAccount; location: LoginLocation }> {
  const user = await services.queries.auth.account(email);
  const location = await findLoginLocation(services, { email, address });
  const attempt = await services.loginThrottle.login({
    email,
    network: location.network,
    locationHash: location.hash,
    isKnownLocation: location.isKnown,
    now: services.clock.now(),
  });
  const matches = await attempt.run(() =>
    verifyPassword(
      { password, passwordHash: user?.passwordHash ?? null },
      { network: limitedNetwork(services, address) },
    ),
  );
  if (!user || !matches) throw refusal('INVALID_CREDENTIALS');
  return { user, location };
}

/** Ends the caller's session, if there is one. */
export async function logout(services: Services, caller: Caller): Promise<null> {
  if (caller.session) {
    await services.sessions.end(caller.session, 'LOGOUT');
  }
  return null;
}
