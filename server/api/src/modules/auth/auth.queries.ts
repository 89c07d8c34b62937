import type { Session, User } from '../../db/generated/client.ts';
import { prepareByKey, type Reader, storedDate, storedDateOrNull } from '../../db/reader.ts';

/** What a login needs of its account. */
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
  | 'language'
  | 'selfExcludedUntil'
>;

/** The session that a token leads to. */
export type StoredSession = Pick<Session, 'userId' | 'expiresAt' | 'endedAt' | 'endReason'> & {
  readonly sessionId: string;
  /** When this token was exchanged for a newer one; `null` for the session's own. */
  readonly retiredAt: Date | null;
};

/** What launch tokens hang on. */
export type LaunchingSession = Pick<Session, 'userId' | 'launchesEndedAt'> & {
  readonly sessionId: string;
};

export type AuthQueries = {
  /** The account of an email, which is trimmed and in lower case. */
  account(email: string): StoredAccount | null;
  /** When the place of this hash was last logged in from; `null` for never. */
  lastLoginFrom(placeHash: string): Date | null;
  /** How many addresses the player is known to log in from. */
  countKnownAddresses(userId: string): number;
  /** Whether the player has a session that is neither ended nor expired at this moment. */
  hasLivingSession(userId: string, at: Date): boolean;
  /** The session of the token with this SHA-256, ended or not; `null` for a token of nobody. */
  session(tokenHash: string): StoredSession | null;
  /** A session that nobody has ended, whether or not its time is over. */
  launchingSession(sessionId: string): LaunchingSession | null;
};

type SessionRow = Pick<StoredSession, 'sessionId' | 'userId' | 'endReason'> & {
  readonly expiresAt: bigint;
  readonly endedAt: bigint | null;
  readonly retiredAt: bigint | null;
};

type AccountRow = Omit<StoredAccount, 'selfExcludedUntil'> & { readonly until: bigint | null };

export function prepareAuthQueries(reader: Reader): AuthQueries {
  const account = prepareByKey<AccountRow>(
    reader,
    `SELECT "id", "email", "passwordHash", "nickName", "phone", "address", "country", "userRole",
         "language", "selfExcludedUntil" AS "until" FROM "User" WHERE "email" = ?`,
  );
  const lastLogin = prepareByKey<bigint>(
    reader,
    'SELECT "lastLoginAt" FROM "KnownAddress" WHERE "hash" = ?',
  ).pluck();
  const addresses = prepareByKey<bigint>(
    reader,
    'SELECT COUNT(*) FROM "KnownAddress" WHERE "userId" = ?',
  ).pluck();
  const living = reader
    .prepare<[userId: string, atMs: number], number>(
      `SELECT 1 FROM "Session" WHERE "userId" = ? AND "endedAt" IS NULL AND "expiresAt" > ?
         LIMIT 1`,
    )
    .pluck();
  const session = prepareByKey<SessionRow>(
    reader,
    `SELECT "id" AS "sessionId", "userId", "expiresAt", "endedAt", "endReason", NULL AS "retiredAt"
       FROM "Session" WHERE "tokenHash" = ?`,
  );
  const renewed = prepareByKey<SessionRow>(
    reader,
    `SELECT "id" AS "sessionId", "userId", "expiresAt", "endedAt", "endReason", "retiredAt"
       FROM "RetiredToken" AS "token" JOIN "Session" ON "id" = "sessionId"
       WHERE "token"."tokenHash" = ?`,
  );
  const launching = prepareByKey<{ userId: string; launchesEndedAt: bigint | null }>(
    reader,
    `SELECT "userId", "launchesEndedAt" FROM "Session" WHERE "id" = ? AND "endedAt" IS NULL`,
  );
  return {
    account(email) {
      const row = account.get(email);
      if (!row) return null;
      const { until, ...stored } = row;
      return { ...stored, selfExcludedUntil: storedDateOrNull(until) };
    },
    lastLoginFrom(placeHash) {
      const at = lastLogin.get(placeHash);
      return at === undefined ? null : storedDate(at);
    },
    countKnownAddresses: (userId) => Number(addresses.get(userId) ?? 0),
    hasLivingSession: (userId, at) => living.get(userId, at.getTime()) !== undefined,
    session(tokenHash) {
      const row = session.get(tokenHash) ?? renewed.get(tokenHash);
      if (!row) return null;
      const { expiresAt, endedAt, retiredAt, ...stored } = row;
      return {
        ...stored,
        expiresAt: storedDate(expiresAt),
        endedAt: storedDateOrNull(endedAt),
        retiredAt: storedDateOrNull(retiredAt),
      };
    },
    launchingSession(sessionId) {
      const row = launching.get(sessionId);
      if (!row) return null;
      const { userId, launchesEndedAt } = row;
      return { sessionId, userId, launchesEndedAt: storedDateOrNull(launchesEndedAt) };
    },
  };
}
