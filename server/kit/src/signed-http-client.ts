import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import { sign } from './signature.ts';

/** Another party on an origin of its own, and the bounds of what it is given. */
export type ExternalService = {
  readonly origin: string;
  readonly secret: string;
  /** For each phase of a call: connecting, the first byte, the last one. */
  readonly timeoutMs: number;
  /** Calls that are under way at one time; the others wait for a line. */
  readonly connectionsMax: number;
  readonly responseBytesMax: number;
};

/** A POST of JSON, signed as of `atMs` (Unix milliseconds). */
export type SignedRequest = {
  readonly path: string;
  readonly rawBody: string;
  readonly atMs: number;
  /** Of the words in a refusal. */
  readonly language?: string | undefined;
};

/** What came back: an envelope, or nothing that can be read, whether or not the call arrived. */
export type ServiceReply =
  | {
      readonly kind: 'answered';
      readonly code: number;
      readonly msg: string;
      readonly data: unknown;
    }
  | { readonly kind: 'silent'; readonly mayHaveArrived: boolean; readonly reason: string };

export type SignedHttpClient = {
  /** Never rejects. */
  readonly send: (call: SignedRequest) => Promise<ServiceReply>;
  /** Ends the connections; what is under way counts as unanswered. */
  readonly close: () => Promise<unknown>;
};

/** What parties answer in. */
const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/**
 * Connections to another party, from the thread that asks.
 *
 * Node's own fetch is undici as well, with a browser's streams and checks around it: four times the
 * work for a call that a player waits for.
 */
export function openSignedHttpClient(service: ExternalService): SignedHttpClient {
  const { origin, secret, timeoutMs } = service;
  const pool = new Pool(origin, {
    connections: service.connectionsMax,
    connectTimeout: timeoutMs,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: service.responseBytesMax,
  });
  return {
    send: ({ path, rawBody, atMs, language }) =>
      new Promise((resolve) => {
        const request: Dispatcher.DispatchOptions = {
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signature': sign({ rawBody, secret, now: new Date(atMs) }),
            ...(language && { 'accept-language': language }),
          },
          body: rawBody,
        };
        pool.dispatch(request, readerOf(resolve));
      }),
    close: () => pool.destroy(),
  };
}

/** Reads one answer; without the stream that `request` would make of each. */
function readerOf(resolve: (reply: ServiceReply) => void): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = [];
  return {
    // Its being there is how undici knows a handler of today from one of old.
    onRequestStart: () => {},
    onResponseData: (_, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => resolve(replyIn(Buffer.concat(chunks))),
    onResponseError: (_, error) => {
      resolve({ kind: 'silent', mayHaveArrived: !neverConnected(error), reason: error.message });
    },
  };
}

function replyIn(body: Buffer): ServiceReply {
  try {
    const { code, msg, data } = envelope.parse(JSON.parse(body.toString()));
    return { kind: 'answered', code, msg, data };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    return { kind: 'silent', mayHaveArrived: true, reason };
  }
}

/** Nobody listened: the request cannot have arrived. */
function neverConnected(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNREFUSED';
}
