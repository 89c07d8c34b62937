import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness comes in through the context, so that tests can hold it. */
export type Random = {
  /** A fresh UUID. */
  readonly uuid: () => string;
  /** A 256-bit secret as 43 URL-safe characters. */
  readonly token: () => string;
  /** A 256-bit server seed as 64 hex digits. */
  readonly seed: () => string;
  /** A player's number: nine digits, easy to read out to support. */
  readonly playerNumber: () => string;
  /** Upper-case letters and digits that are not mistaken for each other, for order numbers. */
  readonly code: (length: number) => string;
};

const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomBytes(32).toString('hex'),
  playerNumber: () => randomInt(100_000_000, 1_000_000_000).toString(),
  code: (length) =>
    Array.from(randomBytes(length), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join(''),
};
