import type { Session, User } from '../../db/generated/client.ts';
import type { Reader } from '../../db/reader.ts';

/** The account columns that a login reads. */
export type StoredAccount = Pick<
  User,
  | 'id'
  | 'email'
  | 'passwordHash'
  | 'nickName'
  | 'phone'
  | 'address'
  | 'country'
  | 'userRole'
  | 'currency'
  | 'language'
  | 'selfExcludedUntil'
  | 'returnsAt'
> & {
  /** Whether a login needs a code of the authenticator app, too. */
  readonly hasSecondFactor: boolean;
};

/** What a login rests on: a change of it ends the player's sessions. */
export type LoginBasis = Pick<StoredAccount, 'passwordHash' | 'selfExcludedUntil' | 'returnsAt'>;

/** The session of a token. */
export type StoredSession = Pick<Session, 'userId' | 'expiresAt' | 'endedAt' | 'endReason'> & {
  readonly sessionId: string;
  /** When a newer token replaced this one; `null` for the session's current token. */
  readonly retiredAt: Date | null;
};

/** The session in which launch tokens were issued. */
export type LaunchSession = Pick<Session, 'userId' | 'launchesEndedAt'> & {
  readonly sessionId: string;
};

export type AuthQueries = {
  /** @param email trimmed and in lower case */
  account(email: string): Promise<StoredAccount | null>;
  /** The basis of the player's logins, after a change of it that is being committed. */
  loginBasis(userId: string): Promise<LoginBasis | null>;
  /** The time of the last login from this location; `null` when there was none. */
  lastLoginFrom(locationHash: string): Promise<Date | null>;
  /** The number of the player's known addresses. */
  countKnownAddresses(userId: string): Promise<number>;
  /** Whether the player has a session that is neither ended nor expired at `at`. */
  hasActiveSession(userId: string, at: Date): Promise<boolean>;
  /** The session of the token with this SHA-256, ended or not; `null` for an unknown token. */
  session(tokenHash: string): Promise<StoredSession | null>;
  /** A session that has not been ended; it may have expired. */
  launchSession(sessionId: string): Promise<LaunchSession | null>;
};

export function prepareAuthQueries(reader: Reader): AuthQueries {
  const account = reader.prepareFind<StoredAccount>({
    name: 'account',
    sql: `SELECT "email" AS "key", "id", "email", "passwordHash", "nickName", "phone", "address",
        "country", "userRole", "currency", "language", "selfExcludedUntil", "returnsAt",
        EXISTS (SELECT 1 FROM "SecondFactor"
          WHERE "userId" = "User"."id" AND "confirmedAt" IS NOT NULL) AS "hasSecondFactor"
      FROM "User" WHERE "email" = :key`,
    kinds: { selfExcludedUntil: 'date', returnsAt: 'date', hasSecondFactor: 'boolean' },
  });
  const loginBasis = reader.prepareFind<LoginBasis>({
    name: 'login basis',
    sql: `SELECT "id" AS "key", "passwordHash", "selfExcludedUntil", "returnsAt"
      FROM "User" WHERE "id" = :key`,
    kinds: { selfExcludedUntil: 'date', returnsAt: 'date' },
    awaitsChanges: true,
  });
  const lastLogin = reader.prepareFind<{ lastLoginAt: Date }>({
    name: 'last login',
    sql: 'SELECT "hash" AS "key", "lastLoginAt" FROM "KnownAddress" WHERE "hash" = :key',
    kinds: { lastLoginAt: 'date' },
  });
  const addresses = reader.prepareFind<{ count: number }>({
    name: 'known addresses',
    sql: `SELECT "userId" AS "key", count(*) AS "count" FROM "KnownAddress"
      WHERE "userId" = :key GROUP BY "userId"`,
    kinds: { count: 'number' },
  });
  const active = reader.prepareQuery<object, { userId: string; at: Date }>({
    name: 'active session',
    sql: `SELECT 1 AS "found" FROM "Session"
      WHERE "userId" = :userId AND "endedAt" IS NULL AND "expiresAt" > :at LIMIT 1`,
    kinds: {},
  });
  // The session's current token comes first: a renewal retires the one before in its transaction.
  const session = reader.prepareFind<StoredSession>({
    name: 'session',
    sql: `SELECT "tokenHash" AS "key", "id" AS "sessionId", "userId", "expiresAt", "endedAt",
          "endReason", NULL AS "retiredAt"
        FROM "Session" WHERE "tokenHash" = :key
      UNION ALL
      SELECT "token"."tokenHash", "id", "userId", "expiresAt", "endedAt", "endReason", "retiredAt"
        FROM "RetiredToken" AS "token" JOIN "Session" ON "id" = "sessionId"
        WHERE "token"."tokenHash" = :key`,
    kinds: { expiresAt: 'date', endedAt: 'date', retiredAt: 'date' },
  });
  const launchSession = reader.prepareFind<LaunchSession>({
    name: 'launch session',
    sql: `SELECT "id" AS "key", "id" AS "sessionId", "userId", "launchesEndedAt"
      FROM "Session" WHERE "id" = :key AND "endedAt" IS NULL`,
    kinds: { launchesEndedAt: 'date' },
  });
  return {
    account,
    loginBasis,
    lastLoginFrom: async (locationHash) => (await lastLogin(locationHash))?.lastLoginAt ?? null,
    countKnownAddresses: async (userId) => (await addresses(userId))?.count ?? 0,
    hasActiveSession: async (userId, at) => (await active({ userId, at })).length > 0,
    session,
    launchSession,
  };
}
