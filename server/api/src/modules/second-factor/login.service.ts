import type { LoginResult } from '../../contract/user.ts';
import type { LoginDevice } from '../auth/index.ts';
import type { SecondFactorContext } from './context.ts';
import { secondFactorRequired } from './login-challenge.ts';

type Credentials = LoginDevice & {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
};

/**
 * Opens a session, or requires the second factor of an account that has one. An unknown email and a
 * wrong password return the same response in the same time.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, ACCOUNT_BLOCKED, TOO_MANY_REQUESTS
 */
export async function login(
  context: SecondFactorContext,
  credentials: Credentials,
): Promise<LoginResult> {
  const { remember, address } = credentials;
  const { user, location } = await context.auth.checkCredentials(credentials);
  if (user.hasSecondFactor) {
    // Before the exclusion: a password alone discloses nothing about the account.
    throw await secondFactorRequired(context, { userId: user.id, remember, address });
  }
  return context.auth.openSession({
    user,
    location,
    remember,
    device: credentials,
    ifChanged: 'INVALID_CREDENTIALS',
  });
}
