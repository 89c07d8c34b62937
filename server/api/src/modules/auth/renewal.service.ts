import { refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import { exclusionView, isExcluded } from '../restrictions/index.ts';
import type { AuthContext } from './context.ts';

/**
 * Renews the token of the caller's session, also during a time-out.
 * @throws UNAUTHORIZED when this token was renewed ten seconds before, ACCOUNT_BLOCKED during a self-exclusion
 */
export async function renewToken(
  context: AuthContext,
  { session, token: oldToken }: { session: ActiveSession; token: string },
): Promise<{ token: string; expiresAt: string }> {
  const restrictions = await context.restrictions.load(session.userId);
  const now = context.clock.now();
  if (isExcluded(restrictions, now)) {
    throw refusal('ACCOUNT_BLOCKED', exclusionView(restrictions, now));
  }
  const { token, expiresAt } = await context.sessions.renew({ session, token: oldToken });
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Ends a session when a token is used for a renewal ten seconds after another: two clients have it.
 * The request itself is rejected like any other with an invalid token.
 */
export async function endReusedSession(
  { sessions, log }: AuthContext,
  token: string | null,
): Promise<void> {
  const userId = token ? await sessions.endReused(token) : null;
  if (userId !== null) log.warn({ userId }, 'a retired token was reused: session ended');
}
