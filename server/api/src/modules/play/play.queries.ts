import type { PlayerLimit, User } from '../../db/generated/client.ts';
import type { Reader } from '../../db/reader.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { Exclusion } from '../safer-play/exclusion.ts';

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

/** The entry with the last tag below another. */
export type TaggedEntry = {
  readonly tag: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly at: Date;
};

/** How many wins of more than zero a bet had, and their sum in minor units. */
export type BetWins = { readonly count: number; readonly wonMinor: bigint };

export type StoredProtection = Exclusion &
  Pick<User, 'timeOutUntil' | 'hasLimits' | 'market' | 'realityCheckMinutes' | 'realityCheckedAt'>;

/** A limit of `modules/safer-play`, which every entry of play or every deposit reads. */
export type StoredLimit = Pick<
  PlayerLimit,
  'kind' | 'period' | 'amountMinor' | 'currency' | 'carriedSince'
>;

export type PlayQueries = {
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
  /** The round's entry with the last of the tags below `tag`; `null` without one. */
  lastBelow(tag: string): Promise<TaggedEntry | null>;
  /** Whether an account has a stake, rolled back or not. */
  hasPlayed(account: string): Promise<boolean>;
  /** What every bet reads of its player. @throws Error for an unknown player */
  protection(userId: string): Promise<StoredProtection>;
  /** The limits of a player who has set one. */
  limits(userId: string): Promise<readonly StoredLimit[]>;
  /** Whether staff have switched a game off. */
  isSwitchedOff(gameId: string): Promise<boolean>;
};

export function preparePlayQueries(reader: Reader): PlayQueries {
  const stake = reader.prepareFind<StoredStake>({
    name: 'stake',
    sql: `SELECT "key", "userId", "gameId", "roundId", "currency", "amountMinor" AS "stakeMinor"
      FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "key" = :key AND "type" = 'bet' AND "amountMinor" > 0
        AND "userId" IS NOT NULL AND "gameId" IS NOT NULL AND "roundId" IS NOT NULL`,
    kinds: {},
  });
  const entry = reader.prepareFind<object>({
    name: 'entry',
    sql: 'SELECT "key" FROM "LedgerEntry" WHERE "key" = :key',
    kinds: {},
  });
  const round = reader.prepareQuery<
    RoundTotals,
    { roundId: string; gameId: string; account: string; currency: string }
  >({
    name: 'round',
    // No index has account || '', so that databases start with the round's entries.
    sql: `SELECT
        COALESCE(SUM(CASE WHEN "type" IN ('bet', 'rollback') THEN -"amountMinor" END), 0)
          AS "stakeMinor",
        COALESCE(SUM(CASE WHEN "type" = 'win' THEN "amountMinor" END), 0) AS "wonMinor"
      FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "roundId" = :roundId AND "gameId" = :gameId AND "account" || '' = :account
        AND "currency" = :currency`,
    kinds: {},
  });
  const wins = reader.prepareQuery<BetWins, { from: string; to: string }>({
    name: 'wins',
    sql: `SELECT COUNT(*) AS "count", COALESCE(SUM("amountMinor"), 0) AS "wonMinor"
      FROM "LedgerTag" JOIN "LedgerPosting" USING ("entryId")
      WHERE "tag" > :from AND "tag" < :to AND "type" = 'win' AND "amountMinor" > 0`,
    kinds: { count: 'number' },
  });
  const lastTagged = reader.prepareQuery<TaggedEntry, { from: string; to: string }>({
    name: 'last tagged',
    sql: `SELECT "tag", "gameId", "roundId", "createdAt" AS "at"
      FROM "LedgerTag" JOIN "LedgerEntry" ON "id" = "entryId"
      WHERE "tag" > :from AND "tag" < :to AND "gameId" IS NOT NULL AND "roundId" IS NOT NULL
      ORDER BY "tag" DESC LIMIT 1`,
    kinds: { at: 'date' },
  });
  const stakeOf = reader.prepareQuery<object, { account: string }>({
    name: 'stake of an account',
    // A partial index leaves the house out, so the condition is part of the text.
    sql: `SELECT 1 AS "found" FROM "LedgerPosting"
      WHERE "account" = :account AND "account" <> 'house' AND "type" IN ('bet', 'win', 'rollback')
        AND "type" = 'bet' LIMIT 1`,
    kinds: {},
  });
  const protection = reader.prepareFind<StoredProtection>({
    name: 'protection',
    sql: `SELECT "id" AS "key", "selfExcludedUntil", "returnsAt", "timeOutUntil", "hasLimits", "market",
        "realityCheckMinutes", "realityCheckedAt" FROM "User" WHERE "id" = :key`,
    kinds: {
      selfExcludedUntil: 'date',
      returnsAt: 'date',
      timeOutUntil: 'date',
      hasLimits: 'boolean',
      realityCheckMinutes: 'number',
      realityCheckedAt: 'date',
    },
  });
  const limits = reader.prepareList<StoredLimit>({
    name: 'limits',
    sql: `SELECT "userId" AS "key", "kind", "period", "amountMinor", "currency", "carriedSince"
      FROM "PlayerLimit" WHERE "userId" = :key`,
    kinds: { carriedSince: 'date' },
  });
  const switchedOff = reader.prepareFind<object>({
    name: 'switched off',
    sql: 'SELECT "gameId" AS "key" FROM "GameOverride" WHERE "gameId" = :key AND NOT "enabled"',
    kinds: {},
  });
  return {
    stake,
    hasEntry: async (entryKey) => (await entry(entryKey)) !== null,
    async round({ userId, ...place }) {
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      const [totals] = await round({ ...place, account });
      return totals ?? { stakeMinor: 0n, wonMinor: 0n };
    },
    winsBelow: async (tag) => (await wins(below(tag)))[0] ?? { count: 0, wonMinor: 0n },
    lastBelow: async (tag) => (await lastTagged(below(tag)))[0] ?? null,
    hasPlayed: async (account) => (await stakeOf({ account })).length > 0,
    async protection(userId) {
      const found = await protection(userId);
      if (!found) throw new Error(`there is no player ${userId}`);
      return found;
    },
    limits,
    isSwitchedOff: async (gameId) => (await switchedOff(gameId)) !== null,
  };
}

/** The tags that start with another and a slash: "0" is the character after the slash. */
function below(tag: string): { from: string; to: string } {
  return { from: `${tag}/`, to: `${tag}0` };
}
