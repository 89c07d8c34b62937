import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from '@fairhall/kit/random';
import { type AppSecret, appKey } from '../../core/app-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const PURPOSE = 'sealed texts';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that the API has to read again, by AES-256-GCM under APP_SECRET.
 * @param sealed.owner the account; the text opens for it alone
 */
export function seal(
  settings: AppSecret,
  { text, owner, random }: { text: string; owner: string; random: Pick<Random, 'bytes'> },
): string {
  const iv = random.bytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, appKey(settings, PURPOSE), iv);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @returns `null` for a text of another owner or under another APP_SECRET */
export function unseal(
  settings: AppSecret,
  { sealed, owner }: { sealed: string; owner: string },
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, appKey(settings, PURPOSE), iv, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
