import { endpoints } from 'virtual:contract-tables';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { ApiError } from './api-error.ts';
import type { SessionEndReason } from './contract-types.ts';

export const REQUEST_TIMEOUT_MS = 60_000;
/** Statuses of a proxy whose server does not respond, as while it restarts. */
const PROXY_FAILURES: readonly number[] = [502, 504];
/** Pauses before the repetitions of a call that a proxy could not deliver, in milliseconds. */
const REPEAT_AFTER_MS: readonly number[] = [1000, 2000];

/** The client's texts, for errors without a text of the server. */
export type TransportTexts = {
  readonly network: () => string;
  readonly timeout: () => string;
  /** For an error status without an envelope, as a proxy's 502. */
  readonly failed: (status: number) => string;
};

export type EnvelopeLinkOptions = {
  /** The base URL of `/api`: an origin and the base path, or the base path alone. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly language: () => string;
  readonly texts: TransportTexts;
  /**
   * Called for every 401 with the token that was sent, so that the response to an old token can be
   * ignored.
   */
  readonly onUnauthorized: (end: { token: string | null; reason: SessionEndReason }) => void;
  readonly timeoutMs?: number;
  readonly repeatAfterMs?: readonly number[];
};

type Call = {
  readonly name: string;
  /** Whether a repetition changes nothing: a read, or a call with an idempotency key. */
  readonly isRepeatable: boolean;
  readonly input: unknown;
  readonly signal: AbortSignal | null;
  readonly headers: Readonly<Record<string, string>>;
};

const sessionEndReasons: readonly SessionEndReason[] = [
  'LOGIN_REQUIRED',
  'KICKED_OUT',
  'SELF_EXCLUDED',
];

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };

/**
 * The terminating link: sends a procedure call as the plain `/api` request that the contract
 * declares, and unwraps the envelope. Rejects with an `ApiError` as the cause.
 */
export function envelopeLink<Router extends AnyRouter>(
  options: EnvelopeLinkOptions,
): TRPCLink<Router> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const cancel = new AbortController();
        const signal = op.signal ? AbortSignal.any([op.signal, cancel.signal]) : cancel.signal;
        const headers = headersOf(op.context);
        const isRepeatable = op.type === 'query' || 'idempotency-key' in headers;
        const call = { name: op.path, isRepeatable, input: op.input, signal, headers };
        sendCall(options, call).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: unknown) => observer.error(TRPCClientError.from(asError(error))),
        );
        return () => cancel.abort();
      });
}

/** Extra headers of one call, as `{ context: { headers: { 'idempotency-key': … } } }`. */
function headersOf(context: Record<string, unknown>): Record<string, string> {
  const { headers } = context;
  if (typeof headers !== 'object' || headers === null) return {};
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Sends one call of the contract and returns the envelope's `data`. A repeatable call is repeated
 * when a proxy could not deliver it.
 */
export async function sendCall(options: EnvelopeLinkOptions, call: Call): Promise<unknown> {
  const endpoint = endpoints[call.name];
  if (endpoint === undefined) throw new TypeError(`the contract has no call ${call.name}`);
  const [method, path, , inputInBody = false] = endpoint;
  const token = options.token();
  const { url, body } = address({
    baseUrl: options.baseUrl,
    path,
    inQuery: method === 'GET' || (method === 'DELETE' && !inputInBody),
    input: call.input,
  });
  const request = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': options.language(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    credentials: 'include' as const,
    body,
  };
  const pauses = call.isRepeatable ? (options.repeatAfterMs ?? REPEAT_AFTER_MS) : [];
  let response = await exchange(options, call, url, request);
  for (const pauseMs of pauses) {
    if (!PROXY_FAILURES.includes(response.status)) break;
    await pause(pauseMs, call.signal);
    response = await exchange(options, call, url, request);
  }
  return unwrap(options, response, token);
}

/** @throws the reason of the caller's abort during the pause */
function pause(pauseMs: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, pauseMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

type Address = {
  readonly baseUrl: string;
  readonly path: string;
  readonly inQuery: boolean;
  readonly input: unknown;
};

/** Path parameters come from the input; the rest is the query or the body. */
function address({ baseUrl, path, inQuery, input }: Address): { url: string; body: string | null } {
  const fields = new Map<string, unknown>(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  if (!inQuery) {
    // A request without input has no body.
    const text = JSON.stringify(Object.fromEntries(fields));
    const body = text === '{}' ? null : text;
    return { url: baseUrl + filled, body };
  }
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return { url: baseUrl + filled + (search === '' ? '' : `?${search}`), body: null };
}

type Response = { readonly status: number; readonly text: string };

/**
 * Sends one request and reads its body within the time limit; a broken connection is an ApiError.
 */
async function exchange(
  { texts, timeoutMs = REQUEST_TIMEOUT_MS }: EnvelopeLinkOptions,
  call: Call,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = call.signal === null ? timeout : AbortSignal.any([call.signal, timeout]);
  try {
    const response = await fetch(url, { ...init, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (call.signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError({ kind: 'timeout', code: 0, message: texts.timeout() });
    throw new ApiError({ kind: 'network', code: 0, message: texts.network() });
  }
}

function unwrap(
  { texts, onUnauthorized }: EnvelopeLinkOptions,
  { status, text }: Response,
  token: string | null,
): unknown {
  const envelope = parseEnvelope(text);
  if (status === 200 && envelope?.code === 200) return envelope.data;
  if (status === 401) onUnauthorized({ token, reason: endReason(envelope?.data) });
  throw new ApiError({
    kind: status === 200 && envelope !== null ? 'refusal' : 'transport',
    code: envelope?.code ?? status,
    message: envelope?.msg || texts.failed(status),
    isWordless: !envelope?.msg,
    data: envelope?.data,
  });
}

/** Null for a body that is no envelope: a proxy's error page, or a truncated response. */
function parseEnvelope(text: string): Envelope | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isEnvelope(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'code' in value &&
    typeof value.code === 'number' &&
    'msg' in value &&
    typeof value.msg === 'string' &&
    'data' in value
  );
}

/** The reason in the body of a 401. */
export function sessionEndReasonOf(body: string): SessionEndReason {
  return endReason(parseEnvelope(body)?.data);
}

function endReason(data: unknown): SessionEndReason {
  const reason =
    typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return sessionEndReasons.find((known) => known === reason) ?? 'SESSION_EXPIRED';
}
