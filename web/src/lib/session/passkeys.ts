import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/* The browser's passkeys. The library loads with the first use. */

const load = () => import('@simplewebauthn/browser');

export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Whether the browser offers passkeys in the list of saved logins of a field. */
export async function supportsPasskeyAutofill(): Promise<boolean> {
  return supportsPasskeys() && (await (await load()).browserSupportsWebAuthnAutofill());
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

/** Signs a challenge with a passkey of this site. Rejects when the player cancels it. */
export async function signWithPasskey({ challenge, isAutofill = false }: Signature) {
  const { startAuthentication } = await load();
  return startAuthentication({
    optionsJSON: { challenge, userVerification: 'required' },
    useBrowserAutofill: isAutofill,
  });
}

/** Ends a wait for a passkey. */
export async function cancelPasskey(): Promise<void> {
  if (supportsPasskeys()) (await load()).WebAuthnAbortService.cancelCeremony();
}
