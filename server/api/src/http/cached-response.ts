import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { success } from './envelope.ts';

/** The body of a response that many callers get, made once, with the ETag that names its bytes. */
export type CachedResponse = {
  readonly bytes: Buffer;
  readonly etag: string;
  /** None when the caller accepts none, or when compression would not pay. */
  readonly encoding: Encoding | 'identity';
};

type Encoding = 'br' | 'gzip';

/** Below about one packet a compressed response arrives no sooner. */
const COMPRESSED_FROM_BYTES = 1400;

const compress = { br: brotliCompressSync, gzip: gzipSync };

/** By the list that they are made of, and gone with it. */
const cached = new WeakMap<object, Map<CachedResponse['encoding'], CachedResponse>>();

/** The response that holds `data`, in the best encoding of an `Accept-Encoding` header. */
export function cachedResponse(data: object, acceptEncoding: string | undefined): CachedResponse {
  const responses = cached.get(data) ?? new Map<CachedResponse['encoding'], CachedResponse>();
  cached.set(data, responses);
  const plain = responses.get('identity') ?? plainResponse(data);
  responses.set('identity', plain);
  const encoding = encodingFor(acceptEncoding);
  if (encoding === undefined || plain.bytes.length < COMPRESSED_FROM_BYTES) return plain;
  const response = responses.get(encoding) ?? compressed(plain, encoding);
  responses.set(encoding, response);
  return response;
}

function plainResponse(data: object): CachedResponse {
  const bytes = Buffer.from(JSON.stringify(success(data)));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, encoding: 'identity' };
}

/** Each encoding has an ETag of its own. */
function compressed({ bytes, etag }: CachedResponse, encoding: Encoding): CachedResponse {
  return {
    bytes: compress[encoding](bytes),
    etag: etag.replace(/"$/, `-${encoding}"`),
    encoding,
  };
}

/** What browsers send plainly. A caller who weighs encodings against each other gets none. */
function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding.includes('q=')) return undefined;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;
}
