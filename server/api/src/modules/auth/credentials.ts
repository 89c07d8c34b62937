import { refusal } from '../../core/app-error.ts';
import type { StoredAccount } from './auth.queries.ts';
import type { AuthContext } from './context.ts';
import { findLoginLocation, hashingOptions, type LoginLocation } from './login-location.ts';
import { verifyPassword } from './passwords.ts';

/** @param credentials.email trimmed and in lower case */
type Credentials = { readonly email: string; readonly password: string; readonly address: string };

/** Verifies the credentials. @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS */
export async function checkCredentials(
  context: AuthContext,
  { email, password, address }: Credentials,
): Promise<{ user: StoredAccount; location: LoginLocation }> {
  const user = await context.queries.account(email);
  const location = await findLoginLocation(context, { email, address });
  const attempt = await context.loginThrottle.login({
    email,
    network: location.network,
    locationHash: location.hash,
    isKnownLocation: location.isKnown,
    now: context.clock.now(),
  });
  const matches = await attempt.run(() =>
    verifyPassword(
      { password, passwordHash: user?.passwordHash ?? null },
      hashingOptions(context, address),
    ),
  );
  if (!user || !matches) throw refusal('INVALID_CREDENTIALS');
  return { user, location };
}
