import { createHmac, hkdfSync } from 'node:crypto';
import type { Settings } from '@fairhall/kit/settings';
import { sha256 } from '../../core/digest.ts';

/** The secrets that all nodes have. */
export type Secrets = Pick<Settings, 'providerSecret' | 'paymentSecret'>;

const KEY_BYTES = 32;

/**
 * The hash by which a known address is stored. It is keyed, because a plain hash of an email and one
 * of four billion addresses is found by trying them all. The key needs both secrets, so that neither
 * provider has it; a new secret makes the stored addresses unknown.
 */
export function addressHash(
  secrets: Secrets,
  { email, network }: { email: string; network: string },
): string {
  return keyedHash(keyOf(secrets, 'known addresses'), sha256(`${email}\n${network}`));
}

/** The hash by which the failures of an account or a network are stored. */
export function counterHash(
  secrets: Secrets,
  { limit, key }: { limit: string; key: string },
): string {
  return keyedHash(keyOf(secrets, 'backoff counters'), `${limit}\n${key}`);
}

function keyOf({ providerSecret, paymentSecret }: Secrets, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', providerSecret, paymentSecret, purpose, KEY_BYTES));
}

function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
