import type { SessionEndReason } from '@fairhall/kit/errors';

/** The stored reason of an end; expiry is not stored. */
export type StoredEndReason =
  | 'LOGOUT'
  | 'KICKED_OUT'
  | 'PASSWORD_CHANGED'
  | 'SELF_EXCLUDED'
  | 'TOKEN_REUSED'
  | 'ENDED_BY_STAFF';

/** The reason that the client receives: what the player did elsewhere, else SESSION_EXPIRED. */
export function publicEndReason(stored: string | null): SessionEndReason {
  return stored === 'KICKED_OUT' || stored === 'SELF_EXCLUDED' ? stored : 'SESSION_EXPIRED';
}
