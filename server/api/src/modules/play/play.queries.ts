import { prepareByKey, type Reader, storedDateOrNull } from '../../db/reader.ts';
import { accountName } from '../../ledger/account-name.ts';

/** A stake as the ledger holds it. */
export type StoredStake = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
};

/** Minor units; stakes that were taken back do not count. */
export type RoundTotals = { readonly stakeMinor: bigint; readonly wonMinor: bigint };

export type PlayQueries = {
  /** What was staked by the entry of this key; `null` when there is none or it staked nothing. */
  stake(entryKey: string): StoredStake | null;
  hasEntry(entryKey: string): boolean;
  /** What one player has staked on a round and won in it so far, in one currency. */
  round(round: { userId: string; roundId: string; currency: string }): RoundTotals;
  /** Until when the player may not play; `null` for who may. */
  excludedUntil(userId: string): Date | null;
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
  // By the round's few entries: the planner would else go through all that the account ever moved.
  const round = reader
    .prepare<[roundId: string, account: string, currency: string], RoundTotals>(
      `SELECT COALESCE(SUM(CASE WHEN "type" IN ('bet', 'rollback') THEN -"amountMinor" END), 0)
           AS "stakeMinor",
         COALESCE(SUM(CASE WHEN "type" = 'win' THEN "amountMinor" END), 0) AS "wonMinor"
         FROM "LedgerEntry" CROSS JOIN "LedgerPosting" ON "entryId" = "id"
         WHERE "roundId" = ? AND +"account" = ? AND "currency" = ?`,
    )
    .safeIntegers(true);
  const excluded = prepareByKey<bigint | null>(
    reader,
    'SELECT "selfExcludedUntil" FROM "User" WHERE "id" = ?',
  ).pluck();
  return {
    stake: (entryKey) => stake.get(entryKey) ?? null,
    hasEntry: (entryKey) => entry.get(entryKey) !== undefined,
    round({ userId, roundId, currency }) {
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      return round.get(roundId, account, currency) ?? { stakeMinor: 0n, wonMinor: 0n };
    },
    excludedUntil: (userId) => storedDateOrNull(excluded.get(userId) ?? null),
  };
}
