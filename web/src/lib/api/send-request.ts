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

export type RequestOptions = {
  readonly token: () => string | null;
  readonly language: () => string;
  readonly texts: TransportTexts;
  /**
   * Called for every 401 with the token that was sent, so that the response to an old token can be
   * ignored.
   */
  readonly onUnauthorized?: (end: { token: string | null; reason: SessionEndReason }) => void;
  readonly timeoutMs?: number;
  readonly repeatAfterMs?: readonly number[];
};

export type ApiRequest = {
  readonly method: string;
  readonly url: string;
  /** A JSON text. */
  readonly body?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a repetition changes nothing: a read, or a call with an idempotency key. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | null;
};

const sessionEndReasons: readonly SessionEndReason[] = [
  'LOGIN_REQUIRED',
  'KICKED_OUT',
  'SELF_EXCLUDED',
];

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };

/**
 * Sends one request of any client and returns the envelope's `data`. A repeatable request is
 * repeated when a proxy could not deliver it.
 * @throws ApiError; the reason of the caller's abort
 */
export async function sendRequest(options: RequestOptions, request: ApiRequest): Promise<unknown> {
  const { method, url, body = null, isRepeatable, signal } = request;
  const token = options.token();
  const init = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': options.language(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    credentials: 'include' as const,
    body,
  };
  const send = () => exchange({ ...options, url, init, signal });
  let response = await send();
  for (const pauseMs of isRepeatable ? (options.repeatAfterMs ?? REPEAT_AFTER_MS) : []) {
    if (!PROXY_FAILURES.includes(response.status)) break;
    await pause(pauseMs, signal);
    response = await send();
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

type Response = { readonly status: number; readonly text: string };

type Exchange = Pick<RequestOptions, 'texts' | 'timeoutMs'> & {
  readonly url: string;
  readonly init: RequestInit;
  readonly signal: AbortSignal | null;
};

/**
 * Sends one request and reads its body within the time limit; a broken connection is an ApiError.
 */
async function exchange({
  texts,
  timeoutMs = REQUEST_TIMEOUT_MS,
  url,
  init,
  signal,
}: Exchange): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal === null ? timeout : AbortSignal.any([signal, timeout]);
  try {
    const response = await fetch(url, { ...init, signal: either });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError({ kind: 'timeout', code: 0, message: texts.timeout() });
    throw new ApiError({ kind: 'network', code: 0, message: texts.network() });
  }
}

function unwrap(
  { texts, onUnauthorized }: RequestOptions,
  { status, text }: Response,
  token: string | null,
): unknown {
  const envelope = parseEnvelope(text);
  if (status === 200 && envelope?.code === 200) return envelope.data;
  if (status === 401) onUnauthorized?.({ token, reason: endReason(envelope?.data) });
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
