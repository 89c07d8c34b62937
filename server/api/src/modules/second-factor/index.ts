import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import type { Auth } from '../auth/index.ts';
import { securityHandlers } from './security.router.ts';

export { networkHash } from './login-challenge.ts';
export { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
export { seal, unseal } from './sealed-text.ts';
export { isSignedChallenge, SIGNED_CHALLENGE_MS, signedChallenge } from './signed-challenge.ts';
export { newTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';

/** Logins with their second factor: codes of an app, recovery codes and passkeys. */
export type SecondFactor = ReturnType<typeof createSecondFactor>;

export function createSecondFactor(infrastructure: Infrastructure, { auth }: { auth: Auth }) {
  return { handlers: securityHandlers({ ...infrastructure, auth }) };
}
