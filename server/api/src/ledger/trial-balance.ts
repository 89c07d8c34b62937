/** The sum of all accounts of a kind in one currency. */
export type AccountSum = {
  readonly currency: string;
  /** `available` and `frozen` of all players; the other accounts by their names. */
  readonly account: string;
  readonly amountMinor: bigint;
};

/** A query of every posting. */
export const TRIAL_BALANCE_SQL = `
  SELECT "currency", "kind" AS "account", sum("amountMinor") AS "amountMinor" FROM (
    SELECT "currency", "amountMinor",
           CASE WHEN "account" LIKE 'player/%/available' THEN 'available'
                WHEN "account" LIKE 'player/%/frozen' THEN 'frozen'
                ELSE "account" END AS "kind"
      FROM "LedgerPosting"
  ) AS "all" GROUP BY "currency", "kind"`;
