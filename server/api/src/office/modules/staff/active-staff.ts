import type { SessionEndReason } from '@fairhall/kit/errors';
import type { ActiveStaff } from '../../../core/caller.ts';

/** The caller of a request, identified by the bearer token. */
export type StaffCaller =
  | { readonly staff: ActiveStaff; readonly ended: null }
  | {
      readonly staff: null;
      readonly ended: Extract<SessionEndReason, 'LOGIN_REQUIRED' | 'SESSION_EXPIRED'>;
    };

/** Who acts, and in which request; stored with the act. */
export type Actor = { readonly staffId: string; readonly requestId: string };

/** The actor of a call of staff. */
export function actorOf(call: { readonly staff: ActiveStaff; readonly requestId: string }): Actor {
  return { staffId: call.staff.staffId, requestId: call.requestId };
}
