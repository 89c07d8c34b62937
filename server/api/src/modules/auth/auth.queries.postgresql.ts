import type { PostgresReader } from '../../db/postgresql/reader.ts';
import type {
  AuthQueries,
  LaunchSession,
  LoginBasis,
  StoredAccount,
  StoredSession,
} from './auth.queries.ts';

/** The reads of `auth.queries.ts` on PostgreSQL. */
export function preparePostgresAuthQueries(reader: PostgresReader): AuthQueries {
  const account = reader.prepare<StoredAccount>({
    name: 'account',
    text: `SELECT "email" AS "key", "id", "email", "passwordHash", "nickName", "phone", "address",
        "country", "userRole", "language", "selfExcludedUntil", "returnsAt",
        EXISTS (SELECT 1 FROM "SecondFactor"
          WHERE "userId" = "User"."id" AND "confirmedAt" IS NOT NULL) AS "hasSecondFactor"
      FROM "User" WHERE "email" = ANY ($1)`,
  });
  // The lock waits for a transaction that changes the row.
  const basis = reader.prepare<LoginBasis>({
    name: 'login basis',
    text: `SELECT "id" AS "key", "passwordHash", "selfExcludedUntil", "returnsAt"
      FROM "User" WHERE "id" = ANY ($1) FOR SHARE`,
  });
  const lastLogin = reader.prepare<{ lastLoginAt: Date }>({
    name: 'last login',
    text: `SELECT "hash" AS "key", "lastLoginAt" FROM "KnownAddress" WHERE "hash" = ANY ($1)`,
  });
  const addresses = reader.prepare<{ count: bigint }>({
    name: 'known addresses',
    text: `SELECT "userId" AS "key", count(*) AS "count" FROM "KnownAddress"
      WHERE "userId" = ANY ($1) GROUP BY 1`,
  });
  const active = reader.prepare<{ until: Date }>({
    name: 'active sessions',
    text: `SELECT "userId" AS "key", max("expiresAt") AS "until" FROM "Session"
      WHERE "userId" = ANY ($1) AND "endedAt" IS NULL GROUP BY 1`,
  });
  const session = reader.prepare<StoredSession>({
    name: 'session',
    text: `SELECT "tokenHash" AS "key", "id" AS "sessionId", "userId", "expiresAt", "endedAt",
        "endReason", NULL::timestamp AS "retiredAt"
      FROM "Session" WHERE "tokenHash" = ANY ($1)
      UNION ALL
      SELECT "token"."tokenHash", "id", "userId", "expiresAt", "endedAt", "endReason", "retiredAt"
      FROM "RetiredToken" AS "token" JOIN "Session" ON "id" = "sessionId"
      WHERE "token"."tokenHash" = ANY ($1)`,
  });
  const launch = reader.prepare<LaunchSession>({
    name: 'launch session',
    text: `SELECT "id" AS "key", "id" AS "sessionId", "userId", "launchesEndedAt"
      FROM "Session" WHERE "id" = ANY ($1) AND "endedAt" IS NULL`,
  });
  return {
    account: async (email) => (await account(email))[0] ?? null,
    loginBasis: async (userId) => (await basis(userId))[0] ?? null,
    lastLoginFrom: async (hash) => (await lastLogin(hash))[0]?.lastLoginAt ?? null,
    countKnownAddresses: async (userId) => Number((await addresses(userId))[0]?.count ?? 0),
    async hasActiveSession(userId, at) {
      const until = (await active(userId))[0]?.until;
      return until !== undefined && until > at;
    },
    // The session's current token comes first: a renewal retires the one before in its transaction.
    session: async (tokenHash) => (await session(tokenHash))[0] ?? null,
    launchSession: async (sessionId) => (await launch(sessionId))[0] ?? null,
  };
}
