import type { LoginResult } from '../../contract/user.ts';
import type { LoginDevice } from '../auth/index.ts';
import type { SecondFactorContext } from './context.ts';
import { type Proof, verifyPlayer } from './verify-player.ts';

/** The refusal of a proof that a change of the password has outdated meanwhile. */
const ifChanged = {
  password: 'INVALID_CREDENTIALS',
  secondFactor: 'CHALLENGE_OVER',
  passkey: 'PASSKEY_INVALID',
} as const;

/**
 * Opens a session of the player who proved every factor of the account.
 * @throws ACCOUNT_BLOCKED, and as `verifyPlayer`
 */
export async function login(
  context: SecondFactorContext,
  { proof, device }: { proof: Proof; device: LoginDevice },
): Promise<LoginResult> {
  const player = await verifyPlayer(context, { ...proof, address: device.address });
  return context.auth.openSession({ ...player, device, ifChanged: ifChanged[proof.by] });
}
