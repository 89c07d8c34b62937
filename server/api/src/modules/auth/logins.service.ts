import type { LoginRecord } from '../../contract/security.ts';
import type { ActiveSession } from '../../core/caller.ts';
import type { AuthContext } from './context.ts';
import { deleteAddresses } from './known-addresses.repository.ts';
import { lastSessions } from './sessions.repository.ts';

const LOGINS_MAX = 20;

/** This session and earlier ones, newest first, with the number of known addresses. */
export async function listLogins(
  { prisma, queries, clock }: AuthContext,
  { userId, sessionId }: ActiveSession,
): Promise<{ list: LoginRecord[]; knownAddresses: number }> {
  const [sessions, knownAddresses] = await Promise.all([
    lastSessions(prisma, { userId, limit: LOGINS_MAX }),
    queries.countKnownAddresses(userId),
  ]);
  const now = clock.now();
  const list = sessions.map((session) => recordOf(session, { sessionId, now }));
  return { list, knownAddresses };
}

/** Deletes the addresses that the player is known at. */
export async function removeAddresses({ prisma, log }: AuthContext, userId: string): Promise<null> {
  await deleteAddresses(prisma, userId);
  log.info({ userId }, 'known addresses deleted');
  return null;
}

/** Ends every session of the player. */
export async function endAllSessions(
  { sessions, log }: AuthContext,
  userId: string,
): Promise<null> {
  await sessions.endAll(userId);
  log.info({ userId }, 'player logged out everywhere');
  return null;
}

type StoredLogin = Awaited<ReturnType<typeof lastSessions>>[number];

function recordOf(
  session: StoredLogin,
  { sessionId, now }: { sessionId: string; now: Date },
): LoginRecord {
  const { id, createdAt, expiresAt, endedAt, endReason, deviceText, isNewAddress } = session;
  // A later login ends expired sessions, too.
  const isExpired = expiresAt <= (endedAt ?? now);
  return {
    at: createdAt.toISOString(),
    device: deviceText,
    network: isNewAddress ? 'new' : 'known',
    isCurrent: id === sessionId,
    endedAt: (isExpired ? expiresAt : endedAt)?.toISOString() ?? null,
    endReason: isExpired ? 'EXPIRED' : endReasonOf(endReason),
  };
}

const endReasons = [
  'LOGOUT',
  'KICKED_OUT',
  'PASSWORD_CHANGED',
  'TOKEN_REUSED',
  'RESTORED',
] as const;

function endReasonOf(stored: string | null): LoginRecord['endReason'] {
  return endReasons.find((reason) => reason === stored) ?? null;
}
