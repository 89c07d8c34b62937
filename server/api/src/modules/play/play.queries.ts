import { prepareByKey, type Reader, storedDate, storedDateOrNull } from '../../db/reader.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { RestrictionQueries, StoredRestrictionLimit } from '../restrictions/index.ts';

/** A stake in the ledger. */
export type StoredStake = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
};

/** In minor units, without the stakes that were rolled back. */
export type RoundTotals = { readonly stakeMinor: bigint; readonly wonMinor: bigint };

/** How many wins of more than zero a bet had, and their sum in minor units. */
export type BetWins = { readonly count: number; readonly wonMinor: bigint };

export type PlayQueries = RestrictionQueries & {
  /** The stake of the entry with this key; `null` when there is no entry or it has no stake. */
  stake(entryKey: string): Promise<StoredStake | null>;
  hasEntry(entryKey: string): Promise<boolean>;
  /**
   * The totals of one player's round so far, in one currency. The game tells rounds apart: the ids are
   * their providers'.
   */
  round(round: {
    userId: string;
    gameId: string;
    roundId: string;
    currency: string;
  }): Promise<RoundTotals>;
  /** The wins of more than zero of a bet: those that wrote the tags below `tag`, as `win/0`. */
  winsBelow(tag: string): Promise<BetWins>;
  /** Whether staff have switched a game off. */
  isSwitchedOff(gameId: string): Promise<boolean>;
};

type ProtectionRow = {
  readonly market: string;
  readonly selfExcludedUntil: bigint | null;
  readonly returnsAt: bigint | null;
  readonly timeOutUntil: bigint | null;
  readonly hasLimits: bigint;
  readonly limitAskedAt: bigint | null;
  readonly realityCheckMinutes: bigint;
  readonly realityCheckedAt: bigint | null;
};

export function preparePlayQueries(reader: Reader): PlayQueries {
  const stake = prepareByKey<StoredStake>(
    reader,
    `SELECT "userId", "gameId", "roundId", "currency", "amountMinor" AS "stakeMinor"
       FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
       WHERE "key" = ? AND "type" = 'bet' AND "amountMinor" > 0
         AND "userId" NOT NULL AND "gameId" NOT NULL AND "roundId" NOT NULL`,
  );
  const entry = prepareByKey<bigint>(reader, 'SELECT 1 FROM "LedgerEntry" WHERE "key" = ?').pluck();
  // CROSS JOIN and the unary + make SQLite start with the round's entries, not with the account.
  const round = reader
    .prepare<[roundId: string, gameId: string, account: string, currency: string], RoundTotals>(
      `SELECT COALESCE(SUM(CASE WHEN "type" IN ('bet', 'rollback') THEN -"amountMinor" END), 0)
           AS "stakeMinor",
         COALESCE(SUM(CASE WHEN "type" = 'win' THEN "amountMinor" END), 0) AS "wonMinor"
         FROM "LedgerEntry" CROSS JOIN "LedgerPosting" ON "entryId" = "id"
         WHERE "roundId" = ? AND "gameId" = ? AND +"account" = ? AND "currency" = ?`,
    )
    .safeIntegers(true);
  const wins = reader
    .prepare<[from: string, to: string], { count: bigint; wonMinor: bigint }>(
      `SELECT COUNT(*) AS "count", COALESCE(SUM("amountMinor"), 0) AS "wonMinor"
         FROM "LedgerTag" JOIN "LedgerPosting" USING ("entryId")
         WHERE "tag" > ? AND "tag" < ? AND "type" = 'win' AND "amountMinor" > 0`,
    )
    .safeIntegers(true);
  const lastStake = prepareByKey<bigint>(
    reader,
    'SELECT "at" FROM "LedgerStake" WHERE "userId" = ?',
  ).pluck();
  const stakeOf = prepareByKey<bigint>(
    reader,
    `SELECT 1 FROM "LedgerPosting"
       WHERE "account" = ? AND "type" IN ('bet', 'win', 'rollback') AND "type" = 'bet' LIMIT 1`,
  ).pluck();
  const protection = prepareByKey<ProtectionRow>(
    reader,
    `SELECT "selfExcludedUntil", "returnsAt", "timeOutUntil", "hasLimits", "limitAskedAt", "market",
         "realityCheckMinutes", "realityCheckedAt" FROM "User" WHERE "id" = ?`,
  );
  const limits = prepareByKey<
    Omit<StoredRestrictionLimit, 'carriedSince'> & { readonly carriedSince: bigint }
  >(
    reader,
    `SELECT "kind", "period", "amountMinor", "currency", "carriedSince" FROM "PlayerLimit"
       WHERE "userId" = ?`,
  );
  const switchedOff = prepareByKey<bigint>(
    reader,
    'SELECT 1 FROM "GameOverride" WHERE "gameId" = ? AND "enabled" = 0',
  ).pluck();
  return {
    stake: async (entryKey) => stake.get(entryKey) ?? null,
    hasEntry: async (entryKey) => entry.get(entryKey) !== undefined,
    async round({ userId, gameId, roundId, currency }) {
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      return round.get(roundId, gameId, account, currency) ?? { stakeMinor: 0n, wonMinor: 0n };
    },
    async winsBelow(tag) {
      // "0" is the character after the slash.
      const { count = 0n, wonMinor = 0n } = wins.get(`${tag}/`, `${tag}0`) ?? {};
      return { count: Number(count), wonMinor };
    },
    lastStakeAt: async (userId) => storedDateOrNull(lastStake.get(userId) ?? null),
    hasPlayed: async (account) => stakeOf.get(account) !== undefined,
    async protection(userId) {
      const row = protection.get(userId);
      if (!row) throw new Error(`there is no player ${userId}`);
      return {
        market: row.market,
        selfExcludedUntil: storedDateOrNull(row.selfExcludedUntil),
        returnsAt: storedDateOrNull(row.returnsAt),
        timeOutUntil: storedDateOrNull(row.timeOutUntil),
        hasLimits: row.hasLimits === 1n,
        limitAskedAt: storedDateOrNull(row.limitAskedAt),
        realityCheckMinutes: Number(row.realityCheckMinutes),
        realityCheckedAt: storedDateOrNull(row.realityCheckedAt),
      };
    },
    limits: async (userId) =>
      limits
        .all(userId)
        .map((limit) => ({ ...limit, carriedSince: storedDate(limit.carriedSince) })),
    isSwitchedOff: async (gameId) => switchedOff.get(gameId) !== undefined,
  };
}
