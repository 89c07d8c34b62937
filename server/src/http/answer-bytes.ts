import { createHash } from 'node:crypto';
import { success } from './envelope.ts';

/** An answer that many callers get: its bytes are made once, with the ETag that names them. */
type AnswerBytes = { readonly bytes: Buffer; readonly etag: string };

const made = new WeakMap<object, AnswerBytes>();

/** The bytes of a shared answer. */
export function bytesOf(data: object): AnswerBytes {
  const known = made.get(data);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(success(data)));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const fresh = { bytes, etag };
  made.set(data, fresh);
  return fresh;
}
