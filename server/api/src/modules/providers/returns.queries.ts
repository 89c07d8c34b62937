import type { Reader } from '../../db/reader.ts';
import { accountName } from '../../ledger/account-name.ts';
import { transactionKeyRange } from '../../ledger/provider-keys.ts';

/** An entry of the ledger, without its money. */
export type JournalRow = {
  readonly id: bigint;
  readonly key: string;
  readonly kind: string;
  readonly userId: string | null;
  readonly roundId: string | null;
  readonly createdAt: Date;
};

/** A player's round at a provider, as of an entry. */
export type RoundAsOf = {
  readonly providerId: string;
  readonly userId: string;
  readonly roundId: string;
  readonly entryId: bigint;
};

/** What was staked and not rolled back, and won, in minor units. */
export type Played = {
  readonly gameId: string;
  readonly currency: string;
  readonly stake: number;
  readonly win: number;
};

/** Prepared, because the job reads several rows for each entry of the ledger. */
export type ReturnQueries = {
  /** The next entries, in the order of the ledger. */
  entriesAfter(entryId: bigint, limit: number): Promise<readonly JournalRow[]>;
  /** The entry that wrote the tag; `null` when none has. */
  entryOfTag(tag: string): Promise<bigint | null>;
  /** A round by game and currency: the same id in another game is a part of its own. */
  played(round: RoundAsOf): Promise<readonly Played[]>;
};

export function prepareReturnQueries(reader: Reader): ReturnQueries {
  const entriesAfter = reader.prepareQuery<JournalRow, { entryId: bigint; limit: number }>({
    name: 'entries after',
    sql: `SELECT "id", "key", "kind", "userId", "roundId", "createdAt" FROM "LedgerEntry"
      WHERE "id" > :entryId ORDER BY "id" LIMIT :limit`,
    kinds: { createdAt: 'date' },
  });
  const tag = reader.prepareFind<{ entryId: bigint }>({
    name: 'entry of a tag',
    sql: 'SELECT "tag" AS "key", "entryId" FROM "LedgerTag" WHERE "tag" = :key',
    kinds: {},
  });
  const played = reader.prepareQuery<
    Played,
    { roundId: string; asOf: bigint; after: string; before: string; account: string }
  >({
    name: 'played',
    // No index has such expressions, so that databases start with the round's entries.
    sql: `SELECT "gameId", "currency",
        SUM(CASE WHEN "type" = 'win' THEN 0 ELSE -"amountMinor" END) AS "stake",
        SUM(CASE WHEN "type" = 'win' THEN "amountMinor" ELSE 0 END) AS "win"
      FROM "LedgerEntry" JOIN "LedgerPosting" ON "entryId" = "id"
      WHERE "roundId" = :roundId AND "id" + 0 <= :asOf AND "key" || '' > :after
        AND "key" || '' < :before AND "account" || '' = :account AND "gameId" IS NOT NULL
      GROUP BY "gameId", "currency"`,
    kinds: { stake: 'number', win: 'number' },
  });
  return {
    entriesAfter: (entryId, limit) => entriesAfter({ entryId, limit }),
    entryOfTag: async (name) => (await tag(name))?.entryId ?? null,
    played({ providerId, userId, roundId, entryId: asOf }) {
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      return played({ ...transactionKeyRange(providerId), roundId, asOf, account });
    },
  };
}
