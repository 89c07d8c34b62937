import Sqlite from '@fairhall/kit/sqlite';
import { ledgerRules } from '../../../ledger/check.ts';
import { orderRules } from '../../../ledger/check-orders.ts';
import { BREACHES_MAX_PER_RULE, type Breach, type Rule } from '../../../ledger/check-rule.ts';
import { sqliteDialect } from '../dialect.ts';

/** Of SQLite alone: PostgreSQL enforces it in every transaction. */
const references: Rule = {
  rule: 'every row has the row that it refers to',
  sql: `SELECT "table" || ' without ' || "parent" AS "where" FROM pragma_foreign_key_check`,
};

/**
 * Verifies the ledger's guarantees from its postings. `cheap` compares totals alone, for the start;
 * the full check reads every entry and every past balance. It blocks the calling thread: never run
 * it in a serving process.
 * @returns at most five breaches of each rule; none when the ledger is consistent
 */
export function checkLedger(
  databaseFile: string,
  { cheap }: { cheap: boolean },
): readonly Breach[] {
  return breachesOf(
    databaseFile,
    ledgerRules(sqliteDialect).filter((one) => one.cheap || !cheap),
  );
}

/**
 * Verifies the orders, the frozen money and the tags against the entries of the ledger. It reads
 * every order and entry, and blocks the calling thread: never run it in a serving process.
 * @returns at most five breaches of each rule
 */
export function checkOrders(databaseFile: string): readonly Breach[] {
  return breachesOf(databaseFile, [...orderRules(sqliteDialect), references]);
}

/** Every rule of the ledger and of the orders, as `checkLedger` and `checkOrders`. */
export function checkEverything(databaseFile: string): readonly Breach[] {
  return [...checkLedger(databaseFile, { cheap: false }), ...checkOrders(databaseFile)];
}

/** @returns at most five breaches of each rule, all of one snapshot of the database */
function breachesOf(databaseFile: string, rules: readonly Rule[]): readonly Breach[] {
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    // One transaction, so that all rules read the same snapshot.
    return database.transaction(() =>
      rules.flatMap(({ rule, sql }) =>
        database
          .prepare<[], string>(`${sql} LIMIT ${BREACHES_MAX_PER_RULE}`)
          .pluck()
          .all()
          .map((where) => ({ rule, where })),
      ),
    )();
  } finally {
    database.close();
  }
}
