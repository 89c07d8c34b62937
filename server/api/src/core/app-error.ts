import type { ErrorName, RefusalName, SessionEndReason } from '@fairhall/kit/errors';

/**
 * An error that the caller is told about: one of the contract's closed union. `data` travels in
 * the envelope; the text for people is made from the name, in the caller's language.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorName;
  readonly data: unknown;
  /** Seconds after which asking again makes sense; becomes the `Retry-After` header. */
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

/** 401 with the reason that the client shows. */
export function unauthorized(reason: SessionEndReason): AppError {
  return new AppError('UNAUTHORIZED', { data: { reason } });
}

/** 400 for a rule that the schema alone cannot say. */
export function invalidField({ path, message }: { path: string; message: string }): AppError {
  return new AppError('INVALID_REQUEST', { data: { issues: [{ path, message }] } });
}
