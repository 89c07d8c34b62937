import type { SessionEndReason } from '@fairhall/kit/errors';

/** A player's active session. */
export type ActiveSession = {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** SHA-256 of the request's token, which a renewal replaces. */
  readonly tokenHash: string;
};

/** The caller of a request, identified by the bearer token. */
export type Caller =
  | { readonly session: ActiveSession; readonly ended: null }
  | { readonly session: null; readonly ended: SessionEndReason };
