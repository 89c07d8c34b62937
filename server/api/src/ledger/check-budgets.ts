import type { Rule } from './check.ts';

/** The weight of a currency in a row's JSON. */
const weightOf = {
  sqlite: (currency: string) => `CAST("weights" ->> ${currency} AS INTEGER)`,
  postgresql: (currency: string) => `CAST(CAST("weights" AS jsonb) ->> ${currency} AS bigint)`,
};

/**
 * What a posting counts, as in `budget-count.ts`, in whole numbers of 64 bits: an amount converts as
 * its multiple of the unit and its rest apart.
 */
const COUNTED = `CASE WHEN "amountMinor" > 0 THEN -1 ELSE 1 END * (
  abs("amountMinor") / "unit" * "weight"
  + (abs("amountMinor") % "unit" * "weight" + CASE "type" WHEN 'win' THEN 0 ELSE "unit" - 1 END) / "unit")`;

/**
 * Recomputes each budget from the player's postings of its window, up to the last entry that it
 * counted: the later ones did not carry it.
 */
export const budgetRule = (backend: keyof typeof weightOf): Rule => ({
  rule: 'a budget is the sum of what was applied in its window',
  sql: `SELECT "key" || ': ' || ("usedMinor" - "sum") AS "where" FROM (
          SELECT "key", "usedMinor", coalesce(sum(${COUNTED}), 0) AS "sum" FROM (
            SELECT "key", "usedMinor", "amountMinor", "type",
                   ${weightOf[backend](`"LedgerBudget"."currency"`)} AS "unit",
                   ${weightOf[backend](`"LedgerPosting"."currency"`)} AS "weight"
            FROM "LedgerBudget" LEFT JOIN "LedgerPosting"
              ON "account" = 'player/' || "userId" || '/available' AND "account" <> 'house'
              AND "createdAt" >= "from" AND "createdAt" < "until"
              AND "LedgerPosting"."entryId" <= "LedgerBudget"."entryId"
              AND "type" IN ('bet', 'win', 'rollback') AND "types" LIKE '%"' || "type" || '"%'
          ) AS "counted" GROUP BY "key", "usedMinor"
        ) AS "sums" WHERE "usedMinor" <> "sum"`,
});
