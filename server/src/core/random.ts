import { randomBytes, randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Randomness comes in through the context, so that tests can hold it. */
export type Random = {
  /** As `orderedUuid`. */
  readonly uuid: () => string;
  /** A 256-bit secret as 43 URL-safe characters. */
  readonly token: () => string;
  /** A 256-bit server seed as 64 hex digits. */
  readonly seed: () => string;
  /** A player's number: nine digits, easy to read out to support. */
  readonly playerNumber: () => string;
  /** Upper-case letters and digits that are not mistaken for each other. */
  readonly code: (length: number) => string;
};

/** 32 characters, in the order in which they sort. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const UUID_BYTES = 16;

export const systemRandom: Random = {
  uuid: orderedUuid,
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomBytes(32).toString('hex'),
  playerNumber: () => randomInt(100_000_000, 1_000_000_000).toString(),
  code(length) {
    let code = '';
    for (const byte of pooledBytes(length))
      code += CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
    return code;
  },
};

/**
 * A fresh UUID of version 7: later ones sort after earlier ones, so rows that are written together
 * lie together in every index, which is most of what a commit costs.
 */
export function orderedUuid(): string {
  return v7({ rng: () => pooledBytes(UUID_BYTES) });
}

const pool = new Uint8Array(4096);
let taken = pool.length;

/**
 * Random bytes, each handed out once. They are drawn in blocks because a call into the generator
 * costs the same for 16 bytes as for 4,096. For what identifies, not for secrets.
 */
function pooledBytes(length: number): Uint8Array {
  if (taken + length > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += length;
  return pool.slice(taken - length, taken);
}
