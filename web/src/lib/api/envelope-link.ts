import { endpoints } from 'virtual:contract-tables';
import type { Call, SendCall } from './calls.ts';
import { type RequestOptions, sendRequest } from './send-request.ts';

export type EnvelopeLinkOptions = RequestOptions & {
  /** The base URL of `/api`: an origin and the base path, or the base path alone. */
  readonly baseUrl: string;
};

/**
 * Sends a call as the plain `/api` request that the contract declares, and unwraps the envelope.
 */
export function envelopeLink(options: EnvelopeLinkOptions): SendCall {
  return async ({ path: name, type, input, headers, signal }: Call) => {
    const endpoint = endpoints[name];
    if (endpoint === undefined) throw new TypeError(`the contract has no call ${name}`);
    const [method, path, , inputInBody = false] = endpoint;
    const inQuery = method === 'GET' || (method === 'DELETE' && !inputInBody);
    const target = address({ baseUrl: options.baseUrl, path, inQuery, input });
    // A repetition of a read, or of a call with an idempotency key, changes nothing.
    const isRepeatable = type === 'query' || 'idempotency-key' in headers;
    return sendRequest(options, { method, ...target, isRepeatable, signal, headers });
  };
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
