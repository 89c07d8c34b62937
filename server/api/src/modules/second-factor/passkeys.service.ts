import { generateRegistrationOptions } from '@simplewebauthn/server';
import { passkeyTransports, type RegistrationResponse } from '../../contract/passkey-fields.ts';
import type { PasskeyView } from '../../contract/security.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import { networkOf } from '../../core/network-address.ts';
import type { Services } from '../../services.ts';
import type { ActiveSession } from '../auth/caller.ts';
import { requireFreshLogin } from '../auth/fresh-login.ts';
import { findAccount } from '../auth/passwords.repository.ts';
import { notifyOfFactor } from '../auth/security-notifications.ts';
import { passkeysOf, removePasskey, storePasskey } from './passkeys.repository.ts';
import { isSignedChallenge, SIGNED_CHALLENGE_MS, signedChallenge } from './signed-challenge.ts';
import { verifiedCredential, webauthnHost } from './webauthn.ts';

type Stored = Awaited<ReturnType<typeof passkeysOf>>[number];

export async function listPasskeys({ prisma }: Services, userId: string): Promise<PasskeyView[]> {
  return (await passkeysOf(prisma, userId)).map(viewOf);
}

/** What a browser needs to create a passkey. @throws AppError 1011 */
export async function passkeyCreation(
  services: Services,
  { session, address }: { session: ActiveSession; address: string },
) {
  const { prisma, settings, random, clock } = services;
  await requireFreshLogin(services, session);
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

/** @throws AppError 1011, 1010 also for an eleventh */
export async function addPasskey(
  services: Services,
  added: { session: ActiveSession; address: string; name: string; response: RegistrationResponse },
): Promise<PasskeyView> {
  const { prisma, settings, clock } = services;
  const { session, address, name, response } = added;
  await requireFreshLogin(services, session);
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
  services.log.info({ userId }, 'passkey added');
  await notifyOfFactor(services, { userId, event: 'passkeyAdded' });
  return viewOf({ ...passkey, lastUsedAt: null });
}

/** @throws AppError 1011, 404 */
export async function deletePasskey(
  services: Services,
  { session, id }: { session: ActiveSession; id: string },
): Promise<null> {
  await requireFreshLogin(services, session);
  const { userId } = session;
  if (!(await removePasskey(services.prisma, { id, userId }))) throw new AppError('NOT_FOUND');
  services.log.info({ userId }, 'passkey removed');
  await notifyOfFactor(services, { userId, event: 'passkeyRemoved' });
  return null;
}

function knownTransports({ response }: RegistrationResponse) {
  return passkeyTransports.filter((known) => response.transports?.includes(known));
}

function bindingOf({ userId, address }: { userId: string; address: string }) {
  return { purpose: 'registration', network: networkOf(address), owner: userId };
}

function viewOf({ id, name, createdAt, lastUsedAt }: Omit<Stored, 'transports'>): PasskeyView {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
