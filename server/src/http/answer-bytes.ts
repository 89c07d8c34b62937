import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { success } from './envelope.ts';

/** An answer that many callers get: its bytes are made once, with the ETag that names them. */
type AnswerBytes = { readonly bytes: Buffer; readonly etag: string };

export type PackedBytes = AnswerBytes & {
  /** The content encoding; none when the caller takes none or packing would not pay. */
  readonly encoding?: 'br' | 'gzip';
};

/** Below about one packet a smaller answer arrives no sooner. */
const PACK_FROM_BYTES = 1400;

const made = new WeakMap<object, AnswerBytes>();
const packed = { br: new WeakMap<object, PackedBytes>(), gzip: new WeakMap<object, PackedBytes>() };
const pack = { br: brotliCompressSync, gzip: gzipSync };

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

/** The same, compressed as the caller's `Accept-Encoding` allows; each encoding has its own ETag. */
export function packedBytesOf(data: object, acceptEncoding: string | undefined): PackedBytes {
  const plain = bytesOf(data);
  const encoding = encodingFor(acceptEncoding);
  if (encoding === undefined || plain.bytes.length < PACK_FROM_BYTES) return plain;
  const known = packed[encoding].get(data);
  if (known) return known;
  const bytes = pack[encoding](plain.bytes);
  const fresh = { bytes, etag: plain.etag.replace(/"$/, `-${encoding}"`), encoding };
  packed[encoding].set(data, fresh);
  return fresh;
}

/** What browsers say plainly. A caller who weighs encodings against each other gets none. */
function encodingFor(acceptEncoding: string | undefined): 'br' | 'gzip' | undefined {
  if (acceptEncoding === undefined || acceptEncoding.includes('q=')) return undefined;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;
}
