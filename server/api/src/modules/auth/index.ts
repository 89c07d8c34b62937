import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { withContext } from '../../infrastructure/with-context.ts';
import { FINISHED_MS, type RetentionRule } from '../../jobs/retention.ts';
import type { Restrictions } from '../restrictions/index.ts';
import { prepareAuthQueries } from './auth.queries.ts';
import { authHandlers } from './auth.router.ts';
import type { Backoff } from './backoff.ts';
import { checkOwnPassword } from './check-own-password.ts';
import type { AuthContext } from './context.ts';
import { checkCredentials } from './credentials.ts';
import {
  deleteKnownAddresses,
  deleteLoginChallenges,
  deleteResets,
  deleteRetiredTokens,
  deleteSessions,
} from './data-retention.repository.ts';
import { endStreamsOfEndedSessions, watchEndedSessions } from './ended-sessions.ts';
import { markFresh, requireFreshLogin } from './fresh-login.ts';
import { findLoginLocation, KNOWN_ADDRESS_MS } from './login-location.ts';
import { LoginThrottle } from './login-throttle.ts';
import { endAllSessions, listLogins, removeAddresses } from './logins.service.ts';
import { openSession } from './open-session.ts';
import { resetMailFor, verifyCurrentPassword } from './password.service.ts';
import type { SecurityNotices } from './security-notice.ts';
import { notifyOfFactor } from './security-notifications.ts';
import { RENEWED_SESSION_MS_MAX } from './session-lifetime.ts';
import { SessionRegistry } from './session-registry.ts';

export { addressHash, counterHash, type Secrets } from './address-hashes.ts';
export { endEverySession } from './all-sessions.repository.ts';
export { type AuthQueries, prepareAuthQueries } from './auth.queries.ts';
export { findLoginAccount } from './auth.repository.ts';
export {
  type Attempt,
  type Backoff,
  DELAYS_MS,
  type Limit,
  type LimitedKey,
  RESET_AFTER_MS,
} from './backoff.ts';
export { hashingOptions, KNOWN_ADDRESS_MS } from './login-location.ts';
export { MemoryBackoff } from './memory-backoff.ts';
export { deviceOf, type LoginDevice } from './open-session.ts';
export { findAccount } from './passwords.repository.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export type { SecurityNotices } from './security-notice.ts';
export { SessionRegistry } from './session-registry.ts';
export { lastSessions, loadSessionExpiry, loginTimeOf } from './sessions.repository.ts';

const CACHED_SESSIONS_MAX = 10_000;
const DAY_MS = 86_400_000;

/** Accounts, passwords and sessions: who a player is. */
export type Auth = ReturnType<typeof createAuth>;

export function createAuth(
  infrastructure: Infrastructure,
  {
    backoff,
    restrictions,
    notices,
  }: {
    backoff: Backoff;
    restrictions: Restrictions;
    notices: SecurityNotices;
  },
) {
  const { settings, prisma, clock, reader, database } = infrastructure;
  const queries = prepareAuthQueries(reader);
  const sessions = new SessionRegistry({
    ...infrastructure,
    queries,
    cachedMax: database.isShared ? 0 : CACHED_SESSIONS_MAX,
  });
  const loginThrottle = new LoginThrottle({ backoff, rateLimit: settings.rateLimit });
  const own = { queries, sessions, loginThrottle, restrictions, notices };
  const context: AuthContext = { ...infrastructure, ...own };
  return {
    sessions,
    loginThrottle,
    ...withContext(context, {
      checkCredentials,
      checkOwnPassword,
      verifyCurrentPassword,
      findLoginLocation,
      openSession,
      requireFreshLogin,
      markFresh,
      notifyOfFactor,
      resetMailFor,
      listLogins,
      removeAddresses,
      endAllSessions,
      endStreamsOfEndedSessions,
    }),
    watchEndedSessions: () => watchEndedSessions(context),
    handlers: authHandlers(context),
    // A session outlives its launch tokens: their rule comes before these.
    retention: [
      {
        deleteOld: ({ limit }) => loginThrottle.deleteExpired({ now: clock.now(), limit }),
        afterMs: 0,
      },
      { deleteOld: (batch) => deleteSessions(prisma, batch), afterMs: FINISHED_MS },
      { deleteOld: (batch) => deleteRetiredTokens(prisma, batch), afterMs: RENEWED_SESSION_MS_MAX },
      { deleteOld: (batch) => deleteResets(prisma, batch), afterMs: DAY_MS },
      { deleteOld: (batch) => deleteLoginChallenges(prisma, batch), afterMs: DAY_MS },
      { deleteOld: (batch) => deleteKnownAddresses(prisma, batch), afterMs: KNOWN_ADDRESS_MS },
    ] satisfies readonly RetentionRule[],
  };
}
