import { isEarlierRollback } from './budget-count.ts';
import type { Rule, RuleDialect } from './check-rule.ts';

/**
 * What a posting counts, as in `budget-count.ts`, in whole numbers of 64 bits: an amount converts as
 * its multiple of the unit and its rest apart.
 */
const COUNTED = `CASE WHEN ("amountMinor" > 0) = ("type" = 'deposit') THEN 1 ELSE -1 END * (
  abs("amountMinor") / "unit" * "weight"
  + (abs("amountMinor") % "unit" * "weight" + CASE "type" WHEN 'win' THEN 0 ELSE "unit" - 1 END) / "unit")`;

/** Postings of play have an index. */
const PLAY = `"LedgerBudget" LEFT JOIN "LedgerPosting"
  ON "account" = 'player/' || "LedgerBudget"."userId" || '/available' AND "account" <> 'house'
  AND "createdAt" >= "from" AND "createdAt" < "until"
  AND "LedgerPosting"."entryId" <= "LedgerBudget"."entryId"
  AND "type" IN ('bet', 'win', 'rollback') AND "types" LIKE '%"' || "type" || '"%'
  AND NOT (${isEarlierRollback('"from"')})`;

/** Payments are found by their entries. */
const PAYMENTS = `"LedgerBudget" JOIN "LedgerEntry" ON "LedgerEntry"."userId" = "LedgerBudget"."userId"
  AND "LedgerEntry"."createdAt" >= "from" AND "LedgerEntry"."createdAt" < "until"
  AND "kind" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone') AND "id" <= "LedgerBudget"."entryId"
  JOIN "LedgerPosting" ON "LedgerPosting"."entryId" = "id"
  AND "account" = 'player/' || "LedgerBudget"."userId" || '/available'
  AND "type" IN ('deposit', 'freeze') AND "types" LIKE '%"' || "type" || '"%'`;

const countedOf = (postings: string, { jsonInteger }: RuleDialect) => `
  SELECT "LedgerBudget"."key" AS "key", "usedMinor", "amountMinor", "type",
         ${jsonInteger({ json: '"weights"', key: '"LedgerBudget"."currency"' })} AS "unit",
         ${jsonInteger({ json: '"weights"', key: '"LedgerPosting"."currency"' })} AS "weight"
  FROM ${postings}`;

/**
 * Recomputes each budget from the player's postings of its window, up to the last entry that it
 * counted: the later ones did not carry it.
 */
export const budgetRule = (dialect: RuleDialect): Rule => ({
  rule: 'a budget is the sum of what was applied in its window',
  sql: `SELECT "key" || ': ' || ("usedMinor" - "sum") AS "where" FROM (
          SELECT "key", "usedMinor", coalesce(sum(${COUNTED}), 0) AS "sum" FROM (
            ${countedOf(PLAY, dialect)} UNION ALL ${countedOf(PAYMENTS, dialect)}
          ) AS "counted" GROUP BY "key", "usedMinor"
        ) AS "sums" WHERE "usedMinor" <> "sum"`,
});
