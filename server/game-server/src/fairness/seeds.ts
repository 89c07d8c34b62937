import { randomBytes } from 'node:crypto';

/** A cryptographically secure source of `size` random bytes; tests inject their own. */
export type RandomBytes = (size: number) => Uint8Array;

export const systemRandom: RandomBytes = (size) => randomBytes(size);

const SERVER_SEED_BYTES = 32;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** 32 random bytes in hex: secret until a rotation reveals it. */
export function newServerSeed(random: RandomBytes): string {
  return hex(random(SERVER_SEED_BYTES));
}
