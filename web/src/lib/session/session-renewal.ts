import { api } from '@/lib/api/trpc.ts';
import { amendSession, currentSession, isRemembered } from './session.ts';
import { isRenewalDue } from './session-renewal-rule.ts';

const CHECK_INTERVAL_MS = 60 * 60_000;

/**
 * Renews the token of an active player long before it expires. Must run in one tab only: the server
 * treats a token that is renewed twice as stolen.
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
  // A failure has no effect: the session continues, and the next check retries.
  const renewed = await api.user.refreshToken.mutate({}).catch(() => null);
  if (renewed && currentSession()?.token === token) amendSession(renewed);
}
