import type { PostgresReader } from '../../db/postgresql/reader.ts';
import { accountName } from '../../ledger/account-name.ts';
import { transactionKeyRange } from '../../ledger/provider-keys.ts';
import type { JournalRow, Played, ReturnQueries } from './returns.queries.ts';

/** The reads of `returns.queries.ts` on PostgreSQL. */
export function preparePostgresReturnQueries(reader: PostgresReader): ReturnQueries {
  const tag = reader.prepare<{ entryId: bigint }>({
    name: 'entry of a tag',
    text: 'SELECT "tag" AS "key", "entryId" FROM "LedgerTag" WHERE "tag" = ANY ($1)',
  });
  return {
    entriesAfter: (entryId, limit) =>
      reader.query<JournalRow>({
        name: 'entries after',
        text: `SELECT "id", "key", "kind", "userId", "roundId", "createdAt" FROM "LedgerEntry"
          WHERE "id" > $1 ORDER BY "id" LIMIT $2`,
        values: [entryId, limit],
      }),
    entryOfTag: async (name) => (await tag(name))[0]?.entryId ?? null,
    played({ providerId, userId, roundId, entryId }) {
      const { after, before } = transactionKeyRange(providerId);
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      return reader.query<Played>({
        name: 'played',
        text: `SELECT "gameId", "currency",
            SUM(CASE WHEN "type" = 'win' THEN 0 ELSE -"amountMinor" END)::float8 AS "stake",
            SUM(CASE WHEN "type" = 'win' THEN "amountMinor" ELSE 0 END)::float8 AS "win"
          FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
          WHERE "roundId" = $1 AND "id" <= $2 AND "key" > $3 AND "key" < $4 AND "account" = $5
            AND "gameId" IS NOT NULL
          GROUP BY "gameId", "currency"`,
        values: [roundId, entryId, after, before, account],
      });
    },
  };
}
