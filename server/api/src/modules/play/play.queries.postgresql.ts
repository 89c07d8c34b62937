import type { PostgresReader } from '../../db/postgresql/reader.ts';
import { accountName } from '../../ledger/account-name.ts';
import type { StoredProtection, StoredRestrictionLimit } from '../restrictions/index.ts';
import type { BetWins, PlayQueries, RoundTotals, StoredStake } from './play.queries.ts';

/** The reads of `play.queries.ts` on PostgreSQL. */
export function preparePostgresPlayQueries(reader: PostgresReader): PlayQueries {
  const stake = reader.prepare<StoredStake>({
    name: 'stake',
    text: `SELECT "key", "userId", "gameId", "roundId", "currency", "amountMinor" AS "stakeMinor"
      FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "key" = ANY ($1) AND "type" = 'bet' AND "amountMinor" > 0
        AND "userId" IS NOT NULL AND "gameId" IS NOT NULL AND "roundId" IS NOT NULL`,
  });
  const entry = reader.prepare<object>({
    name: 'entry',
    text: 'SELECT "key" FROM "LedgerEntry" WHERE "key" = ANY ($1)',
  });
  const protection = reader.prepare<StoredProtection>({
    name: 'protection',
    text: `SELECT "id" AS "key", "selfExcludedUntil", "returnsAt", "timeOutUntil", "hasLimits", "limitAskedAt", "market",
        "realityCheckMinutes", "realityCheckedAt"
      FROM "User" WHERE "id" = ANY ($1)`,
  });
  const limits = reader.prepare<StoredRestrictionLimit>({
    name: 'limits',
    text: `SELECT "userId" AS "key", "kind", "period", "amountMinor", "currency", "carriedSince"
      FROM "PlayerLimit" WHERE "userId" = ANY ($1)`,
  });
  const lastStake = reader.prepare<{ at: Date }>({
    name: 'lastStake',
    text: 'SELECT "userId" AS "key", "at" FROM "LedgerStake" WHERE "userId" = ANY ($1)',
  });
  const switchedOff = reader.prepare<object>({
    name: 'switchedOff',
    text: `SELECT "gameId" AS "key" FROM "GameOverride" WHERE "gameId" = ANY ($1) AND NOT "enabled"`,
  });
  return {
    stake: async (entryKey) => (await stake(entryKey))[0] ?? null,
    hasEntry: async (entryKey) => (await entry(entryKey)).length > 0,
    async round({ userId, gameId, roundId, currency }) {
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      const [totals] = await reader.query<RoundTotals>({
        name: 'round',
        text: `SELECT
            COALESCE(SUM(-"amountMinor") FILTER (WHERE "type" IN ('bet', 'rollback')), 0)
              AS "stakeMinor",
            COALESCE(SUM("amountMinor") FILTER (WHERE "type" = 'win'), 0) AS "wonMinor"
          FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
          WHERE "roundId" = $1 AND "gameId" = $2 AND "account" = $3 AND "currency" = $4`,
        values: [roundId, gameId, account, currency],
      });
      return totals ?? { stakeMinor: 0n, wonMinor: 0n };
    },
    async winsBelow(tag) {
      const [wins] = await reader.query<{ count: bigint; wonMinor: bigint }>({
        name: 'wins',
        text: `SELECT count(*) AS "count", COALESCE(SUM("amountMinor"), 0) AS "wonMinor"
          FROM "LedgerTag" JOIN "LedgerPosting" USING ("entryId")
          WHERE "tag" > $1 AND "tag" < $2 AND "type" = 'win' AND "amountMinor" > 0`,
        // "0" is the character after the slash.
        values: [`${tag}/`, `${tag}0`],
      });
      return {
        count: Number(wins?.count ?? 0),
        wonMinor: wins?.wonMinor ?? 0n,
      } satisfies BetWins;
    },
    lastStakeAt: async (userId) => (await lastStake(userId))[0]?.at ?? null,
    async hasPlayed(account) {
      const rows = await reader.query<object>({
        name: 'hasPlayed',
        text: `SELECT 1 FROM "LedgerPosting"
          WHERE "account" = $1 AND "type" IN ('bet', 'win', 'rollback') AND "type" = 'bet' LIMIT 1`,
        values: [account],
      });
      return rows.length > 0;
    },
    async protection(userId) {
      const [row] = await protection(userId);
      if (!row) throw new Error(`there is no player ${userId}`);
      return row;
    },
    limits: (userId) => limits(userId),
    isSwitchedOff: async (gameId) => (await switchedOff(gameId)).length > 0,
  };
}
