import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { webOrigin } from '@/lib/browser/web-origin.ts';

/* The browser's passkeys. The library loads with the first use. */

const load = () => import('@simplewebauthn/browser');

/** The address at which the passkeys of this site work; null where this page is there. */
export function passkeyAddress(): string | null {
  const origin = webOrigin();
  return origin === location.origin ? null : origin;
}

/** Whether passkeys are offered: at another address one names the address at which it works. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window || passkeyAddress() !== null;
}

/** Whether the browser offers passkeys in the list of saved logins of a field. */
export async function supportsPasskeyAutofill(): Promise<boolean> {
  return passkeyAddress() === null && (await (await load()).browserSupportsWebAuthnAutofill());
}

/** Creates a passkey. Rejects when the player cancels it. */
export async function createPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON });
}

type Signature = {
  /** In base64url. */
  readonly challenge: string;
  /** Waits until the player chooses a passkey in the list of a field. */
  readonly isAutofill?: boolean;
};

/** Signs a challenge with a passkey of this site. Rejects at another address, or when the player cancels it. */
export async function signWithPasskey({ challenge, isAutofill = false }: Signature) {
  const address = passkeyAddress();
  if (address !== null) throw new Error(`Passkeys work at ${address}.`);
  const { startAuthentication } = await load();
  return startAuthentication({
    optionsJSON: { challenge, userVerification: 'required' },
    useBrowserAutofill: isAutofill,
  });
}

/** Ends a wait for a passkey. */
export async function cancelPasskey(): Promise<void> {
  if (passkeyAddress() === null) (await load()).WebAuthnAbortService.cancelCeremony();
}
