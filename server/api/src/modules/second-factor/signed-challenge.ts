import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '@fairhall/kit/random';
import { type AppSecret, appKey } from '../../core/app-keys.ts';

export const SIGNED_CHALLENGE_MS = 300_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;

/** What a challenge is for: none is valid for another purpose, network or account. */
type Binding = { readonly purpose: string; readonly network: string; readonly owner: string };

/**
 * A challenge for a passkey, in base64url: a nonce, its expiry, and their HMAC under APP_SECRET. It is
 * not stored, so that a caller without an account writes nothing. The caller uses each once.
 */
export function signedChallenge(
  settings: AppSecret,
  { binding, random, now }: { binding: Binding; random: Pick<Random, 'bytes'>; now: Date },
): string {
  const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
  random.bytes(NONCE_BYTES).copy(head);
  head.writeUIntBE(now.getTime() + SIGNED_CHALLENGE_MS, NONCE_BYTES, TIME_BYTES);
  return Buffer.concat([head, macOf(settings, { head, binding })]).toString('base64url');
}

/** Whether this API signed the challenge for the binding, and it has not expired. */
export function isSignedChallenge(
  settings: AppSecret,
  { challenge, binding, now }: { challenge: string; binding: Binding; now: Date },
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES) return false;
  const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const mac = bytes.subarray(head.length);
  const isOurs = timingSafeEqual(mac, macOf(settings, { head, binding }));
  return isOurs && head.readUIntBE(NONCE_BYTES, TIME_BYTES) > now.getTime();
}

function macOf(settings: AppSecret, { head, binding }: { head: Buffer; binding: Binding }): Buffer {
  const { purpose, network, owner } = binding;
  const key = appKey(settings, 'signed challenges');
  return createHmac('sha256', key)
    .update(head)
    .update(JSON.stringify([purpose, network, owner]))
    .digest();
}
