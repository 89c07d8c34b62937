const RANDOM_BYTES = 10;

/**
 * A new request id, in hex: the time in milliseconds, then 80 random bits. Ids sort by time, so the
 * game server's index grows at its end only. `crypto.randomUUID` exists on https and localhost
 * only, but a demo is also opened over a local network.
 */
export function newRequestId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return time + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
