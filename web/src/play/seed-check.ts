import { canCompute, sha256Hex } from './verify/web-hmac.ts';

/**
 * Whether the SHA-256 of a revealed server seed (its text in UTF-8) is the hash that was shown
 * before play; `null` where the browser offers no hashing, which is outside https and localhost.
 */
export async function seedMatchesHash(seed: {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}): Promise<boolean | null> {
  if (!canCompute()) return null;
  return (await sha256Hex(seed.serverSeed)) === seed.serverSeedHash.toLowerCase();
}
