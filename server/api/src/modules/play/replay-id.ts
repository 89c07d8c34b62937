import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type AppSecret, appKey } from '../../core/app-keys.ts';

/** One block, so that the mode chains nothing. */
const ALGORITHM = 'aes-256-ecb';
const PURPOSE = 'replay ids';
const HALF_BYTES = 8;

/**
 * The public id of a round's replay: the number of one of its ledger entries and as many zeros,
 * enciphered as one block under APP_SECRET. Nothing is stored, it shows neither the number nor the player,
 * and a guess is an id once in 2^64.
 */
export function replayId(settings: AppSecret, entryId: bigint): string {
  const block = Buffer.alloc(2 * HALF_BYTES);
  block.writeBigUInt64BE(entryId);
  const cipher = createCipheriv(ALGORITHM, appKey(settings, PURPOSE), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The entry of a replay's id; `null` for a text that is no such id. */
export function entryOfReplay(settings: AppSecret, id: string): bigint | null {
  const block = Buffer.from(id, 'base64url');
  // An id has one spelling.
  if (block.length !== 2 * HALF_BYTES || block.toString('base64url') !== id) return null;
  const decipher = createDecipheriv(ALGORITHM, appKey(settings, PURPOSE), null);
  decipher.setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(block), decipher.final()]);
  if (plain.readBigUInt64BE(HALF_BYTES) !== 0n) return null;
  return plain.readBigInt64BE();
}
