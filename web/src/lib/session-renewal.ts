import { amendSession, currentSession, isRemembered } from './session.ts';
import { isRenewalDue } from './session-renewal-rule.ts';
import { api } from './trpc.ts';

const CHECK_INTERVAL_MS = 60 * 60_000;

/**
 * Renews the token of a player who is here long before it ends. For one tab only: a token that two
 * tabs renew is one that the server takes for stolen.
 */
export function keepSessionAlive(): void {
  void renewIfDue();
  setInterval(() => void renewIfDue(), CHECK_INTERVAL_MS);
}

async function renewIfDue(): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  const { token, expiresAt } = session;
  if (!isRenewalDue({ expiresAt, remembered: isRemembered(), nowMs: Date.now() })) return;
  // A failure changes nothing: the session goes on, and the next check tries again.
  const renewed = await api.user.refreshToken.mutate({}).catch(() => null);
  if (renewed && currentSession()?.token === token) amendSession(renewed);
}
