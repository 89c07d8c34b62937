-- The counter of a budget, and when it was filled: its row's, or the sum of the player's postings where
-- no row counts the same.
--
-- Exact in 64 bits, since a weight is below 2^31: an amount a converts as a / unit * weight, and its
-- rest a % unit apart. Wins are rounded down, all others up, each posting for itself. Those of play have an
-- index; payments are found by their entries.
CREATE OR REPLACE FUNCTION ledger_budget_used(
  budget_key text, player text, counted_types text, window_from timestamp, window_until timestamp,
  budget_currency text, budget_weights text, carried_since timestamp, entry_at timestamp,
  OUT used bigint, OUT filled_at timestamp
)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $function$
DECLARE
  weight_of CONSTANT jsonb := budget_weights;
  unit CONSTANT bigint := weight_of ->> budget_currency;
BEGIN
  SELECT b."usedMinor", b."filledAt" INTO used, filled_at FROM "LedgerBudget" b
    WHERE b."key" = budget_key AND b."types" = counted_types AND b."from" = window_from
      AND b."until" = window_until AND b."currency" = budget_currency AND b."weights" = budget_weights
      AND b."filledAt" >= carried_since;
  IF FOUND THEN RETURN; END IF;
  filled_at := entry_at;
  SELECT coalesce(sum(CASE WHEN (p."amountMinor" > 0) = (p."type" = 'deposit') THEN 1 ELSE -1 END * (
      abs(p."amountMinor") / unit * w.weight
        + (abs(p."amountMinor") % unit * w.weight + CASE p."type" WHEN 'win' THEN 0 ELSE unit - 1 END) / unit
    )), 0) INTO used
    FROM (
      SELECT "type", "currency", "amountMinor" FROM "LedgerPosting"
        WHERE "account" = 'player/' || player || '/available' AND "account" <> 'house'
          AND "createdAt" >= window_from AND "createdAt" < window_until
          AND "type" IN ('bet', 'win', 'rollback')
          -- As `isEarlierRollback` of ledger/budget-count.ts.
          AND NOT ("type" = 'rollback' AND EXISTS (SELECT 1 FROM "LedgerEntry" r
            WHERE r."id" = "LedgerPosting"."entryId" AND r."undoneAt" < window_from))
      UNION ALL
      SELECT p."type", p."currency", p."amountMinor"
        FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."entryId" = e."id"
        WHERE e."userId" = player AND e."createdAt" >= window_from AND e."createdAt" < window_until
          AND e."kind" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone')
          AND p."account" || '' = 'player/' || player || '/available'
          AND p."type" IN ('deposit', 'freeze')
    ) AS p, LATERAL (SELECT (weight_of ->> p."currency")::bigint AS weight) AS w
    WHERE counted_types::jsonb ? p."type";
END $function$;
