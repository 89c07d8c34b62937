import { refusal } from '../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { exclusionView, isExcluded } from '../safer-play/exclusion.ts';
import { protectionOf } from '../safer-play/protection.ts';
import type { ActiveSession } from './caller.ts';

/**
 * Renews the token of the caller's session, also during a time-out.
 * @throws AppError 401 when this token was renewed before, 1006 during a self-exclusion
 */
export async function renewToken(
  services: Services,
  session: ActiveSession,
): Promise<{ token: string; expiresAt: string }> {
  const protection = await protectionOf(services, session.userId);
  const now = services.clock.now();
  if (isExcluded(protection, now)) {
    throw refusal('ACCOUNT_BLOCKED', exclusionView(protection, now));
  }
  const { token, expiresAt } = await services.sessions.renew(session);
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Ends a session when a token that was renewed before is used for another renewal: two clients have
 * it. The request itself is rejected like any other with an invalid token.
 */
export async function endReusedSession(
  { sessions, log }: Services,
  token: string | null,
): Promise<void> {
  const userId = token ? await sessions.endReused(token) : null;
  if (userId !== null) log.warn({ userId }, 'a retired token was reused: session ended');
}
