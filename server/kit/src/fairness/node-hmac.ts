import { createHash, createHmac } from 'node:crypto';
import type { HmacSha256 } from './outcome-stream.ts';

/** The server's HMAC for the outcome stream; a browser passes its own. */
export const nodeHmacSha256: HmacSha256 = ({ key, message }) =>
  createHmac('sha256', key).update(message).digest();

/** SHA-256 of a text (UTF-8), in hex: the commitment to a server seed, published before play. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
