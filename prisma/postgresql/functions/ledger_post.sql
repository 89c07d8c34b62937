-- Posts a batch of ledger entries, and writes side rows without an entry, in the caller's transaction.
--
-- The items of a batch are numbered from 1; in the arrays of postings, tags and so on `…_item` is the
-- item's number. No two items of a batch share a player, a key or a tag: the caller sees to that, so
-- each item is checked against the tables alone.
--
-- An item is checked in the order of `ledger/port.ts`: replay or conflict by key, the version of what
-- restricts its player, the rule for stakes, mustExist, mustNotExist, the budgets, what must be staked, the
-- cap, the balance. Only an applied item leaves a trace.
--
-- `locks` are taken first, by a statement of its own: at READ COMMITTED each later statement sees what
-- the last holder of a lock committed. They cover every player and every tag that another post of
-- another connection may touch at the same time.
CREATE OR REPLACE FUNCTION ledger_post(
  locks bigint[],
  -- per item; all NULL for side rows without an entry
  keys text[], kinds text[], hashes text[], users text[], games text[], rounds text[], times timestamp[],
  -- what an item does to a player's balance in one currency: net and lowest running sums, the highest one
  -- of both together, and the sums of what is deposited, and of what is staked or frozen
  h_item int[], h_user text[], h_currency text[],
  h_available bigint[], h_available_low bigint[], h_frozen bigint[], h_frozen_low bigint[],
  h_high bigint[], h_deposited bigint[], h_taken bigint[],
  p_item int[], p_position int[], p_account text[], p_currency text[], p_amount bigint[], p_type text[],
  t_item int[], t_tag text[],
  must_item int[], must_tag text[],
  must_not_item int[], must_not_tag text[],
  -- the items that may not take what was deposited and not staked, and those that undo an entry
  staked_item int[], undo_item int[], undo_key text[],
  -- the version of what restricts the player, by which an item was checked
  version_item int[], version_user text[], version_number int[],
  -- stakes with a rule: [{ "item", "account", "currency", "amount", "gap" in milliseconds, "max" }]
  stakes jsonb,
  -- budgets in order: [{ "item", "key", "delta", "max", "user", and the other columns of their row }]
  budgets jsonb,
  -- side rows in order: [{ "item", "table", "insert", "ifAbsent" } or { "item", "table", "set", "where" }]
  side_rows jsonb
) RETURNS TABLE (
  outcome text, blocked_by text, used_minor bigint, wait_ms int, balances jsonb, changes int[],
  counters jsonb
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET jit = off
-- A plan is made once for each connection and stays when its tables have grown: one that reads a small
-- table from end to end, as a new one is, would read a large one so.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $function$
DECLARE
  -- BALANCE_CAP_MINOR of contract/money.ts
  cap CONSTANT bigint := 999999999999999;
  side_tables CONSTANT text[] := ARRAY[
    'Adjustment', 'AuditEntry', 'DepositOrder', 'Job', 'KnownAddress', 'Notification', 'PaymentEvent',
    'Session', 'WithdrawOrder'
  ];
  items CONSTANT int := coalesce(array_length(keys, 1), 0);
  old_available bigint[];
  old_frozen bigint[];
  old_unstaked bigint[];
  unstaked bigint[] := array_fill(0::bigint, ARRAY[coalesce(array_length(h_item, 1), 0)]);
  -- of the first wallet of an item's own player
  unstaked_changes bigint[] := array_fill(NULL::bigint, ARRAY[items]);
  undone_at timestamp[] := array_fill(NULL::timestamp, ARRAY[items]);
  is_first boolean;
  old_hashes text[];
  existing text[] := '{}';
  ids bigint[] := array_fill(NULL::bigint, ARRAY[items]);
  verdicts text[] := array_fill('applied'::text, ARRAY[items]);
  blockers text[] := array_fill(NULL::text, ARRAY[items]);
  stake record;
  staked bigint;
  wait int;
  waits int[] := array_fill(NULL::int, ARRAY[items]);
  budget record;
  budget_keys text[] := '{}';
  budget_item int[] := '{}';
  budget_used bigint[] := '{}';
  budget_filled timestamp[] := '{}';
  counter record;
  over_used bigint[] := array_fill(NULL::bigint, ARRAY[items]);
  changed int[] := '{}';
  changed_item int[] := '{}';
  side_row jsonb;
  row_count int;
  i int;
  k int;
BEGIN
  PERFORM pg_advisory_xact_lock(l) FROM unnest(locks) AS l;

  SELECT array_agg(b."availableMinor" ORDER BY h.n), array_agg(b."frozenMinor" ORDER BY h.n),
      array_agg(b."unstakedMinor" ORDER BY h.n)
    INTO old_available, old_frozen, old_unstaked
    FROM unnest(h_user, h_currency) WITH ORDINALITY AS h(u, c, n)
    LEFT JOIN "LedgerBalance" b ON b."userId" = h.u AND b.currency = h.c;
  SELECT array_agg(e."requestHash" ORDER BY q.n) INTO old_hashes
    FROM unnest(keys) WITH ORDINALITY AS q(key, n) LEFT JOIN "LedgerEntry" e ON e.key = q.key;
  IF must_tag <> '{}' OR must_not_tag <> '{}' THEN
    SELECT coalesce(array_agg(t.tag), '{}') INTO existing
      FROM "LedgerTag" t WHERE t.tag = ANY (must_tag || must_not_tag);
  END IF;

  -- Each rule overwrites the verdict of those that count less; of several tags the first one counts.
  FOR k IN 1..coalesce(array_length(h_item, 1), 0) LOOP
    IF coalesce(old_available[k], 0) + h_available_low[k] < 0
      OR coalesce(old_frozen[k], 0) + h_frozen_low[k] < 0 THEN
      IF verdicts[h_item[k]] = 'applied' THEN verdicts[h_item[k]] := 'insufficient'; END IF;
    END IF;
    IF coalesce(old_available[k] + old_frozen[k], 0) + h_high[k] > cap THEN
      verdicts[h_item[k]] := 'limit';
    END IF;
    i := h_item[k];
    is_first := unstaked_changes[i] IS NULL AND h_user[k] = users[i];
    IF old_unstaked[k] > 0 OR h_deposited[k] > 0 OR i = ANY (undo_item) THEN
      -- As `unstakedAfter` of ledger/unstaked.ts.
      unstaked[k] := greatest(0, coalesce(old_unstaked[k], 0) + h_deposited[k] - h_taken[k]);
      IF is_first AND i = ANY (undo_item) THEN
        unstaked[k] := unstaked[k] - coalesce((SELECT least(e."unstakedMinor", 0) FROM "LedgerEntry" e
          WHERE e.key = undo_key[array_position(undo_item, i)]), 0);
      END IF;
      unstaked[k] := greatest(0, least(unstaked[k], coalesce(old_available[k], 0) + h_available[k]));
    END IF;
    IF is_first THEN unstaked_changes[i] := unstaked[k] - coalesce(old_unstaked[k], 0); END IF;
  END LOOP;
  FOR k IN 1..coalesce(array_length(undo_item, 1), 0) LOOP
    undone_at[undo_item[k]] :=
      (SELECT e."createdAt" FROM "LedgerEntry" e WHERE e.key = undo_key[k]);
  END LOOP;
  FOREACH i IN ARRAY staked_item LOOP
    IF unstaked_changes[i] < 0 THEN verdicts[i] := 'unstaked'; END IF;
  END LOOP;
  IF budgets <> '[]' THEN
    FOR budget IN SELECT * FROM jsonb_to_recordset(budgets) AS b(
      item int, key text, delta bigint, max bigint, "user" text, types text, "from" timestamp,
      until timestamp, currency text, weights text, since timestamp
    ) LOOP
      CONTINUE WHEN verdicts[budget.item] = 'overBudget';
      k := array_position(budget_keys, budget.key);
      IF k IS NULL THEN
        budget_keys := budget_keys || budget.key;
        budget_item := budget_item || budget.item;
        SELECT * INTO counter FROM ledger_budget_used(budget.key, budget."user", budget.types,
          budget."from", budget.until, budget.currency, budget.weights, budget.since, times[budget.item]);
        budget_used := budget_used || counter.used;
        budget_filled := budget_filled || counter.filled_at;
        k := array_length(budget_keys, 1);
      END IF;
      IF budget_used[k] + budget.delta > budget.max THEN
        verdicts[budget.item] := 'overBudget';
        blockers[budget.item] := budget.key;
        over_used[budget.item] := budget_used[k];
      ELSE
        budget_used[k] := budget_used[k] + budget.delta;
      END IF;
    END LOOP;
  END IF;
  FOR k IN REVERSE coalesce(array_length(must_not_item, 1), 0)..1 LOOP
    IF must_not_tag[k] = ANY (existing) THEN
      verdicts[must_not_item[k]] := 'blocked';
      blockers[must_not_item[k]] := must_not_tag[k];
    END IF;
  END LOOP;
  FOR k IN REVERSE coalesce(array_length(must_item, 1), 0)..1 LOOP
    IF NOT must_tag[k] = ANY (existing) THEN
      verdicts[must_item[k]] := 'blocked';
      blockers[must_item[k]] := must_tag[k];
    END IF;
  END LOOP;
  IF stakes <> '[]' THEN
    FOR stake IN SELECT s.*, l."at" AS last_at, l."gameId" AS last_game, l."roundId" AS last_round
      FROM jsonb_to_recordset(stakes)
        AS s(item int, account text, currency text, amount bigint, gap int, max bigint)
      LEFT JOIN "LedgerStake" l ON l."userId" = users[s.item]
    LOOP
      IF stake.gap > 0 AND (stake.last_game, stake.last_round)
        IS DISTINCT FROM (games[stake.item], rounds[stake.item])
      THEN
        wait := stake.gap - extract(epoch FROM times[stake.item] - stake.last_at) * 1000;
        IF wait > 0 THEN
          verdicts[stake.item] := 'tooSoon';
          blockers[stake.item] := NULL;
          waits[stake.item] := least(wait, stake.gap);
        END IF;
      END IF;
      IF stake.max IS NOT NULL THEN
        -- No index has account || '', so that the plan starts with the round's entries.
        SELECT coalesce(sum(-p."amountMinor"), 0) INTO staked
          FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."entryId" = e."id"
          WHERE e."roundId" = rounds[stake.item] AND e."gameId" = games[stake.item]
            AND p."account" || '' = stake.account AND p."currency" = stake.currency
            AND p."type" IN ('bet', 'rollback');
        IF staked + stake.amount > stake.max THEN
          verdicts[stake.item] := 'overRound';
          blockers[stake.item] := NULL;
        END IF;
      END IF;
    END LOOP;
  END IF;
  IF version_item <> '{}' THEN
    -- Until the end, so that no restriction changes meanwhile: a change takes the player's row, too.
    FOR i IN SELECT v.item FROM unnest(version_item, version_user, version_number) AS v(item, usr, version)
      LEFT JOIN LATERAL (
        SELECT p."restrictionsVersion" FROM "User" p WHERE p."id" = v.usr FOR SHARE
      ) AS current ON true
      WHERE current."restrictionsVersion" IS DISTINCT FROM v.version
    LOOP
      verdicts[i] := 'stale';
      blockers[i] := NULL;
      waits[i] := NULL;
    END LOOP;
  END IF;
  FOR i IN 1..items LOOP
    IF keys[i] IS NULL THEN
      IF verdicts[i] <> 'stale' THEN verdicts[i] := 'written'; END IF;
    ELSIF old_hashes[i] IS NOT NULL THEN
      verdicts[i] := CASE WHEN old_hashes[i] = hashes[i] THEN 'replayed' ELSE 'conflict' END;
      blockers[i] := NULL;
    ELSIF verdicts[i] = 'applied' THEN
      -- Under the player's lock: a player's entries have the order of their commits.
      ids[i] := nextval('ledger_entry_id');
    END IF;
  END LOOP;

  IF 'applied' = ANY (verdicts) THEN
    INSERT INTO "LedgerEntry"
      ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt", "unstakedMinor",
       "undoneAt")
      SELECT e.id, e.key, e.kind, e.hash, e.usr, e.game, e.round, e.at, nullif(e.unstaked, 0), e.undone
        FROM unnest(ids, keys, kinds, hashes, users, games, rounds, times, unstaked_changes, undone_at)
          AS e(id, key, kind, hash, usr, game, round, at, unstaked, undone) WHERE e.id IS NOT NULL;
    INSERT INTO "LedgerPosting"
      ("entryId", "position", "account", "currency", "amountMinor", "type", "createdAt")
      SELECT ids[p.item], p.pos, p.account, p.currency, p.amount, p.type, times[p.item]
        FROM unnest(p_item, p_position, p_account, p_currency, p_amount, p_type)
          AS p(item, pos, account, currency, amount, type) WHERE ids[p.item] IS NOT NULL;
    INSERT INTO "LedgerTag" ("tag", "entryId")
      SELECT t.tag, ids[t.item] FROM unnest(t_item, t_tag) AS t(item, tag)
        WHERE ids[t.item] IS NOT NULL ON CONFLICT DO NOTHING;
    -- Not one INSERT … ON CONFLICT DO UPDATE: its proposed row would violate the checks of the table.
    INSERT INTO "LedgerBalance" ("userId", "currency", "availableMinor", "frozenMinor", "unstakedMinor")
      SELECT h.usr, h.currency, h.available, h.frozen, h.unstaked
        FROM unnest(h_item, h_user, h_currency, h_available, h_frozen, unstaked, old_available)
          AS h(item, usr, currency, available, frozen, unstaked, old)
        WHERE ids[h.item] IS NOT NULL AND h.old IS NULL;
    UPDATE "LedgerBalance" b
      SET "availableMinor" = b."availableMinor" + h.available,
          "frozenMinor" = b."frozenMinor" + h.frozen, "unstakedMinor" = h.unstaked
      FROM unnest(h_item, h_user, h_currency, h_available, h_frozen, unstaked, old_available)
        AS h(item, usr, currency, available, frozen, unstaked, old)
      WHERE ids[h.item] IS NOT NULL AND h.old IS NOT NULL
        AND b."userId" = h.usr AND b.currency = h.currency;
    IF stakes <> '[]' THEN
      INSERT INTO "LedgerStake" ("userId", "at", "gameId", "roundId", "entryId")
        SELECT users[s.item], times[s.item], games[s.item], rounds[s.item], ids[s.item]
          FROM jsonb_to_recordset(stakes) AS s(item int) WHERE ids[s.item] IS NOT NULL
        ON CONFLICT ("userId") DO UPDATE SET "at" = excluded."at", "gameId" = excluded."gameId",
          "roundId" = excluded."roundId", "entryId" = excluded."entryId";
    END IF;
    IF budgets <> '[]' THEN
      INSERT INTO "LedgerBudget"
        ("key", "userId", "types", "from", "until", "currency", "weights", "usedMinor", "entryId",
         "filledAt")
        SELECT DISTINCT ON (b.key) b.key, b."user", b.types, b."from", b.until, b.currency, b.weights,
            budget_used[array_position(budget_keys, b.key)], ids[b.item],
            budget_filled[array_position(budget_keys, b.key)]
          FROM jsonb_to_recordset(budgets) AS b(
            item int, key text, "user" text, types text, "from" timestamp, until timestamp,
            currency text, weights text
          ) WHERE ids[b.item] IS NOT NULL
        ON CONFLICT ("key") DO UPDATE SET "types" = excluded."types", "from" = excluded."from",
          "until" = excluded."until", "currency" = excluded."currency",
          "weights" = excluded."weights", "usedMinor" = excluded."usedMinor",
          "entryId" = excluded."entryId", "filledAt" = excluded."filledAt";
    END IF;
  END IF;

  FOR side_row IN SELECT r FROM jsonb_array_elements(side_rows) AS r LOOP
    i := (side_row ->> 'item')::int;
    CONTINUE WHEN verdicts[i] NOT IN ('applied', 'written');
    IF NOT (side_row ->> 'table') = ANY (side_tables) THEN
      RAISE EXCEPTION 'no side rows are written to %', side_row ->> 'table';
    END IF;
    row_count := ledger_side_row(side_row);
    changed := changed || row_count;
    changed_item := changed_item || i;
  END LOOP;

  RETURN QUERY
    SELECT v.verdict, v.blocker, v.used, v.wait,
      CASE WHEN v.verdict IN ('applied', 'replayed') THEN (
        SELECT coalesce(
          jsonb_agg(jsonb_build_array(b.currency, b."availableMinor"::text, b."frozenMinor"::text)
            ORDER BY b.currency),
          '[]')
          FROM "LedgerBalance" b WHERE b."userId" = v.usr) END,
      ARRAY(SELECT c.n FROM unnest(changed_item, changed) WITH ORDINALITY AS c(item, n, o)
        WHERE c.item = v.n ORDER BY c.o),
      -- A key has its player in it, so it is of one item.
      coalesce((SELECT jsonb_object_agg(b.key, b.used::text)
        FROM unnest(budget_keys, budget_used, budget_item) AS b(key, used, item)
        WHERE b.item = v.n AND v.verdict = 'applied'), '{}')
      FROM unnest(verdicts, blockers, over_used, waits, users) WITH ORDINALITY
        AS v(verdict, blocker, used, wait, usr, n)
      ORDER BY v.n;
END $function$;
