/**
 * Whether the SHA-256 of a revealed server seed (its text in UTF-8) is the hash that was shown
 * before play; `null` where the browser offers no hashing, which is outside https and localhost.
 */
export async function seedMatchesHash(seed: {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}): Promise<boolean | null> {
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed.serverSeed));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('') === seed.serverSeedHash.toLowerCase();
}
