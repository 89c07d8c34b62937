import type { SessionEndReason } from '@fairhall/kit/errors';
import type { Role } from '../office/contract/roles.ts';

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

/** A member of staff with an active session. */
export type ActiveStaff = {
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  readonly expiresAt: Date;
};
