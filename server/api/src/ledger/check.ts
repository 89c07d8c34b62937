import { BALANCE_CAP_MINOR } from '../contract/money.ts';
import { budgetRule } from './check-budgets.ts';
import type { Rule, RuleDialect } from './check-rule.ts';

type LedgerRule = Rule & { readonly cheap: boolean };

/** Every guarantee; the cheap ones compare totals alone. */
export const ledgerRules = (dialect: RuleDialect): readonly LedgerRule[] => [
  {
    rule: 'the total over all accounts is zero in each currency',
    cheap: true,
    sql: `SELECT "currency" || ': ' || sum("amountMinor") AS "where" FROM "LedgerPosting"
          GROUP BY "currency" HAVING sum("amountMinor") <> 0`,
  },
  {
    rule: 'the balances of all players are the sum of their postings in each currency',
    cheap: true,
    sql: `SELECT "currency" || ': ' || sum("minor") AS "where" FROM (
            SELECT "currency", "availableMinor" + "frozenMinor" AS "minor" FROM "LedgerBalance"
            UNION ALL
            SELECT "currency", -"amountMinor" FROM "LedgerPosting" WHERE "account" LIKE 'player/%'
          ) AS "all" GROUP BY "currency" HAVING sum("minor") <> 0`,
  },
  {
    rule: 'every entry sums to zero in each currency',
    cheap: false,
    sql: `SELECT 'entry ' || "entryId" || ' ' || "currency" || ': ' || sum("amountMinor") AS "where"
          FROM "LedgerPosting" GROUP BY "entryId", "currency" HAVING sum("amountMinor") <> 0`,
  },
  {
    rule: "a player account's balance is the sum of its postings",
    cheap: false,
    sql: `SELECT "account" || ' ' || "currency" || ': ' || sum("minor") AS "where" FROM (
            SELECT 'player/' || "userId" || '/available' AS "account", "currency",
                   "availableMinor" AS "minor" FROM "LedgerBalance"
            UNION ALL
            SELECT 'player/' || "userId" || '/frozen', "currency", "frozenMinor" FROM "LedgerBalance"
            UNION ALL
            SELECT "account", "currency", -"amountMinor" FROM "LedgerPosting"
            WHERE "account" LIKE 'player/%'
          ) AS "all" GROUP BY "account", "currency" HAVING sum("minor") <> 0`,
  },
  {
    rule: 'no player account is ever below zero or above the cap',
    cheap: false,
    sql: `SELECT 'entry ' || "entryId" || ' ' || "account" || ' ' || "currency" || ': ' || "running"
                 AS "where"
          FROM (
            SELECT "entryId", "account", "currency", sum("amountMinor") OVER (
              PARTITION BY "account", "currency" ORDER BY "entryId", "position"
            ) AS "running"
            FROM "LedgerPosting" WHERE "account" LIKE 'player/%'
          ) AS "all" WHERE "running" NOT BETWEEN 0 AND ${BALANCE_CAP_MINOR}`,
  },
  {
    rule: 'what was deposited and not staked is the sum of what entries changed of it',
    cheap: false,
    sql: `SELECT "userId" || ' ' || "currency" || ': ' || sum("minor") AS "where" FROM (
            SELECT "userId", "currency", "unstakedMinor" AS "minor" FROM "LedgerBalance"
            UNION ALL
            SELECT "userId", (
              SELECT "currency" FROM "LedgerPosting" WHERE "entryId" = "id"
                AND "account" IN ('player/' || "userId" || '/available', 'player/' || "userId" || '/frozen')
                ORDER BY "position" LIMIT 1
            ), -"unstakedMinor" FROM "LedgerEntry" WHERE "unstakedMinor" IS NOT NULL
          ) AS "all" GROUP BY "userId", "currency" HAVING sum("minor") <> 0`,
  },
  {
    rule: 'every posting and tag belongs to an entry',
    cheap: false,
    sql: `SELECT "place" || ' without entry' AS "where" FROM (
            SELECT 'LedgerPosting' AS "place", "entryId" FROM "LedgerPosting"
            UNION ALL SELECT 'LedgerTag', "entryId" FROM "LedgerTag"
          ) AS "all" WHERE NOT EXISTS (SELECT 1 FROM "LedgerEntry" WHERE "id" = "entryId")`,
  },
  { ...budgetRule(dialect), cheap: false },
];
