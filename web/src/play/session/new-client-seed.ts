const RANDOM_BYTES = 8;

/** A client seed made by this browser: 64 random bits in hex. */
export function newClientSeed(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
