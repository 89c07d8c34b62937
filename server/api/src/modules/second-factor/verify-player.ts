import type { AuthenticationResponse } from '../../contract/passkey-fields.ts';
import { refusal } from '../../core/app-error.ts';
import { sha256 } from '../../core/digest.ts';
import { findLoginAccount } from '../auth/index.ts';
import { checkRecoveryCode, checkTotp } from './check-factor.ts';
import type { SecondFactorContext } from './context.ts';
import { networkHash, secondFactorRequired } from './login-challenge.ts';
import { endChallenge, findOpenChallenge, takeTry } from './login-challenges.repository.ts';
import { checkPasskey, checkPasskeyOf } from './passkey-login.service.ts';
import { findPasskey } from './passkeys.repository.ts';

/** By the password, where the account has no second factor. */
type PasswordProof = {
  readonly by: 'password';
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
};

/** Exactly one of them is given. */
type Factor = {
  readonly code?: string | undefined;
  readonly recovery?: string | undefined;
  readonly passkey?: AuthenticationResponse | undefined;
};

/** By the second factor, after the password. */
type SecondFactorProof = Factor & { readonly by: 'secondFactor'; readonly challenge: string };

/** By a passkey alone, which is two factors: a device and its owner. */
type PasskeyProof = {
  readonly by: 'passkey';
  readonly response: AuthenticationResponse;
  readonly remember: boolean;
};

export type Proof = PasswordProof | SecondFactorProof | PasskeyProof;

type VerifiedPlayer = Pick<
  Parameters<SecondFactorContext['auth']['openSession']>[0],
  'user' | 'location' | 'remember'
>;

/**
 * The only way from a proof to its player: the password of an account with a second factor is not
 * enough for any call. An unknown email and a wrong password return the
 * same response in the same time.
 * @param proof.address the caller's network address
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS by a password
 * @throws CHALLENGE_OVER, SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS by a second factor
 * @throws PASSKEY_INVALID by a passkey
 */
export function verifyPlayer(
  context: SecondFactorContext,
  proof: Proof & { readonly address: string },
): Promise<VerifiedPlayer> {
  switch (proof.by) {
    case 'password':
      return byPassword(context, proof);
    case 'secondFactor':
      return bySecondFactor(context, proof);
    case 'passkey':
      return byPasskey(context, proof);
  }
}

type From<P extends Proof> = P & { readonly address: string };

async function byPassword(
  context: SecondFactorContext,
  { remember, ...credentials }: From<PasswordProof>,
): Promise<VerifiedPlayer> {
  const { user, location } = await context.auth.checkCredentials(credentials);
  if (!user.hasSecondFactor) return { user, location, remember };
  // Before the exclusion: a password alone discloses nothing about the account.
  const { address } = credentials;
  throw await secondFactorRequired(context, { userId: user.id, remember, address });
}

/** Five wrong factors end the challenge, never the account. */
async function bySecondFactor(
  context: SecondFactorContext,
  proof: From<SecondFactorProof>,
): Promise<VerifiedPlayer> {
  const { prisma, clock, auth } = context;
  const { challenge, address } = proof;
  const at = clock.now();
  const id = sha256(challenge);
  const response = { id, networkHash: networkHash(context, address), at };
  const open = await findOpenChallenge(prisma, response);
  if (!open) throw refusal('CHALLENGE_OVER');
  const { userId, remember } = open;
  const user = await findLoginAccount(prisma, userId);
  const { email } = user;
  const location = await auth.findLoginLocation({ email, address });
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
    return triesLeft !== null && checkFactor(context, { userId, challenge, factor: proof });
  });
  if (!matches) throw triesLeft ? refusal('SECOND_FACTOR_INVALID', { triesLeft }) : over();
  if (!(await endChallenge(prisma, { id, at }))) throw over();
  if (proof.recovery !== undefined)
    await auth.notifyOfFactor({ userId, event: 'recoveryCodeUsed' });
  return { user, location, remember };
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

async function byPasskey(
  context: SecondFactorContext,
  { response, remember, address }: From<PasskeyProof>,
): Promise<VerifiedPlayer> {
  const passkey = await findPasskey(context.prisma, response.id);
  if (!passkey) throw refusal('PASSKEY_INVALID');
  const { userId } = passkey;
  await checkPasskeyOf(context, { userId, response, address });
  const user = await findLoginAccount(context.prisma, userId);
  const location = await context.auth.findLoginLocation({ email: user.email, address });
  return { user, location, remember };
}
