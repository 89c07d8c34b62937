import type { AuthenticationResponse } from '../../contract/passkey-fields.ts';
import { refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { checkTotp } from './check-factor.ts';
import type { SecondFactorContext } from './context.ts';
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
 * @throws WRONG_CURRENT_PASSWORD, NO_SECOND_FACTOR, SECOND_FACTOR_INVALID, PASSKEY_INVALID,
 *   TOO_MANY_REQUESTS
 */
export async function reauthenticate(context: SecondFactorContext, proof: Proof) {
  const { session, password, code, passkey, address } = proof;
  const { userId } = session;
  if (password !== undefined) {
    if (!(await context.auth.checkOwnPassword({ userId, password, address }))) {
      throw refusal('WRONG_CURRENT_PASSWORD');
    }
  } else if (code !== undefined) {
    await requireOwnCode(context, { userId, code });
  } else if (passkey !== undefined) {
    await checkPasskeyOf(context, { userId, response: passkey, address });
  } else {
    throw new Error('an authentication needs a proof');
  }
  const freshUntil = await context.auth.markFresh(session);
  context.log.info({ userId }, 'player authenticated again');
  return { freshUntil: freshUntil.toISOString() };
}

/** @throws NO_SECOND_FACTOR, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS */
async function requireOwnCode(
  context: SecondFactorContext,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const factor = await findSecondFactor(context.prisma, userId);
  if (!factor?.confirmedAt) throw refusal('NO_SECOND_FACTOR');
  const attempt = await context.auth.loginThrottle.inSession({ userId, now: context.clock.now() });
  if (!(await attempt.run(() => checkTotp(context, { userId, code })))) {
    throw refusal('SECOND_FACTOR_INVALID');
  }
}
