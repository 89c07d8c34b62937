import type { Services } from '../../services.ts';
import type { ActiveSession } from './caller.ts';

/** A new token for the caller's session. @throws AppError 401 when this token was renewed before */
export async function renewToken(
  { sessions }: Services,
  session: ActiveSession,
): Promise<{ token: string; expiresAt: string }> {
  const { token, expiresAt } = await sessions.renew(session);
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Ends the session of somebody who renews with a token that was renewed before: it has two
 * holders. The call itself is then refused like any other with a dead token.
 */
export async function endReusedSession(
  { sessions, log }: Services,
  token: string | null,
): Promise<void> {
  const userId = token ? await sessions.endReused(token) : null;
  if (userId !== null) log.warn({ userId }, 'a renewed token was used again: session ended');
}
