import type { AuthenticationResponse } from '../../contract/passkey-fields.ts';
import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import type { ActiveSession } from '../auth/caller.ts';
import { checkOwnPassword } from '../auth/check-own-password.ts';
import { markFresh } from '../auth/fresh-login.ts';
import { checkTotp } from './check-factor.ts';
import { checkPasskeyOf } from './passkey-login.service.ts';
import { findSecondFactor } from './second-factor.repository.ts';

type Proof = {
  readonly session: ActiveSession;
  readonly address: string;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AuthenticationResponse | undefined;
};

/**
 * Makes the session fresh by exactly one proof.
 * @throws AppError 1003, 1012, 1008, 1010, 429
 */
export async function reauthenticate(services: Services, proof: Proof) {
  const { session, password, code, passkey, address } = proof;
  const { userId } = session;
  if (password !== undefined) {
    if (!(await checkOwnPassword(services, { userId, password, address }))) {
      throw refusal('WRONG_CURRENT_PASSWORD');
    }
  } else if (code !== undefined) {
    await requireOwnCode(services, { userId, code });
  } else if (passkey !== undefined) {
    await checkPasskeyOf(services, { userId, response: passkey, address });
  } else {
    throw new Error('an authentication needs a proof');
  }
  const freshUntil = await markFresh(services, session);
  services.log.info({ userId }, 'player authenticated again');
  return { freshUntil: freshUntil.toISOString() };
}

/** @throws AppError 1012, 1008, 429 */
async function requireOwnCode(
  services: Services,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const factor = await findSecondFactor(services.prisma, userId);
  if (!factor?.confirmedAt) throw refusal('NO_SECOND_FACTOR');
  const attempt = await services.loginThrottle.inSession({ userId, now: services.clock.now() });
  if (!(await attempt.run(() => checkTotp(services, { userId, code })))) {
    throw refusal('SECOND_FACTOR_INVALID');
  }
}
