import { canCompute, sha256Hex } from './verify/web-hmac.ts';

/**
 * Whether the SHA-256 of a revealed server seed (its text in UTF-8) is the hash published before
 * play; `null` without Web Crypto, which browsers offer on https and localhost only.
 */
export async function seedMatchesHash(seed: {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}): Promise<boolean | null> {
  if (!canCompute()) return null;
  return (await sha256Hex(seed.serverSeed)) === seed.serverSeedHash.toLowerCase();
}
