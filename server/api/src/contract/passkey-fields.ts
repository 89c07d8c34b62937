import { z } from 'zod';
import { line } from './field-types.ts';
import { VISIBLE_TEXT_PATTERN } from './plain-text.ts';

/*
 * The WebAuthn responses of a browser as JSON (WebAuthn level 3, 5.1): all bytes in base64url. Other
 * members that a browser sends are ignored.
 */

import { PASSKEY_NAME_LENGTH_MAX } from './passkey-limits.ts';

export const passkeyName = z
  .string()
  .trim()
  .max(PASSKEY_NAME_LENGTH_MAX)
  .regex(VISIBLE_TEXT_PATTERN, 'must be a name that can be seen');

const bytes = (lengthMax: number) =>
  z
    .string()
    .min(1)
    .max(lengthMax)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url');

const credential = {
  /** At most 1,023 bytes. */
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
};

const clientDataJSON = bytes(4000);
/** How a browser reaches an authenticator. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;

export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
  }),
});
export type AuthenticationResponse = z.infer<typeof authenticationResponse>;

export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_000),
    transports: z.array(line().max(20)).max(10).optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof registrationResponse>;
