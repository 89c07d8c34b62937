import type { Reader } from '../../db/reader.ts';
import { accountName } from '../../ledger/account-name.ts';

/** A stake in the ledger. */
export type StoredStake = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly placedAt: Date;
};

/** In minor units, without the stakes that were rolled back. */
export type RoundTotals = { readonly stakeMinor: bigint; readonly wonMinor: bigint };

/** How many wins of more than zero a bet had, and their sum in minor units. */
export type BetWins = { readonly count: number; readonly wonMinor: bigint };

export type PlayQueries = {
  /** The stake of the entry with this key; `null` when there is no entry or it has no stake. */
  stake(entryKey: string): Promise<StoredStake | null>;
  hasEntry(entryKey: string): Promise<boolean>;
  /**
   * The totals of one player's round so far, in one currency. The game distinguishes rounds: the ids are
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

export function preparePlayQueries(reader: Reader): PlayQueries {
  const stake = reader.prepareFind<StoredStake>({
    name: 'stake',
    sql: `SELECT "key", "userId", "gameId", "roundId", "currency", "amountMinor" AS "stakeMinor",
        "LedgerEntry"."createdAt" AS "placedAt"
      FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "key" = :key AND "type" = 'bet' AND "amountMinor" > 0
        AND "userId" IS NOT NULL AND "gameId" IS NOT NULL AND "roundId" IS NOT NULL`,
    kinds: { placedAt: 'date' },
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
    isSwitchedOff: async (gameId) => (await switchedOff(gameId)) !== null,
  };
}

/** The tags that start with another and a slash: "0" is the character after the slash. */
function below(tag: string): { from: string; to: string } {
  return { from: `${tag}/`, to: `${tag}0` };
}
