import type { Settings } from '@fairhall/kit/settings';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type {
  AuthenticationResponse,
  RegistrationResponse,
} from '../../contract/passkey-fields.ts';

/*
 * Passkeys, WebAuthn level 3. They know no kind of account. The user must be verified by the
 * authenticator: a passkey is a device and its owner.
 */

type Origins = Pick<Settings, 'origins'>;

/** A registered credential. */
export type Credential = {
  /** In base64url, as `publicKey`, which is COSE. */
  readonly id: string;
  readonly publicKey: string;
  readonly counter: bigint;
};

/** The host of WEB_ORIGIN: a passkey belongs to it. */
export function webauthnHost({ origins }: Origins): string {
  return new URL(origins.web).hostname;
}

/** The credential of a registration; `null` when it is not genuine. */
export async function verifiedCredential(
  settings: Origins,
  {
    response,
    isExpected,
  }: { response: RegistrationResponse; isExpected: (challenge: string) => boolean },
): Promise<Credential | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...response.response, transports: [] },
        clientExtensionResults: {},
      },
      expectedChallenge: isExpected,
      expectedOrigin: settings.origins.web,
      expectedRPID: webauthnHost(settings),
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { id, publicKey: key, counter: BigInt(counter) };
  } catch {
    // The library throws for whatever a caller sends; nothing else fails here.
    return null;
  }
}

/** The counter of a genuine response; `null` for any other, as for a counter that did not grow. */
export async function verifiedCounter(
  settings: Origins,
  check: {
    response: AuthenticationResponse;
    passkey: Credential;
    isExpected: (challenge: string) => boolean;
  },
): Promise<bigint | null> {
  const { response, passkey, isExpected } = check;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isExpected,
      expectedOrigin: settings.origins.web,
      expectedRPID: webauthnHost(settings),
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: Number(passkey.counter),
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch {
    // As above.
    return null;
  }
}
