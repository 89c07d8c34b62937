import { randomBytes, randomFillSync, randomInt, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

/** Randomness, injected so that tests control it. */
export type Random = {
  /** As `orderedUuid`. */
  readonly uuid: () => string;
  /** Identifies a call in its response and in the log: an unordered UUID, at a third of `uuid`'s cost. */
  readonly requestId: () => string;
  /** A 256-bit secret as 43 URL-safe characters. */
  readonly token: () => string;
  /** Secret bytes. */
  readonly bytes: (length: number) => Buffer;
  /** A 256-bit server seed as 64 hex digits. */
  readonly seed: () => string;
  /** A player's number: nine digits, easy to read to support. */
  readonly playerNumber: () => string;
  /** Upper-case letters and digits without those that look alike. */
  readonly code: (length: number) => string;
};

/** 32 characters in sort order. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const UUID_BYTES = 16;
/** Offset of the four random bytes that `v7` itself would start its counter from. */
const SEQUENCE_AT = 6;

export const systemRandom: Random = {
  uuid: orderedUuid,
  requestId: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  bytes: (length) => randomBytes(length),
  seed: () => randomBytes(32).toString('hex'),
  playerNumber: () => randomInt(100_000_000, 1_000_000_000).toString(),
  code(length) {
    let code = '';
    for (const byte of pooledBytes(length))
      code += CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
    return code;
  },
};

let lastMs = 0;
let sequence = 0;

/**
 * A new UUID of version 7. Ids are monotonic, also within a millisecond and when the clock is set
 * back, so order by id is order by time, and rows that are written together are adjacent in each
 * index, which determines most of a commit's cost.
 */
export function orderedUuid(): string {
  const random = pooledBytes(UUID_BYTES);
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // RFC 9562, 6.2, method 1: the counter starts at a random number with its first bit clear.
    sequence = random.readUInt32BE(SEQUENCE_AT) & 0x7fff_ffff;
  } else {
    sequence += 1;
  }
  return v7({ msecs: lastMs, seq: sequence, random });
}

const pool = Buffer.alloc(4096);
let taken = pool.length;

/**
 * Random bytes, each returned once. They are drawn in blocks because a call of the generator costs
 * the same for 16 bytes as for 4,096. For identifiers, not for secrets. Use them at once: the next
 * block overwrites them.
 */
function pooledBytes(length: number): Buffer {
  if (taken + length > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += length;
  return pool.subarray(taken - length, taken);
}
