import type { AuthenticationResponse } from '../../contract/passkey-fields.ts';
import type { LoginResult } from '../../contract/user.ts';
import { refusal } from '../../core/app-error.ts';
import { sha256 } from '../../core/digest.ts';
import type { Services } from '../../services.ts';
import { findLoginAccount } from '../auth/auth.repository.ts';
import { findLoginLocation } from '../auth/login-location.ts';
import { type LoginDevice, openSession } from '../auth/open-session.ts';
import { notifyOfFactor } from '../auth/security-notifications.ts';
import { checkRecoveryCode, checkTotp } from './check-factor.ts';
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
 * @throws AppError 1009, 1008, 1006, 429
 */
export async function secondLogin(services: Services, login: SecondLogin): Promise<LoginResult> {
  const { prisma, clock, loginThrottle } = services;
  const { challenge, device } = login;
  const at = clock.now();
  const id = sha256(challenge);
  const response = { id, networkHash: networkHash(services, device.address), at };
  const open = await findOpenChallenge(prisma, response);
  if (!open) throw refusal('CHALLENGE_OVER');
  const { userId, remember } = open;
  const user = await findLoginAccount(prisma, userId);
  const { email } = user;
  const location = await findLoginLocation(services, { email, address: device.address });
  const attempt = await loginThrottle.secondFactor({
    email,
    network: location.network,
    locationHash: location.hash,
    isKnownLocation: location.isKnown,
    now: at,
  });
  let triesLeft: number | null = null;
  const matches = await attempt.run(async () => {
    triesLeft = await takeTry(prisma, response);
    return triesLeft !== null && checkFactor(services, { userId, challenge, factor: login });
  });
  if (!matches) throw triesLeft ? refusal('SECOND_FACTOR_INVALID', { triesLeft }) : over();
  if (!(await endChallenge(prisma, { id, at }))) throw over();
  if (login.recovery !== undefined) {
    await notifyOfFactor(services, { userId, event: 'recoveryCodeUsed' });
  }
  return openSession(services, { user, location, remember, device, ifChanged: 'CHALLENGE_OVER' });
}

const over = () => refusal('CHALLENGE_OVER');

function checkFactor(
  services: Services,
  { userId, challenge, factor }: { userId: string; challenge: string; factor: Factor },
): Promise<boolean> {
  const { code, recovery, passkey } = factor;
  if (code !== undefined) return checkTotp(services, { userId, code });
  if (recovery !== undefined) return checkRecoveryCode(services, { userId, code: recovery });
  if (passkey === undefined) return Promise.resolve(false);
  return checkPasskey(services, {
    userId,
    response: passkey,
    isExpected: (it) => it === challenge,
  });
}
