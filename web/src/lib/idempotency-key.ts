import { toApiError } from './api-error.ts';

const KEY_BYTES = 16;

export type KeyedRequest = { readonly body: string; readonly key: string };

/** A new random key; works without a secure context too, where `randomUUID` does not exist. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key for a request: the unsettled one's when it asks for the same, otherwise a new one. */
export function keyFor(body: string, unsettled: KeyedRequest | null): KeyedRequest {
  return unsettled?.body === body ? unsettled : { body, key: newKey() };
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
