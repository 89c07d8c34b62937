import { createHmac } from 'node:crypto';
import { networkOf } from '@fairhall/kit/network-address';
import type { SecondFactorMethod, SecondFactorRequired } from '../../contract/security.ts';
import { refusal } from '../../core/app-error.ts';
import { appKey } from '../../core/app-keys.ts';
import { sha256 } from '../../core/digest.ts';
import type { SecondFactorContext } from './context.ts';
import { storeChallenge } from './login-challenges.repository.ts';
import { hasPasskey } from './passkeys.repository.ts';
import { countUnusedRecoveryCodes } from './second-factor.repository.ts';

const CHALLENGE_MS = 300_000;
const TRIES_MAX = 5;

/**
 * The refusal of a login whose password was right: the player continues it from the same network
 * with a second factor.
 */
export async function secondFactorRequired(
  context: SecondFactorContext,
  { userId, remember, address }: { userId: string; remember: boolean; address: string },
) {
  const { prisma, clock, random } = context;
  const challenge = random.token();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await storeChallenge(prisma, {
    id: sha256(challenge),
    userId,
    networkHash: networkHash(context, address),
    remember,
    triesLeft: TRIES_MAX,
    expiresAt,
  });
  const data: SecondFactorRequired = {
    challenge,
    methods: await methodsOf(context, userId),
    expiresAt: expiresAt.toISOString(),
  };
  return refusal('SECOND_FACTOR_REQUIRED', data);
}

async function methodsOf(
  { prisma }: SecondFactorContext,
  userId: string,
): Promise<SecondFactorMethod[]> {
  const [passkey, recoveryCodes] = await Promise.all([
    hasPasskey(prisma, userId),
    countUnusedRecoveryCodes(prisma, userId),
  ]);
  return [
    'totp',
    ...(passkey ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
}

/** By which a network is stored; keyed, because there are few networks. */
export function networkHash(
  { settings }: Pick<SecondFactorContext, 'settings'>,
  address: string,
): string {
  const key = appKey(settings, 'networks of challenges');
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url');
}
