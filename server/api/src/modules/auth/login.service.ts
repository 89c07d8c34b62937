import type { LoginResult } from '../../contract/user.ts';
import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { secondFactorRequired } from '../second-factor/login-challenge.ts';
import type { StoredAccount } from './auth.queries.ts';
import { findLoginLocation, type LoginLocation, limitedNetwork } from './login-location.ts';
import { type LoginDevice, openSession } from './open-session.ts';
import { verifyPassword } from './passwords.ts';

type Credentials = LoginDevice & {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
};

/**
 * Opens a session, or requires the second factor of an account that has one. An unknown email and a
 * wrong password return the same response in the same time.
 * @throws AppError 1001, 1007, 1006, 429
 */
export async function login(services: Services, credentials: Credentials): Promise<LoginResult> {
  const { remember, address } = credentials;
  const { user, location } = await checkCredentials(services, credentials);
  if (user.hasSecondFactor) {
    // Before the exclusion: a password alone discloses nothing about the account.
    throw await secondFactorRequired(services, { userId: user.id, remember, address });
  }
  return openSession(services, {
    user,
    location,
    remember,
    device: credentials,
    ifChanged: 'INVALID_CREDENTIALS',
  });
}

/** Verifies the credentials. @throws AppError 1001, 429 */
export async function checkCredentials(
  services: Services,
  { email, password, address }: Pick<Credentials, 'email' | 'password' | 'address'>,
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
