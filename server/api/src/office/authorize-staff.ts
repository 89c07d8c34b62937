import type { FastifyRequest } from 'fastify';
import { AppError, unauthorized } from '../core/app-error.ts';
import { requestFields } from '../http/authorize.ts';
import { bearerToken } from '../http/bearer-token.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { OfficeContext } from './context.ts';
import type { OfficeEndpoint } from './contract/office-endpoint.ts';
import { permissionsOf } from './contract/roles.ts';
import { identifyStaff } from './modules/staff/staff-sessions.service.ts';

/** The caller of a context of the back office, where players have no session. */
const NO_PLAYER = { session: null, ended: 'LOGIN_REQUIRED' } as const;

/**
 * The context of a request for the handler of its endpoint.
 * @throws UNAUTHORIZED without an active session of staff, FORBIDDEN without the permission of the
 *   call
 */
export async function authorizeStaff(
  context: OfficeContext,
  {
    endpoint: { access, permission },
    request,
  }: { endpoint: Pick<OfficeEndpoint, 'access' | 'permission'>; request: FastifyRequest },
): Promise<RequestContext> {
  const token = bearerToken(request.headers.authorization);
  const { staff, ended } = await identifyStaff(context, token);
  if (access === 'staff' && staff === null) throw unauthorized(ended);
  if (permission !== null && !(staff && permissionsOf(staff.role).includes(permission))) {
    throw new AppError('FORBIDDEN', { data: { reason: 'PERMISSION', permission } });
  }
  return {
    ...requestFields(request),
    caller: NO_PLAYER,
    session: null,
    provider: null,
    staff,
    // Of players alone.
    findBlock: async () => null,
    token,
  };
}
