import { networkOf } from '@fairhall/kit/network-address';
import type { AuthenticationResponse } from '../../contract/passkey-fields.ts';
import { refusal } from '../../core/app-error.ts';
import { sha256 } from '../../core/digest.ts';
import type { SecondFactorContext } from './context.ts';
import { networkHash } from './login-challenge.ts';
import { storeUsedChallenge } from './login-challenges.repository.ts';
import { findPasskey, usePasskey } from './passkeys.repository.ts';
import { isSignedChallenge, SIGNED_CHALLENGE_MS, signedChallenge } from './signed-challenge.ts';
import { verifiedCounter, webauthnHost } from './webauthn.ts';

/** A challenge for a passkey of any player at this address. */
export function passkeyOptions({ settings, random, clock }: SecondFactorContext, address: string) {
  const challenge = signedChallenge(settings, {
    binding: bindingOf(address),
    random,
    now: clock.now(),
  });
  const userVerification = 'required' as const;
  const rpId = webauthnHost(settings);
  return { challenge, rpId, timeout: SIGNED_CHALLENGE_MS, userVerification };
}

/** Verifies the response to `passkeyOptions`, once. @throws PASSKEY_INVALID */
export async function checkPasskeyOf(
  context: SecondFactorContext,
  {
    userId,
    response,
    address,
  }: { userId: string; response: AuthenticationResponse; address: string },
): Promise<void> {
  const { prisma, settings, clock } = context;
  const now = clock.now();
  const binding = bindingOf(address);
  let signed = '';
  const isExpected = (challenge: string) => {
    signed = challenge;
    return isSignedChallenge(settings, { challenge, binding, now });
  };
  const isValid = await checkPasskey(context, { userId, response, isExpected });
  const used = {
    id: sha256(signed),
    userId,
    networkHash: networkHash(context, address),
    expiresAt: new Date(now.getTime() + SIGNED_CHALLENGE_MS),
    at: now,
  };
  if (!isValid || !(await storeUsedChallenge(prisma, used))) throw refusal('PASSKEY_INVALID');
}

/**
 * Whether the player's own passkey signed an expected challenge, with a counter above the last one.
 * The caller uses the challenge.
 */
export async function checkPasskey(
  { prisma, settings, clock }: SecondFactorContext,
  check: {
    userId: string;
    response: AuthenticationResponse;
    isExpected: (challenge: string) => boolean;
  },
): Promise<boolean> {
  const { userId, response, isExpected } = check;
  const passkey = await findPasskey(prisma, response.id);
  if (!passkey || passkey.userId !== userId) return false;
  const counter = await verifiedCounter(settings, { response, passkey, isExpected });
  if (counter === null) return false;
  const { id, counter: before } = passkey;
  return usePasskey(prisma, { id, before, counter, at: clock.now() });
}

function bindingOf(address: string) {
  return { purpose: 'login', network: networkOf(address), owner: '' };
}
