import { endpoints } from 'virtual:contract-tables';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { type RequestOptions, sendRequest } from './send-request.ts';

export type EnvelopeLinkOptions = RequestOptions & {
  /** The base URL of `/api`: an origin and the base path, or the base path alone. */
  readonly baseUrl: string;
};

type Call = {
  readonly name: string;
  /** Whether a repetition changes nothing: a read, or a call with an idempotency key. */
  readonly isRepeatable: boolean;
  readonly input: unknown;
  readonly signal: AbortSignal | null;
  readonly headers: Readonly<Record<string, string>>;
};

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

/** Sends one call of the contract and returns the envelope's `data`. */
async function sendCall(options: EnvelopeLinkOptions, call: Call): Promise<unknown> {
  const endpoint = endpoints[call.name];
  if (endpoint === undefined) throw new TypeError(`the contract has no call ${call.name}`);
  const [method, path, , inputInBody = false] = endpoint;
  const { input, isRepeatable, signal, headers } = call;
  const inQuery = method === 'GET' || (method === 'DELETE' && !inputInBody);
  const target = address({ baseUrl: options.baseUrl, path, inQuery, input });
  return sendRequest(options, { method, ...target, isRepeatable, signal, headers });
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
