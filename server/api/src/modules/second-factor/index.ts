import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import type { Auth } from '../auth/index.ts';
import type { SecondFactorContext } from './context.ts';
import { securityHandlers } from './security.router.ts';
import { verifyPlayer } from './verify-player.ts';

export { networkHash } from './login-challenge.ts';
export { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
export { seal, unseal } from './sealed-text.ts';
export { isSignedChallenge, SIGNED_CHALLENGE_MS, signedChallenge } from './signed-challenge.ts';
export { newTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';
export type { Proof } from './verify-player.ts';

/** Logins with their second factor: codes of an app, recovery codes and passkeys. */
export type SecondFactor = ReturnType<typeof createSecondFactor>;

export function createSecondFactor(infrastructure: Infrastructure, { auth }: { auth: Auth }) {
  const context: SecondFactorContext = { ...infrastructure, auth };
  return { ...withContext(context, { verifyPlayer }), handlers: securityHandlers(context) };
}
