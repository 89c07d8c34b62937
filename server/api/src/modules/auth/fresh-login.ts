import { FRESH_LOGIN_MINUTES } from '../../contract/security.ts';
import { refusal } from '../../core/app-error.ts';
import type { ActiveSession } from '../../core/caller.ts';
import type { AuthContext } from './context.ts';
import { lastAuthentication, storeAuthentication } from './sessions.repository.ts';

const FRESH_MS = FRESH_LOGIN_MINUTES * 60_000;

/**
 * Refuses a dangerous change in a session whose login or re-authentication is too long ago: a stolen
 * token or an unlocked device is not the player.
 * @throws FRESH_LOGIN_REQUIRED
 */
export async function requireFreshLogin(
  { prisma, clock }: Pick<AuthContext, 'prisma' | 'clock'>,
  { sessionId }: Pick<ActiveSession, 'sessionId'>,
): Promise<void> {
  const at = await lastAuthentication(prisma, sessionId);
  if (clock.now().getTime() - at.getTime() >= FRESH_MS) throw refusal('FRESH_LOGIN_REQUIRED');
}

/** Makes the session fresh. @returns until when */
export async function markFresh(
  { prisma, clock }: Pick<AuthContext, 'prisma' | 'clock'>,
  { sessionId }: Pick<ActiveSession, 'sessionId'>,
): Promise<Date> {
  const at = clock.now();
  await storeAuthentication(prisma, { sessionId, at });
  return new Date(at.getTime() + FRESH_MS);
}
