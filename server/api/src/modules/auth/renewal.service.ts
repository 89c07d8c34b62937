import type { Services } from '../../services.ts';
import type { ActiveSession } from './caller.ts';

/**
 * Renews the token of the caller's session.
 * @throws AppError 401 when this token was renewed before
 */
export async function renewToken(
  { sessions }: Services,
  session: ActiveSession,
): Promise<{ token: string; expiresAt: string }> {
  const { token, expiresAt } = await sessions.renew(session);
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
