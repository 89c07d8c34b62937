import type { RefusalName } from '@fairhall/kit/errors';
import type { Language } from '../../contract/enums.ts';
import type { LoginResult } from '../../contract/user.ts';
import { refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { exclusionView, isExcluded } from '../restrictions/index.ts';
import type { StoredAccount } from './auth.queries.ts';
import { setLanguage } from './auth.repository.ts';
import type { AuthContext } from './context.ts';
import { deviceText } from './device-text.ts';
import { addressUpdateFor, deleteExcessAddresses, type LoginLocation } from './login-location.ts';
import { loginNotification } from './security-notifications.ts';

/** Where a login comes from. */
export type LoginDevice = {
  /** The caller's IP address. */
  readonly address: string;
  readonly userAgent: string;
  readonly language: Language;
};

export function deviceOf({ address, userAgent, language }: RequestContext): LoginDevice {
  return { address, userAgent, language };
}

/** The account that a login was checked against. */
type LoginAccount = Omit<StoredAccount, 'hasSecondFactor'>;

/**
 * Opens the session of a player who proved every factor.
 * @param login.ifChanged the refusal after a change of the password during the login
 * @throws ACCOUNT_BLOCKED, the one of `ifChanged`
 */
export async function openSession(
  context: AuthContext,
  login: {
    user: LoginAccount;
    location: LoginLocation;
    remember: boolean;
    device: LoginDevice;
    ifChanged: RefusalName;
  },
): Promise<LoginResult> {
  const { user, location, remember, device, ifChanged } = login;
  const at = context.clock.now();
  if (isExcluded(user, at)) throw refusal('ACCOUNT_BLOCKED', exclusionView(user, at));
  const userId = user.id;
  const addressUpdate = await addressUpdateFor(context, { userId, location });
  const { isNewLocation } = addressUpdate;
  const isNewLogin = isNewLocation || (await context.queries.hasActiveSession(userId, at));
  const text = deviceText(device.userAgent);
  const notification = isNewLogin
    ? loginNotification(context, { userId, device: text, isNewLocation })
    : null;
  const rows = [
    ...addressUpdate.rows,
    ...(notification ? [context.notices.row(notification, at)] : []),
  ];
  const { sessionId, token, expiresAt } = await context.sessions.open({
    userId,
    remember,
    deviceText: text,
    isNewAddress: isNewLocation,
    rows,
  });
  if (notification) context.notices.publish({ notice: notification, at });
  await deleteExcessAddresses(context, { userId, ...addressUpdate });
  await requireUnchanged(context, { user, sessionId, ifChanged });
  const { language } = device;
  if (user.language !== language) await setLanguage(context.prisma, { userId, language });
  context.log.info({ userId }, 'player logged in');
  return loginResultOf(user, { token, expiresAt });
}

/**
 * A change of the password and an exclusion end the sessions that exist then. One that was committed while
 * this login was checked came before its session, which ends here.
 * @throws ACCOUNT_BLOCKED, the one of `ifChanged`
 */
async function requireUnchanged(
  { queries, sessions, clock }: AuthContext,
  {
    user: { id: userId, passwordHash },
    sessionId,
    ifChanged,
  }: { user: LoginAccount; sessionId: string; ifChanged: RefusalName },
): Promise<void> {
  const basis = await queries.loginBasis(userId);
  const now = clock.now();
  if (basis && isExcluded(basis, now)) {
    await sessions.end({ sessionId, userId }, 'SELF_EXCLUDED');
    throw refusal('ACCOUNT_BLOCKED', exclusionView(basis, now));
  }
  if (basis?.passwordHash !== passwordHash) {
    await sessions.end({ sessionId, userId }, 'PASSWORD_CHANGED');
    throw refusal(ifChanged);
  }
}

function loginResultOf(
  user: LoginAccount,
  { token, expiresAt }: { token: string; expiresAt: Date },
): LoginResult {
  const { id: userId, nickName, email, phone, address, country, userRole } = user;
  const identity = { userId, nickName, email, phone, address, country, userRole };
  const currency = parseCurrency(user.currency);
  return { token, ...identity, currency, expiresAt: expiresAt.toISOString() };
}
