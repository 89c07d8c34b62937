/**
 * A fresh id for a round: 128 random bits in hex. `crypto.randomUUID` would do, but a browser has
 * it on https and localhost alone, and a demo is also opened over a local network.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
