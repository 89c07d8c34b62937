import type { ErrorName, RefusalName, SessionEndReason } from '@fairhall/kit/errors';

/**
 * An error for the caller, one of the contract's closed union. `data` is sent in the envelope; the
 * message is derived from the name, in the caller's language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorName;
  readonly data: unknown;
  /** Seconds to wait before a retry; sent as the `Retry-After` header. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorName, options: { data?: unknown; retryAfterS?: number } = {}) {
    super(code);
    this.code = code;
    this.data = options.data ?? null;
    this.retryAfterS = options.retryAfterS;
  }
}

/** A business refusal: HTTP 200, the player may try again. */
export function refusal(name: RefusalName, data?: unknown): AppError {
  return new AppError(name, { data });
}

/** A 401 with the reason, which the client shows. */
export function unauthorized(reason: SessionEndReason): AppError {
  return new AppError('UNAUTHORIZED', { data: { reason } });
}

/** A 400 for a rule that the schema cannot express. */
export function invalidField({ path, message }: { path: string; message: string }): AppError {
  return new AppError('INVALID_REQUEST', { data: { issues: [{ path, message }] } });
}
