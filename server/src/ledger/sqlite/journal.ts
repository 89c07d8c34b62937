import type Sqlite from 'better-sqlite3';
import { BALANCE_CAP_MINOR } from '../../contract/money.ts';
import { sha256 } from '../../core/digest.ts';
import { accountName } from '../account-name.ts';
import type { Entry, PlayerBalance, PostOutcome } from '../port.ts';
import type { RowWriter } from './row-writer.ts';

type Holding = {
  readonly userId: string;
  readonly currency: string;
  availableMinor: bigint;
  frozenMinor: bigint;
};

/**
 * The ledger's tables. Its methods belong inside a transaction that the caller opens and commits:
 * an outcome counts only once that transaction is committed.
 */
export class Journal {
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #rows: RowWriter;
  #lastId = 0n;

  constructor(database: Sqlite.Database, rows: RowWriter) {
    this.#statements = prepareStatements(database);
    this.#rows = rows;
  }

  /** To be called when a transaction begins: ids continue after what is committed. */
  begin(): void {
    this.#lastId = this.#statements.lastId.get() ?? 0n;
  }

  /**
   * Judges the entry by reading and writes only once it stands, so that a rejected one leaves no
   * trace and needs no savepoint.
   */
  post(entry: Entry): PostOutcome {
    const requestHash = sha256(entry.request);
    const known = this.#statements.hashOfKey.get(entry.key);
    if (known === requestHash) return { outcome: 'replayed', balances: this.#balancesOf(entry) };
    if (known !== undefined) return { outcome: 'conflict' };
    const by = this.#blockingFact(entry);
    if (by !== undefined) return { outcome: 'blocked', by };
    const { holdings, overCap, belowZero } = this.#holdingsAfter(entry);
    if (overCap) return { outcome: 'limit' };
    if (belowZero) return { outcome: 'insufficient' };
    this.#write({ entry, requestHash, holdings });
    const changes = this.#rows.writeAll(entry.rows ?? []);
    return { outcome: 'applied', balances: this.#balancesOf(entry), changes };
  }

  #blockingFact({ requires = [], forbids = [] }: Entry): string | undefined {
    return (
      requires.find((fact) => !this.#stands(fact)) ?? forbids.find((fact) => this.#stands(fact))
    );
  }

  #stands(fact: string): boolean {
    return this.#statements.fact.get({ fact }) === 1n;
  }

  /**
   * The postings take effect in their order, so a stake must be held before the win of the same
   * entry is.
   */
  #holdingsAfter(entry: Entry): {
    holdings: readonly Holding[];
    overCap: boolean;
    belowZero: boolean;
  } {
    const holdings: Holding[] = [];
    let overCap = false;
    let belowZero = false;
    for (const { account, currency, amountMinor } of entry.postings) {
      if (account.of !== 'player') continue;
      const { userId, bucket } = account;
      let holding = holdings.find((one) => one.userId === userId && one.currency === currency);
      if (!holding) {
        holding = this.#holding({ userId, currency });
        holdings.push(holding);
      }
      const field = bucket === 'available' ? 'availableMinor' : 'frozenMinor';
      holding[field] += amountMinor;
      if (holding[field] > BALANCE_CAP_MINOR) overCap = true;
      if (holding[field] < 0n) belowZero = true;
    }
    return { holdings, overCap, belowZero };
  }

  #holding({ userId, currency }: { userId: string; currency: string }): Holding {
    const row = this.#statements.holding.get({ userId, currency });
    return row ?? { userId, currency, availableMinor: 0n, frozenMinor: 0n };
  }

  #write({
    entry,
    requestHash,
    holdings,
  }: {
    entry: Entry;
    requestHash: string;
    holdings: readonly Holding[];
  }): void {
    const { addEntry, addPosting, addMark, keepHolding } = this.#statements;
    this.#lastId += 1n;
    const id = this.#lastId;
    const createdAt = entry.occurredAt.getTime();
    addEntry.run(
      id,
      entry.key,
      entry.kind,
      requestHash,
      entry.userId,
      entry.gameId ?? null,
      entry.roundId ?? null,
      createdAt,
    );
    for (const [position, { account, currency, amountMinor, type }] of entry.postings.entries()) {
      addPosting.run(id, position, accountName(account), currency, amountMinor, type, createdAt);
    }
    for (const mark of entry.marks ?? []) addMark.run(mark, id);
    for (const { userId, currency, availableMinor, frozenMinor } of holdings) {
      keepHolding.run(userId, currency, availableMinor, frozenMinor);
    }
  }

  #balancesOf({ userId }: Entry): readonly PlayerBalance[] {
    return userId === null ? [] : this.#statements.balances.all(userId);
  }
}

export const BALANCES_SQL =
  'SELECT "currency", "availableMinor", "frozenMinor" FROM "LedgerBalance" WHERE "userId" = ?';

/** `createdAt` is in milliseconds since 1970, as Prisma's connection stores moments. */
function prepareStatements(database: Sqlite.Database) {
  const prepare = <Parameters extends unknown[] | object, Row = unknown>(sql: string) =>
    database.prepare<Parameters, Row>(sql).safeIntegers(true);
  return {
    lastId: prepare<[], bigint>('SELECT max("id") FROM "LedgerEntry"').pluck(),
    hashOfKey: prepare<[key: string], string>(
      'SELECT "requestHash" FROM "LedgerEntry" WHERE "key" = ?',
    ).pluck(),
    fact: prepare<{ fact: string }, bigint>(
      `SELECT EXISTS (SELECT 1 FROM "LedgerMark" WHERE "mark" = @fact)
           OR EXISTS (SELECT 1 FROM "LedgerEntry" WHERE "key" = @fact)`,
    ).pluck(),
    holding: prepare<{ userId: string; currency: string }, Holding>(
      `SELECT "userId", "currency", "availableMinor", "frozenMinor" FROM "LedgerBalance"
         WHERE "userId" = @userId AND "currency" = @currency`,
    ),
    balances: prepare<[userId: string], PlayerBalance>(BALANCES_SQL),
    addEntry: prepare<
      [
        id: bigint,
        key: string,
        kind: string,
        requestHash: string,
        userId: string | null,
        gameId: string | null,
        roundId: string | null,
        createdAt: number,
      ]
    >(`INSERT INTO "LedgerEntry"
         ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    addPosting: prepare<
      [
        entryId: bigint,
        position: number,
        account: string,
        currency: string,
        amountMinor: bigint,
        type: string,
        createdAt: number,
      ]
    >(`INSERT INTO "LedgerPosting"
         ("entryId", "position", "account", "currency", "amountMinor", "type", "createdAt")
         VALUES (?, ?, ?, ?, ?, ?, ?)`),
    addMark: prepare<[mark: string, entryId: bigint]>(
      'INSERT INTO "LedgerMark" ("mark", "entryId") VALUES (?, ?) ON CONFLICT DO NOTHING',
    ),
    keepHolding: prepare<
      [userId: string, currency: string, availableMinor: bigint, frozenMinor: bigint]
    >(
      `INSERT INTO "LedgerBalance" ("userId", "currency", "availableMinor", "frozenMinor")
         VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         "availableMinor" = excluded."availableMinor", "frozenMinor" = excluded."frozenMinor"`,
    ),
  };
}
