import { createHmac, hkdfSync } from 'node:crypto';
import type { Settings } from '@fairhall/kit/settings';
import Sqlite from '@fairhall/kit/sqlite';
import { sha256 } from '../../core/digest.ts';

/** The secrets that all nodes have. */
export type Secrets = Pick<Settings, 'providerSecret' | 'paymentSecret'>;

const KEY_BYTES = 32;
const LOCK_WAIT_MS = 10_000;

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

/**
 * Replaces the plain hashes that earlier versions stored.
 * @returns the number of replaced hashes
 */
export function replacePlainHashes({
  databaseFile,
  secrets,
}: {
  databaseFile: string;
  secrets: Secrets;
}): number {
  const key = keyOf(secrets, 'known addresses');
  const database = new Sqlite(databaseFile, { fileMustExist: true, timeout: LOCK_WAIT_MS });
  try {
    database.function('keyed_hash', { deterministic: true }, (hash) =>
      keyedHash(key, String(hash)),
    );
    // Plain hashes have 64 hexadecimal digits, keyed ones 43 characters.
    return database
      .prepare('UPDATE "KnownAddress" SET "hash" = keyed_hash("hash") WHERE length("hash") = 64')
      .run().changes;
  } finally {
    database.close();
  }
}

function keyOf({ providerSecret, paymentSecret }: Secrets, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', providerSecret, paymentSecret, purpose, KEY_BYTES));
}

function keyedHash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
