import { toApiError } from './api-error.ts';

const KEY_BYTES = 16;
/** More than anybody leaves without an answer; the oldest goes. */
const UNSETTLED_MAX = 20;

/** A new random key; works without a secure context too, where `randomUUID` does not exist. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The keys of the requests to one call that have no answer yet. They belong to the page, not to a
 * form: whoever closes a dialog while nobody knows what became of its request, opens it again and
 * asks for the same, must still not be charged twice.
 */
export class UnsettledKeys {
  readonly #keys = new Map<string, string>();

  /** The key for a request: that of the unsettled one which asked for the same, otherwise a new one. */
  keyFor(request: object): string {
    const body = JSON.stringify(request);
    const key = this.#keys.get(body) ?? newKey();
    this.#keys.set(body, key);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > UNSETTLED_MAX && oldest !== undefined) this.#keys.delete(oldest);
    return key;
  }

  /** Takes note of how a request ended: with an answer (`error` is null), or with an error. */
  settle(request: object, error: unknown): void {
    if (!isUnsettled(error)) this.#keys.delete(JSON.stringify(request));
  }
}

/**
 * Whether nobody knows what became of a failed request, so that a repeat must carry the same key:
 * the server may have created the order although its answer never came. A refusal is an answer.
 */
export function isUnsettled(error: unknown): boolean {
  const found = toApiError(error);
  if (found === null || found.kind === 'refusal') return false;
  return found.kind !== 'transport' || found.code >= 500;
}
