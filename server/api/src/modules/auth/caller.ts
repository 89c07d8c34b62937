import type { SessionEndReason } from '@fairhall/kit/errors';

/** A player's living session. */
export type ActiveSession = {
  readonly sessionId: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** SHA-256 of the token that was shown, which a renewal asks for. */
  readonly tokenHash: string;
};

/** Who asks, as the bearer token tells it. */
export type Caller =
  | { readonly session: ActiveSession; readonly ended: null }
  | { readonly session: null; readonly ended: SessionEndReason };
