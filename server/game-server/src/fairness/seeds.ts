import { randomBytes } from 'node:crypto';

/** Where seeds come from: `size` bytes that nobody can guess. Tests bring their own. */
export type RandomBytes = (size: number) => Uint8Array;

export const systemRandom: RandomBytes = (size) => randomBytes(size);

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 6;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** 32 random bytes in hex: secret until the player rotates it away. */
export function newServerSeed(random: RandomBytes): string {
  return hex(random(SERVER_SEED_BYTES));
}

/** What stands in for the player's own seed until the player names one. */
export function newClientSeed(random: RandomBytes): string {
  return hex(random(CLIENT_SEED_BYTES));
}
