import { networkOf } from '@fairhall/kit/network-address';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { passkeyTransports, type RegistrationResponse } from '../../contract/passkey-fields.ts';
import type { PasskeyView } from '../../contract/security.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { findAccount } from '../auth/index.ts';
import type { SecondFactorContext } from './context.ts';
import { passkeysOf, removePasskey, storePasskey } from './passkeys.repository.ts';
import { isSignedChallenge, SIGNED_CHALLENGE_MS, signedChallenge } from './signed-challenge.ts';
import { verifiedCredential, webauthnHost } from './webauthn.ts';

type Stored = Awaited<ReturnType<typeof passkeysOf>>[number];

export async function listPasskeys(
  { prisma }: SecondFactorContext,
  userId: string,
): Promise<PasskeyView[]> {
  return (await passkeysOf(prisma, userId)).map(passkeyView);
}

/** What a browser needs to create a passkey. @throws FRESH_LOGIN_REQUIRED */
export async function passkeyCreation(
  context: SecondFactorContext,
  { session, address }: { session: ActiveSession; address: string },
) {
  const { prisma, settings, random, clock } = context;
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  const { email } = await findAccount(prisma, userId);
  const binding = bindingOf({ userId, address });
  const challenge = signedChallenge(settings, { binding, random, now: clock.now() });
  const { rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Fairhall',
    rpID: webauthnHost(settings),
    userID: Uint8Array.from(Buffer.from(userId)),
    userName: email,
    userDisplayName: email,
  });
  return {
    challenge,
    rp: { id: rp.id ?? webauthnHost(settings), name: rp.name },
    user,
    pubKeyCredParams,
    timeout: SIGNED_CHALLENGE_MS,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    excludeCredentials: (await passkeysOf(prisma, userId)).map(({ id, transports }) => ({
      type: 'public-key' as const,
      id,
      transports: JSON.parse(transports),
    })),
  };
}

/** @throws FRESH_LOGIN_REQUIRED, PASSKEY_INVALID also for an eleventh */
export async function addPasskey(
  context: SecondFactorContext,
  added: { session: ActiveSession; address: string; name: string; response: RegistrationResponse },
): Promise<PasskeyView> {
  const { prisma, settings, clock } = context;
  const { session, address, name, response } = added;
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  const binding = bindingOf({ userId, address });
  const isExpected = (challenge: string) =>
    isSignedChallenge(settings, { challenge, binding, now: clock.now() });
  const credential = await verifiedCredential(settings, { response, isExpected });
  if (!credential) throw refusal('PASSKEY_INVALID');
  const transports = JSON.stringify(knownTransports(response));
  const passkey = { ...credential, userId, name, transports, createdAt: clock.now() };
  // Its id is unique: a registration that is sent again adds nothing.
  if (!(await storePasskey(prisma, passkey))) throw refusal('PASSKEY_INVALID');
  context.log.info({ userId }, 'passkey added');
  await context.auth.notifyOfFactor({ userId, event: 'passkeyAdded' });
  return passkeyView({ ...passkey, lastUsedAt: null });
}

/** @throws FRESH_LOGIN_REQUIRED, NOT_FOUND */
export async function deletePasskey(
  context: SecondFactorContext,
  { session, id }: { session: ActiveSession; id: string },
): Promise<null> {
  await context.auth.requireFreshLogin(session);
  const { userId } = session;
  if (!(await removePasskey(context.prisma, { id, userId }))) throw new AppError('NOT_FOUND');
  context.log.info({ userId }, 'passkey removed');
  await context.auth.notifyOfFactor({ userId, event: 'passkeyRemoved' });
  return null;
}

function knownTransports({ response }: RegistrationResponse) {
  return passkeyTransports.filter((known) => response.transports?.includes(known));
}

function bindingOf({ userId, address }: { userId: string; address: string }) {
  return { purpose: 'registration', network: networkOf(address), owner: userId };
}

function passkeyView({ id, name, createdAt, lastUsedAt }: Omit<Stored, 'transports'>): PasskeyView {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
