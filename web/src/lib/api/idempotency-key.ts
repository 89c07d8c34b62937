import { toApiError } from './api-error.ts';

const KEY_BYTES = 16;
/** Bound of the unsettled requests of a page; the oldest is dropped. */
const UNSETTLED_MAX = 20;

/** A new random key of hex digits; works without a secure context too, where `randomUUID` does not exist. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency keys of the requests to one call that have no response yet. The keys belong to
 * the page and not to a form: when a player closes a dialog whose request is unsettled, opens it
 * again and repeats the request, no second charge may follow.
 */
export class UnsettledKeys {
  readonly #keys = new Map<string, string>();

  /** The key of a request: the key of an equal unsettled request, otherwise a new one. */
  keyFor(request: object): string {
    const body = JSON.stringify(request);
    const key = this.#keys.get(body) ?? newKey();
    this.#keys.set(body, key);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > UNSETTLED_MAX && oldest !== undefined) this.#keys.delete(oldest);
    return key;
  }

  /** Records the end of a request: with a response (`error` is null), or with an error. */
  settle(request: object, error: unknown): void {
    if (!isUnsettled(error)) this.#keys.delete(JSON.stringify(request));
  }
}

/**
 * Whether the outcome of a failed request is unknown, so that a repeat must carry the same key: the
 * server may have created the order although its response was lost. A refusal is an outcome.
 */
export function isUnsettled(error: unknown): boolean {
  const found = toApiError(error);
  if (found === null || found.kind === 'refusal') return false;
  return found.kind !== 'transport' || found.code >= 500;
}
