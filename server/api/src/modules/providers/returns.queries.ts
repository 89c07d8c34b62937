import { prepareByKey, type Reader, storedDate } from '../../db/reader.ts';
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
  const entries = reader
    .prepare<[after: bigint, limit: number], Omit<JournalRow, 'createdAt'> & { createdAt: bigint }>(
      `SELECT "id", "key", "kind", "userId", "roundId", "createdAt" FROM "LedgerEntry"
         WHERE "id" > ? ORDER BY "id" LIMIT ?`,
    )
    .safeIntegers(true);
  const tag = prepareByKey<bigint>(
    reader,
    'SELECT "entryId" FROM "LedgerTag" WHERE "tag" = ?',
  ).pluck();
  // CROSS JOIN and the unary + make SQLite start with the round's entries, not with the account.
  const played = reader.prepare<
    [roundId: string, asOf: bigint, after: string, before: string, account: string],
    Played
  >(
    `SELECT "gameId", "currency",
         SUM(CASE WHEN "type" = 'win' THEN 0 ELSE -"amountMinor" END) AS "stake",
         SUM(CASE WHEN "type" = 'win' THEN "amountMinor" ELSE 0 END) AS "win"
       FROM "LedgerEntry" CROSS JOIN "LedgerPosting" ON "entryId" = "id"
       WHERE "roundId" = ? AND +"id" <= ? AND +"key" > ? AND +"key" < ? AND +"account" = ?
         AND "gameId" NOT NULL
       GROUP BY "gameId", "currency"`,
  );
  return {
    entriesAfter: async (entryId, limit) =>
      entries
        .all(entryId, limit)
        .map(({ createdAt, ...row }) => ({ ...row, createdAt: storedDate(createdAt) })),
    entryOfTag: async (name) => tag.get(name) ?? null,
    async played({ providerId, userId, roundId, entryId }) {
      const { after, before } = transactionKeyRange(providerId);
      const account = accountName({ of: 'player', userId, bucket: 'available' });
      return played.all(roundId, entryId, after, before, account);
    },
  };
}
