import type { Session, User } from '../../db/generated/client.ts';
import { prepareByKey, type Reader, storedDate, storedDateOrNull } from '../../db/reader.ts';

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

type SessionRow = Pick<StoredSession, 'sessionId' | 'userId' | 'endReason'> & {
  readonly expiresAt: bigint;
  readonly endedAt: bigint | null;
  readonly retiredAt: bigint | null;
};

type AccountRow = Omit<StoredAccount, 'selfExcludedUntil' | 'returnsAt' | 'hasSecondFactor'> & {
  readonly selfExcludedUntil: bigint | null;
  readonly returnsAt: bigint | null;
  readonly factor: bigint;
};

type BasisRow = Pick<AccountRow, 'passwordHash' | 'selfExcludedUntil' | 'returnsAt'>;

export function prepareAuthQueries(reader: Reader): AuthQueries {
  const account = prepareByKey<AccountRow>(
    reader,
    `SELECT "id", "email", "passwordHash", "nickName", "phone", "address", "country", "userRole",
         "language", "selfExcludedUntil", "returnsAt",
         EXISTS (SELECT 1 FROM "SecondFactor"
           WHERE "userId" = "User"."id" AND "confirmedAt" IS NOT NULL) AS "factor"
       FROM "User" WHERE "email" = ?`,
  );
  const basis = prepareByKey<BasisRow>(
    reader,
    'SELECT "passwordHash", "selfExcludedUntil", "returnsAt" FROM "User" WHERE "id" = ?',
  );
  const lastLogin = prepareByKey<bigint>(
    reader,
    'SELECT "lastLoginAt" FROM "KnownAddress" WHERE "hash" = ?',
  ).pluck();
  const addresses = prepareByKey<bigint>(
    reader,
    'SELECT COUNT(*) FROM "KnownAddress" WHERE "userId" = ?',
  ).pluck();
  const active = reader
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
  const retired = prepareByKey<SessionRow>(
    reader,
    `SELECT "id" AS "sessionId", "userId", "expiresAt", "endedAt", "endReason", "retiredAt"
       FROM "RetiredToken" AS "token" JOIN "Session" ON "id" = "sessionId"
       WHERE "token"."tokenHash" = ?`,
  );
  const launch = prepareByKey<{ userId: string; launchesEndedAt: bigint | null }>(
    reader,
    `SELECT "userId", "launchesEndedAt" FROM "Session" WHERE "id" = ? AND "endedAt" IS NULL`,
  );
  return {
    async account(email) {
      const row = account.get(email);
      if (!row) return null;
      const { factor, ...stored } = row;
      return { ...stored, ...basisOf(row), hasSecondFactor: Number(factor) === 1 };
    },
    // Changes are one after the other, and a read sees every committed one.
    async loginBasis(userId) {
      const row = basis.get(userId);
      return row ? basisOf(row) : null;
    },
    async lastLoginFrom(locationHash) {
      const at = lastLogin.get(locationHash);
      return at === undefined ? null : storedDate(at);
    },
    countKnownAddresses: async (userId) => Number(addresses.get(userId) ?? 0),
    hasActiveSession: async (userId, at) => active.get(userId, at.getTime()) !== undefined,
    async session(tokenHash) {
      const row = session.get(tokenHash) ?? retired.get(tokenHash);
      if (!row) return null;
      const { expiresAt, endedAt, retiredAt, ...stored } = row;
      return {
        ...stored,
        expiresAt: storedDate(expiresAt),
        endedAt: storedDateOrNull(endedAt),
        retiredAt: storedDateOrNull(retiredAt),
      };
    },
    async launchSession(sessionId) {
      const row = launch.get(sessionId);
      if (!row) return null;
      const { userId, launchesEndedAt } = row;
      return { sessionId, userId, launchesEndedAt: storedDateOrNull(launchesEndedAt) };
    },
  };
}

function basisOf({ passwordHash, selfExcludedUntil, returnsAt }: BasisRow): LoginBasis {
  return {
    passwordHash,
    selfExcludedUntil: storedDateOrNull(selfExcludedUntil),
    returnsAt: storedDateOrNull(returnsAt),
  };
}
