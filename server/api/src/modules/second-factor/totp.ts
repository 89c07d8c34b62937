import type { Random } from '@fairhall/kit/random';
import { Secret, TOTP } from 'otpauth';

/*
 * One-time codes of an authenticator app, RFC 6238, with the values that every app supports: SHA-1,
 * six digits, steps of 30 seconds. They know no kind of account: players and staff share them.
 */

const ISSUER = 'Fairhall';
const SECRET_BYTES = 20;
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const STEPS_OFF_MAX = 1;

/** A secret of 160 bits, in base32. */
export function newTotpSecret(random: Pick<Random, 'bytes'>): string {
  const bytes = Uint8Array.from(random.bytes(SECRET_BYTES));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The address that an app reads from a QR code. @param label names the account in the app */
export function otpauthUrl({ secret, label }: { secret: string; label: string }): string {
  return new TOTP({ issuer: ISSUER, label, secret, ...parameters }).toString();
}

/**
 * The step of a code: the number of 30 s since 1970. The caller accepts each step once.
 * @returns `null` for a code of no step around `at`
 */
export function stepOfCode(guess: { secret: string; code: string; at: Date }): number | null {
  const { secret, code, at } = guess;
  const timestamp = at.getTime();
  const stepsOff = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    window: STEPS_OFF_MAX,
    timestamp,
    ...parameters,
  });
  if (stepsOff === null) return null;
  return TOTP.counter({ period: parameters.period, timestamp }) + stepsOff;
}
