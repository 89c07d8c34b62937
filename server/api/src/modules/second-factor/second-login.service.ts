import type { AuthenticationResponse } from '../../contract/passkey-fields.ts';
import type { LoginResult } from '../../contract/user.ts';
import { refusal } from '../../core/app-error.ts';
import { sha256 } from '../../core/digest.ts';
import { findLoginAccount, type LoginDevice } from '../auth/index.ts';
import { checkRecoveryCode, checkTotp } from './check-factor.ts';
import type { SecondFactorContext } from './context.ts';
import { networkHash } from './login-challenge.ts';
import { endChallenge, findOpenChallenge, takeTry } from './login-challenges.repository.ts';
import { checkPasskey } from './passkey-login.service.ts';

/** Exactly one of them is given. */
type Factor = {
  readonly code?: string | undefined;
  readonly recovery?: string | undefined;
  readonly passkey?: AuthenticationResponse | undefined;
};

type SecondLogin = Factor & { readonly challenge: string; readonly device: LoginDevice };

/**
 * Ends a login that required a second factor. Five wrong factors end the challenge, never the account.
 * @throws CHALLENGE_OVER, SECOND_FACTOR_INVALID, ACCOUNT_BLOCKED, TOO_MANY_REQUESTS
 */
export async function secondLogin(
  context: SecondFactorContext,
  login: SecondLogin,
): Promise<LoginResult> {
  const { prisma, clock, auth } = context;
  const { challenge, device } = login;
  const at = clock.now();
  const id = sha256(challenge);
  const response = { id, networkHash: networkHash(context, device.address), at };
  const open = await findOpenChallenge(prisma, response);
  if (!open) throw refusal('CHALLENGE_OVER');
  const { userId, remember } = open;
  const user = await findLoginAccount(prisma, userId);
  const { email } = user;
  const location = await context.auth.findLoginLocation({ email, address: device.address });
  const attempt = await auth.loginThrottle.secondFactor({
    email,
    network: location.network,
    locationHash: location.hash,
    isKnownLocation: location.isKnown,
    now: at,
  });
  let triesLeft: number | null = null;
  const matches = await attempt.run(async () => {
    triesLeft = await takeTry(prisma, response);
    return triesLeft !== null && checkFactor(context, { userId, challenge, factor: login });
  });
  if (!matches) throw triesLeft ? refusal('SECOND_FACTOR_INVALID', { triesLeft }) : over();
  if (!(await endChallenge(prisma, { id, at }))) throw over();
  if (login.recovery !== undefined) {
    await context.auth.notifyOfFactor({ userId, event: 'recoveryCodeUsed' });
  }
  return context.auth.openSession({
    user,
    location,
    remember,
    device,
    ifChanged: 'CHALLENGE_OVER',
  });
}

const over = () => refusal('CHALLENGE_OVER');

function checkFactor(
  context: SecondFactorContext,
  { userId, challenge, factor }: { userId: string; challenge: string; factor: Factor },
): Promise<boolean> {
  const { code, recovery, passkey } = factor;
  if (code !== undefined) return checkTotp(context, { userId, code });
  if (recovery !== undefined) return checkRecoveryCode(context, { userId, code: recovery });
  if (passkey === undefined) return Promise.resolve(false);
  return checkPasskey(context, {
    userId,
    response: passkey,
    isExpected: (it) => it === challenge,
  });
}
