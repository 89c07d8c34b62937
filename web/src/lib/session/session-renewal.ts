import { isUnsettled } from '@/lib/api/idempotency-key.ts';
import { api } from '@/lib/api/trpc.ts';
import { amendSession, currentSession, isRemembered } from './session.ts';
import { isRenewalDue } from './session-renewal-rule.ts';

type RenewedToken = Awaited<ReturnType<typeof api.user.refreshToken.mutate>>;

const CHECK_INTERVAL_MS = 60 * 60_000;
const REPEATS_MAX = 2;
const REPEAT_AFTER_MS = 2_000;

/**
 * Renews the token of an active player long before it expires. Must run in one tab only: the server
 * treats a token that is renewed again later as stolen.
 * @param signal aborted when another tab takes over
 */
export function keepSessionAlive(signal: AbortSignal): void {
  void renewIfDue();
  const timer = setInterval(() => void renewIfDue(), CHECK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

async function renewIfDue(): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  const { token, expiresAt } = session;
  if (!isRenewalDue({ expiresAt, remembered: isRemembered(), nowMs: Date.now() })) return;
  // A failure has no effect: the session continues, and the next check retries.
  const renewed = await renewToken().catch(() => null);
  if (renewed && currentSession()?.token === token) amendSession(renewed);
}

/** Repeats a call whose response was lost: within ten seconds it returns the same new token. */
async function renewToken(repeats = REPEATS_MAX): Promise<RenewedToken> {
  try {
    return await api.user.refreshToken.mutate({});
  } catch (error) {
    if (repeats === 0 || !isUnsettled(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    return renewToken(repeats - 1);
  }
}
