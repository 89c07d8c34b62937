import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { success } from './envelope.ts';

/** The serialised body of a response that is the same for many callers, with its ETag. */
export type CachedResponse = {
  readonly bytes: Buffer;
  readonly etag: string;
  /** `identity` when the client accepts no compression or the body is too small to compress. */
  readonly encoding: Encoding | 'identity';
};

type Encoding = 'br' | 'gzip';

/** A smaller response fits into about one packet, so compression would not make it faster. */
const COMPRESSED_FROM_BYTES = 1400;

const compress = { br: brotliCompressSync, gzip: gzipSync };

/** Keyed by the list that they contain, so that they are collected together with it. */
const cached = new WeakMap<object, Map<CachedResponse['encoding'], CachedResponse>>();

/** The response with `data`, in the best encoding of an `Accept-Encoding` header. */
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

/** Supports the plain lists that browsers send. A header with weights gets no compression. */
function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding.includes('q=')) return undefined;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;
}
