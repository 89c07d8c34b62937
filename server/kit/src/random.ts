import { randomBytes, randomFillSync, randomInt, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

/** Randomness comes in through the context, so that tests can hold it. */
export type Random = {
  /** As `orderedUuid`. */
  readonly uuid: () => string;
  /** Names one call, in its answer and in the log: a UUID in no order, for a third of what `uuid` takes. */
  readonly requestId: () => string;
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
/** Of the random bytes of a UUID, the four that `v7` itself would begin to count from. */
const SEQUENCE_AT = 6;

export const systemRandom: Random = {
  uuid: orderedUuid,
  requestId: () => randomUUID(),
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

let lastMs = 0;
let sequence = 0;

/**
 * A fresh UUID of version 7: later ones sort after earlier ones, also within a millisecond and when
 * the clock is set back, so lists by id are lists by time, and rows that are written together lie
 * together in every index, which is most of what a commit costs.
 */
export function orderedUuid(): string {
  const random = pooledBytes(UUID_BYTES);
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // As RFC 9562 counts, 6.2, method 1: from a random number, with its first bit left for the count.
    sequence = random.readUInt32BE(SEQUENCE_AT) & 0x7fff_ffff;
  } else {
    sequence += 1;
  }
  return v7({ msecs: lastMs, seq: sequence, random });
}

const pool = Buffer.alloc(4096);
let taken = pool.length;

/**
 * Random bytes, each handed out once. They are drawn in blocks because a call into the generator
 * costs the same for 16 bytes as for 4,096. For what identifies, not for secrets, and to be used at
 * once: the next block comes into the same place.
 */
function pooledBytes(length: number): Buffer {
  if (taken + length > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += length;
  return pool.subarray(taken - length, taken);
}
