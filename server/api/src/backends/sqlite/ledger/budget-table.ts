import type Sqlite from '@fairhall/kit/sqlite';
import type { Currency } from '../../../contract/money.ts';
import { accountName } from '../../../ledger/account-name.ts';
import {
  countedMinor,
  countsPayments,
  isEarlierRollback,
  type StoredInit,
  storedInit,
} from '../../../ledger/budget-count.ts';
import type { BudgetInit, CountedType, Entry } from '../../../ledger/port.ts';

/** A counter after an entry, to be written if the entry is applied. */
type Counter = {
  readonly stored: StoredInit;
  /** Milliseconds since 1970. */
  readonly filledAt: number;
  usedMinor: bigint;
};

/** The counters that an entry changes, by key; or the first one that it would exceed. */
export type CheckedBudgets =
  | { readonly counters: ReadonlyMap<string, Counter> }
  | { readonly over: { readonly by: string; readonly usedMinor: bigint } };

const NONE: CheckedBudgets = { counters: new Map() };

/** The ledger's budgets. Call its methods inside the transaction of the entry. */
export class BudgetTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(database: Sqlite.Database) {
    this.#statements = prepareStatements(database);
  }

  /** Checks by reads alone. An entry without budgets reads nothing. */
  check({ userId, budgets, occurredAt }: Entry): CheckedBudgets {
    if (!budgets || userId === null) return NONE;
    const counters = new Map<string, Counter>();
    for (const { key, deltaMinor, maxMinor, init } of budgets) {
      const counter = counters.get(key) ?? this.#read({ key, userId, init, occurredAt });
      counters.set(key, counter);
      const { usedMinor } = counter;
      if (maxMinor !== null && usedMinor + deltaMinor > maxMinor) {
        return { over: { by: key, usedMinor } };
      }
      counter.usedMinor += deltaMinor;
    }
    return { counters };
  }

  write(
    { userId, counters }: { userId: string | null; counters: ReadonlyMap<string, Counter> },
    entryId: bigint,
  ): void {
    for (const [key, { stored, usedMinor, filledAt }] of counters) {
      const { types, from, until, currency, weights } = stored;
      this.#statements.upsert.run(
        key,
        userId,
        types,
        from.getTime(),
        until.getTime(),
        currency,
        weights,
        usedMinor,
        entryId,
        filledAt,
      );
    }
  }

  /** The row's, or the sum of the player's postings where no row counts the same. */
  #read(read: { key: string; userId: string; init: BudgetInit; occurredAt: Date }): Counter {
    const { key, userId, init, occurredAt } = read;
    const stored = storedInit(init);
    const { types, from, until, currency, weights } = stored;
    const row = this.#statements.row.get(
      key,
      types,
      from.getTime(),
      until.getTime(),
      currency,
      weights,
      init.carriedSince.getTime(),
    );
    if (row) return { stored, usedMinor: row[0], filledAt: Number(row[1]) };
    return { stored, usedMinor: this.#sum(userId, init), filledAt: occurredAt.getTime() };
  }

  #sum(userId: string, init: BudgetInit): bigint {
    const account = accountName({ of: 'player', userId, bucket: 'available' });
    const [from, until] = [init.from.getTime(), init.until.getTime()];
    const postings = countsPayments(init)
      ? this.#statements.payments.all(userId, from, until, account)
      : this.#statements.postings.all({ account, from, until });
    let sumMinor = 0n;
    for (const [type, unit, amountMinor, count] of postings) {
      if (!init.types.includes(type)) continue;
      sumMinor += count * countedMinor({ type, currency: unit, amountMinor }, init);
    }
    return sumMinor;
  }
}

/** Dates are in milliseconds since 1970, as Prisma's connection stores them. */
function prepareStatements(database: Sqlite.Database) {
  const prepare = <Parameters extends unknown[] | object, Row = unknown>(sql: string) =>
    database.prepare<Parameters, Row>(sql).safeIntegers(true);
  return {
    row: prepare<
      [
        key: string,
        types: string,
        from: number,
        until: number,
        currency: string,
        weights: string,
        carriedSince: number,
      ],
      [usedMinor: bigint, filledAt: bigint]
    >(
      `SELECT "usedMinor", "filledAt" FROM "LedgerBudget" WHERE "key" = ? AND "types" = ?
         AND "from" = ? AND "until" = ? AND "currency" = ? AND "weights" = ? AND "filledAt" >= ?`,
    ).raw(),
    /** Equal amounts together: a month of play has few different stakes. */
    postings: prepare<
      [{ account: string; from: number; until: number }],
      [type: CountedType, currency: Currency, amountMinor: bigint, count: bigint]
    >(
      `SELECT "type", "currency", "amountMinor", count(*) FROM "LedgerPosting"
         WHERE "account" = :account AND "createdAt" >= :from AND "createdAt" < :until
           AND "type" IN ('bet', 'win', 'rollback') AND NOT (${isEarlierRollback(':from')})
         GROUP BY "type", "currency", "amountMinor"`,
    ).raw(),
    /** Those of play apart, in the condition of the entries' index; CROSS JOIN begins with it. */
    payments: prepare<
      [userId: string, from: number, until: number, account: string],
      [type: CountedType, currency: Currency, amountMinor: bigint, count: bigint]
    >(
      `SELECT "type", "currency", "amountMinor", count(*)
         FROM "LedgerEntry" AS "entry" CROSS JOIN "LedgerPosting" ON "entryId" = "id"
         WHERE "userId" = ? AND "entry"."createdAt" >= ? AND "entry"."createdAt" < ?
           AND "kind" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone') AND +"account" = ?
         GROUP BY "type", "currency", "amountMinor"`,
    ).raw(),
    upsert: prepare<
      [
        key: string,
        userId: string | null,
        types: string,
        from: number,
        until: number,
        currency: string,
        weights: string,
        usedMinor: bigint,
        entryId: bigint,
        filledAt: number,
      ]
    >(
      `INSERT INTO "LedgerBudget"
         ("key", "userId", "types", "from", "until", "currency", "weights", "usedMinor", "entryId",
          "filledAt")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         "types" = excluded."types", "from" = excluded."from", "until" = excluded."until",
         "currency" = excluded."currency", "weights" = excluded."weights",
         "usedMinor" = excluded."usedMinor", "entryId" = excluded."entryId",
         "filledAt" = excluded."filledAt"`,
    ),
  };
}
