import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import { sign } from './signature.ts';

/** An external service and the limits of each call to it. */
export type ExternalService = {
  readonly origin: string;
  readonly secret: string;
  /** For each phase of a call: connect, headers, body. */
  readonly timeoutMs: number;
  /** Calls in flight at a time; further calls are queued. */
  readonly connectionsMax: number;
  readonly responseBytesMax: number;
};

/** A POST of JSON, signed as of `atMs` (Unix milliseconds). */
export type SignedRequest = {
  readonly path: string;
  readonly rawBody: string;
  readonly atMs: number;
  /** Accept-Language: of the message in a refusal. */
  readonly language?: string | undefined;
};

/** The envelope, or no readable response, whether or not the request may have arrived. */
export type ServiceReply =
  | {
      readonly kind: 'response';
      readonly code: number;
      readonly msg: string;
      readonly data: unknown;
    }
  | { readonly kind: 'noResponse'; readonly mayHaveArrived: boolean; readonly reason: string };

export type SignedHttpClient = {
  /** Never rejects. */
  readonly send: (call: SignedRequest) => Promise<ServiceReply>;
  /** Closes the connections; calls in flight resolve without a response. */
  readonly close: () => Promise<unknown>;
};

const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/**
 * Opens a connection pool to an external service on the calling thread.
 *
 * Not `fetch`: Node's is undici with a browser's streams and checks around it, four times the work
 * for a call that a player waits for.
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
        pool.dispatch(request, responseHandler(resolve));
      }),
    close: () => pool.destroy(),
  };
}

/** Reads one response without the stream that `request` would create for each. */
function responseHandler(resolve: (reply: ServiceReply) => void): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = [];
  return {
    // Present because undici detects the current handler interface by this method.
    onRequestStart: () => {},
    onResponseData: (_, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => resolve(parseReply(Buffer.concat(chunks))),
    onResponseError: (_, error) => {
      resolve({
        kind: 'noResponse',
        mayHaveArrived: !neverConnected(error),
        reason: error.message,
      });
    },
  };
}

function parseReply(body: Buffer): ServiceReply {
  try {
    const { code, msg, data } = envelope.parse(JSON.parse(body.toString()));
    return { kind: 'response', code, msg, data };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no response';
    return { kind: 'noResponse', mayHaveArrived: true, reason };
  }
}

/** The connection was refused, so the request cannot have arrived. */
function neverConnected(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNREFUSED';
}
