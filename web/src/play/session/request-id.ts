const RANDOM_BYTES = 10;

/**
 * A fresh id for a round, in hex: the time in milliseconds, then 80 random bits. Ids of one time are
 * neighbours in the game server's index, which grows at its end alone.
 * `crypto.randomUUID` would not do for another reason too: a browser has it on https and localhost
 * alone, and a demo is also opened over a local network.
 */
export function newRequestId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return time + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
