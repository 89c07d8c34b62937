-- By hand: the role of a serving API (docs/postgresql.md). Roles belong to the server: another database, or
-- an operator, may have made it. It has the rights of all tables but of those that revoke them.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhall_serving') THEN
        CREATE ROLE fairhall_serving;
    END IF;
EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
ALTER DEFAULT PRIVILEGES IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fairhall_serving;

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "nickName" TEXT NOT NULL,
    "phone" TEXT,
    "address" TEXT,
    "country" TEXT,
    "avatar" TEXT,
    "userRole" TEXT NOT NULL DEFAULT 'player',
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "language" TEXT NOT NULL DEFAULT 'en',
    "inviteCode" TEXT,
    "selfExcludedUntil" TIMESTAMP(3),
    "gamesClearedAt" TIMESTAMP(3),
    "nextSummaryAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "endReason" TEXT,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "launchesEndedAt" TIMESTAMP(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RetiredToken" (
    "tokenHash" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "retiredAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RetiredToken_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KnownAddress" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "lastLoginAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "KnownAddress_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "LaunchToken" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LaunchToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Provider" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "origins" TEXT NOT NULL,
    "gameIds" TEXT NOT NULL,
    "roundsOrigin" TEXT,
    "winMultiple" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "offSince" TIMESTAMP(3),
    "roundsEndedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Provider_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Game" (
    "gameId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL DEFAULT 'fairhall',
    "gameName" TEXT NOT NULL,
    "gameType" INTEGER NOT NULL,
    "pgIconUrl" TEXT NOT NULL,
    "pgBackUrl" TEXT NOT NULL,
    "gameIp" TEXT NOT NULL,
    "gamePort" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "gameLabel" TEXT,
    "supplier" TEXT,
    "gameSort" INTEGER NOT NULL DEFAULT 999,
    "betList" TEXT NOT NULL DEFAULT '[]',
    "rateList" TEXT NOT NULL DEFAULT '[]',
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "isHot" BOOLEAN NOT NULL DEFAULT false,
    "isNew" BOOLEAN NOT NULL DEFAULT false,
    "isRecommended" BOOLEAN NOT NULL DEFAULT false,
    "rtpBasis" INTEGER NOT NULL DEFAULT 0,
    "rulesHash" TEXT,
    "proofUrl" TEXT,
    "volatility" TEXT NOT NULL DEFAULT 'medium',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "GameReturn" (
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "stakes" DOUBLE PRECISION NOT NULL,
    "wins" DOUBLE PRECISION NOT NULL,
    "stakeSquares" DOUBLE PRECISION NOT NULL,
    "winSquares" DOUBLE PRECISION NOT NULL,
    "products" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "GameReturn_pkey" PRIMARY KEY ("gameId","currency")
);

-- CreateTable
CREATE TABLE "GameDay" (
    "gameId" TEXT NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,
    "rounds" INTEGER NOT NULL,

    CONSTRAINT "GameDay_pkey" PRIMARY KEY ("gameId","day")
);

-- CreateTable
CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Favorite_pkey" PRIMARY KEY ("userId","gameId")
);

-- CreateTable
CREATE TABLE "GameVisit" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameVisit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DepositOrder" (
    "outTradeNo" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "platOrderNum" TEXT,
    "userId" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "actualMinor" BIGINT NOT NULL DEFAULT 0,
    "feeMinor" BIGINT NOT NULL DEFAULT 0,
    "bonusMinor" BIGINT NOT NULL DEFAULT 0,
    "status" INTEGER NOT NULL DEFAULT 1,
    "paymentChannel" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "payUrl" TEXT,
    "idempotencyKey" TEXT,
    "requestHash" TEXT,
    "balanceMinor" BIGINT NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DepositOrder_pkey" PRIMARY KEY ("outTradeNo")
);

-- CreateTable
CREATE TABLE "WithdrawOrder" (
    "id" TEXT NOT NULL,
    "orderNum" TEXT NOT NULL,
    "platOrderNum" TEXT,
    "userId" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "actualMinor" BIGINT NOT NULL DEFAULT 0,
    "feeMinor" BIGINT NOT NULL DEFAULT 0,
    "status" INTEGER NOT NULL DEFAULT 0,
    "bankCode" TEXT NOT NULL,
    "bankAccount" TEXT NOT NULL,
    "paymentChannel" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT,
    "requestHash" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WithdrawOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "outTradeNo" TEXT NOT NULL,
    "platOrderNum" TEXT NOT NULL,
    "amount" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "occurredAt" TIMESTAMP(3) NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("eventId")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "runAt" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WelcomeReward" (
    "userId" TEXT NOT NULL,
    "serverSeed" TEXT NOT NULL,
    "walletType" TEXT,
    "amountMinor" BIGINT,
    "drawnAt" TIMESTAMP(3),

    CONSTRAINT "WelcomeReward_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "LedgerCursor" (
    "kind" TEXT NOT NULL,
    "entryId" BIGINT NOT NULL,

    CONSTRAINT "LedgerCursor_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "params" TEXT NOT NULL DEFAULT '{}',
    "link" TEXT,
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" BIGINT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "userId" TEXT,
    "gameId" TEXT,
    "roundId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- By hand: a posting is never zero.
CREATE TABLE "LedgerPosting" (
    "entryId" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL CHECK ("amountMinor" <> 0),
    "type" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LedgerPosting_pkey" PRIMARY KEY ("entryId","position")
);

-- By hand: a balance is never below zero or above BALANCE_CAP_MINOR (contract/money.ts). Half of a page
-- stays free, so that a change of a balance touches no index.
CREATE TABLE "LedgerBalance" (
    "userId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "availableMinor" BIGINT NOT NULL CHECK ("availableMinor" BETWEEN 0 AND 999999999999999),
    "frozenMinor" BIGINT NOT NULL CHECK ("frozenMinor" BETWEEN 0 AND 999999999999999),

    CONSTRAINT "LedgerBalance_pkey" PRIMARY KEY ("userId","currency")
) WITH (fillfactor = 50);

-- CreateTable
CREATE TABLE "LedgerTag" (
    "tag" TEXT NOT NULL,
    "entryId" BIGINT NOT NULL,

    CONSTRAINT "LedgerTag_pkey" PRIMARY KEY ("tag")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_nextSummaryAt_idx" ON "User"("nextSummaryAt");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");

-- CreateIndex
CREATE INDEX "Session_userId_createdAt_idx" ON "Session"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "RetiredToken_sessionId_idx" ON "RetiredToken"("sessionId");

-- CreateIndex
CREATE INDEX "RetiredToken_retiredAt_idx" ON "RetiredToken"("retiredAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_createdAt_idx" ON "PasswordReset"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "PasswordReset_createdAt_idx" ON "PasswordReset"("createdAt");

-- CreateIndex
CREATE INDEX "KnownAddress_userId_lastLoginAt_idx" ON "KnownAddress"("userId", "lastLoginAt");

-- CreateIndex
CREATE INDEX "KnownAddress_lastLoginAt_idx" ON "KnownAddress"("lastLoginAt");

-- CreateIndex
CREATE UNIQUE INDEX "LaunchToken_tokenHash_key" ON "LaunchToken"("tokenHash");

-- CreateIndex
CREATE INDEX "LaunchToken_sessionId_idx" ON "LaunchToken"("sessionId");

-- CreateIndex
CREATE INDEX "LaunchToken_expiresAt_idx" ON "LaunchToken"("expiresAt");

-- CreateIndex
CREATE INDEX "GameDay_day_idx" ON "GameDay"("day");

-- CreateIndex
CREATE INDEX "Favorite_userId_createdAt_idx" ON "Favorite"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "GameVisit_userId_createdAt_idx" ON "GameVisit"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "GameVisit_userId_gameId_createdAt_idx" ON "GameVisit"("userId", "gameId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_platOrderNum_key" ON "DepositOrder"("platOrderNum");

-- CreateIndex
CREATE INDEX "DepositOrder_userId_createdAt_idx" ON "DepositOrder"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "DepositOrder_expiresAt_idx" ON "DepositOrder"("expiresAt") WHERE ("status" = 1);

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey") WHERE ("idempotencyKey" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "WithdrawOrder_orderNum_key" ON "WithdrawOrder"("orderNum");

-- CreateIndex
CREATE UNIQUE INDEX "WithdrawOrder_platOrderNum_key" ON "WithdrawOrder"("platOrderNum");

-- CreateIndex
CREATE INDEX "WithdrawOrder_userId_createdAt_idx" ON "WithdrawOrder"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "WithdrawOrder_userId_status_createdAt_idx" ON "WithdrawOrder"("userId", "status", "createdAt");

-- CreateIndex
CREATE INDEX "WithdrawOrder_status_updatedAt_idx" ON "WithdrawOrder"("status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "WithdrawOrder_userId_idempotencyKey_key" ON "WithdrawOrder"("userId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "Job_doneAt_runAt_idx" ON "Job"("doneAt", "runAt");

-- CreateIndex
CREATE INDEX "Job_subject_idx" ON "Job"("subject");

-- CreateIndex
CREATE UNIQUE INDEX "Job_kind_subject_key" ON "Job"("kind", "subject");

-- CreateIndex
CREATE INDEX "Notification_userId_isRead_createdAt_idx" ON "Notification"("userId", "isRead", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_key_key" ON "LedgerEntry"("key");

-- CreateIndex
CREATE INDEX "LedgerEntry_roundId_idx" ON "LedgerEntry"("roundId") WHERE ("roundId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "LedgerPosting_account_createdAt_type_currency_amountMinor_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency", "amountMinor") WHERE (account <> 'house'::text) AND (type = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]));

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RetiredToken" ADD CONSTRAINT "RetiredToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownAddress" ADD CONSTRAINT "KnownAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LaunchToken" ADD CONSTRAINT "LaunchToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LaunchToken" ADD CONSTRAINT "LaunchToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Favorite" ADD CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameVisit" ADD CONSTRAINT "GameVisit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DepositOrder" ADD CONSTRAINT "DepositOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WithdrawOrder" ADD CONSTRAINT "WithdrawOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WelcomeReward" ADD CONSTRAINT "WelcomeReward_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand, to the end: numbers of entries; the ledger's function takes them in the order of commits of a
-- player.
CREATE SEQUENCE ledger_entry_id;

-- The ledger is append-only.
CREATE OR REPLACE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER "LedgerEntry_append_only" BEFORE UPDATE OR DELETE ON "LedgerEntry"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LedgerEntry_no_truncate" BEFORE TRUNCATE ON "LedgerEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LedgerPosting_append_only" BEFORE UPDATE OR DELETE ON "LedgerPosting"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LedgerPosting_no_truncate" BEFORE TRUNCATE ON "LedgerPosting"
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LedgerTag_append_only" BEFORE UPDATE OR DELETE ON "LedgerTag"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LedgerTag_no_truncate" BEFORE TRUNCATE ON "LedgerTag"
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

-- Writes one side row. Its values are JSON; the table's own columns say their types.
-- Returns the number of changed rows.
CREATE OR REPLACE FUNCTION ledger_side_row(side_row jsonb) RETURNS int
LANGUAGE plpgsql SET search_path = public, pg_temp AS $function$
DECLARE
  target CONSTANT text := side_row ->> 'table';
  fields CONSTANT jsonb := coalesce(side_row -> 'insert', side_row -> 'set');
  columns CONSTANT text := (SELECT string_agg(quote_ident(c), ', ') FROM jsonb_object_keys(fields) AS c);
  conditions text;
  row_count int;
BEGIN
  IF side_row ? 'insert' THEN
    EXECUTE format(
      'INSERT INTO %I (%s) SELECT %s FROM jsonb_populate_record(NULL::%I, $1)%s',
      target, columns, columns, target,
      CASE WHEN (side_row ->> 'ifAbsent')::boolean THEN ' ON CONFLICT DO NOTHING' ELSE '' END
    ) USING fields;
  ELSE
    -- `=` or `IS NULL` by value: `IS NOT DISTINCT FROM` uses no index.
    SELECT string_agg(
      format(CASE WHEN w.value = 'null' THEN 't.%1$I IS NULL' ELSE 't.%1$I = w.%1$I' END, w.key), ' AND ')
      INTO conditions FROM jsonb_each(side_row -> 'where') AS w;
    EXECUTE format(
      'UPDATE %1$I AS t SET (%2$s) = ROW(%3$s) FROM jsonb_populate_record(NULL::%1$I, $1) AS s,
         jsonb_populate_record(NULL::%1$I, $2) AS w WHERE %4$s',
      target, columns,
      (SELECT string_agg('s.' || quote_ident(c), ', ') FROM jsonb_object_keys(fields) AS c),
      conditions
    ) USING fields, side_row -> 'where';
  END IF;
  GET DIAGNOSTICS row_count = ROW_COUNT;
  RETURN row_count;
END $function$;

-- Posts a batch of ledger entries, and writes side rows without an entry, in the caller's transaction.
--
-- The items of a batch are numbered from 1; in the arrays of postings, tags and so on `…_item` is the
-- item's number. No two items of a batch share a player, a key or a tag: the caller sees to that, so
-- each item is judged against the tables alone.
--
-- An item is judged in the order of `ledger/port.ts`: replay or conflict by key, mustExist,
-- mustNotExist, the cap, the balance. Only an applied item leaves a trace.
--
-- `locks` are taken first, by a statement of its own: at READ COMMITTED each later statement sees what
-- the last holder of a lock committed. They cover every player and every tag that another post of
-- another connection may touch at the same time.
CREATE OR REPLACE FUNCTION ledger_post(
  locks bigint[],
  -- per item; all NULL for side rows without an entry
  keys text[], kinds text[], hashes text[], users text[], games text[], rounds text[], times timestamp[],
  -- what an item does to a player's balance in one currency: net, lowest and highest running sum
  h_item int[], h_user text[], h_currency text[],
  h_available bigint[], h_available_low bigint[], h_available_high bigint[],
  h_frozen bigint[], h_frozen_low bigint[], h_frozen_high bigint[],
  p_item int[], p_position int[], p_account text[], p_currency text[], p_amount bigint[], p_type text[],
  t_item int[], t_tag text[],
  must_item int[], must_tag text[],
  must_not_item int[], must_not_tag text[],
  -- side rows in order: [{ "item", "table", "insert", "ifAbsent" } or { "item", "table", "set", "where" }]
  side_rows jsonb
) RETURNS TABLE (outcome text, blocked_by text, balances jsonb, changes int[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode = force_generic_plan SET jit = off AS $function$
DECLARE
  -- BALANCE_CAP_MINOR of contract/money.ts
  cap CONSTANT bigint := 999999999999999;
  side_tables CONSTANT text[] := ARRAY[
    'DepositOrder', 'Job', 'KnownAddress', 'Notification', 'PaymentEvent', 'Session', 'WithdrawOrder'
  ];
  items CONSTANT int := coalesce(array_length(keys, 1), 0);
  old_available bigint[];
  old_frozen bigint[];
  old_hashes text[];
  existing text[] := '{}';
  ids bigint[] := array_fill(NULL::bigint, ARRAY[items]);
  verdicts text[] := array_fill('applied'::text, ARRAY[items]);
  blockers text[] := array_fill(NULL::text, ARRAY[items]);
  changed int[] := '{}';
  changed_item int[] := '{}';
  side_row jsonb;
  row_count int;
  i int;
  k int;
BEGIN
  PERFORM pg_advisory_xact_lock(l) FROM unnest(locks) AS l;

  SELECT array_agg(b."availableMinor" ORDER BY h.n), array_agg(b."frozenMinor" ORDER BY h.n)
    INTO old_available, old_frozen
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
    IF coalesce(old_available[k], 0) + h_available_high[k] > cap
      OR coalesce(old_frozen[k], 0) + h_frozen_high[k] > cap THEN
      verdicts[h_item[k]] := 'limit';
    END IF;
  END LOOP;
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
  FOR i IN 1..items LOOP
    IF keys[i] IS NULL THEN
      verdicts[i] := 'written';
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
      ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt")
      SELECT e.* FROM unnest(ids, keys, kinds, hashes, users, games, rounds, times)
        AS e(id, key, kind, hash, usr, game, round, at) WHERE e.id IS NOT NULL;
    INSERT INTO "LedgerPosting"
      ("entryId", "position", "account", "currency", "amountMinor", "type", "createdAt")
      SELECT ids[p.item], p.pos, p.account, p.currency, p.amount, p.type, times[p.item]
        FROM unnest(p_item, p_position, p_account, p_currency, p_amount, p_type)
          AS p(item, pos, account, currency, amount, type) WHERE ids[p.item] IS NOT NULL;
    INSERT INTO "LedgerTag" ("tag", "entryId")
      SELECT t.tag, ids[t.item] FROM unnest(t_item, t_tag) AS t(item, tag)
        WHERE ids[t.item] IS NOT NULL ON CONFLICT DO NOTHING;
    -- Not one INSERT … ON CONFLICT DO UPDATE: its proposed row would violate the checks of the table.
    INSERT INTO "LedgerBalance" ("userId", "currency", "availableMinor", "frozenMinor")
      SELECT h.usr, h.currency, h.available, h.frozen
        FROM unnest(h_item, h_user, h_currency, h_available, h_frozen, old_available)
          AS h(item, usr, currency, available, frozen, old)
        WHERE ids[h.item] IS NOT NULL AND h.old IS NULL;
    UPDATE "LedgerBalance" b
      SET "availableMinor" = b."availableMinor" + h.available,
          "frozenMinor" = b."frozenMinor" + h.frozen
      FROM unnest(h_item, h_user, h_currency, h_available, h_frozen, old_available)
        AS h(item, usr, currency, available, frozen, old)
      WHERE ids[h.item] IS NOT NULL AND h.old IS NOT NULL
        AND b."userId" = h.usr AND b.currency = h.currency;
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
    SELECT v.verdict, v.blocker,
      CASE WHEN v.verdict IN ('applied', 'replayed') THEN (
        SELECT coalesce(
          jsonb_agg(jsonb_build_array(b.currency, b."availableMinor"::text, b."frozenMinor"::text)
            ORDER BY b.currency),
          '[]')
          FROM "LedgerBalance" b WHERE b."userId" = v.usr) END,
      ARRAY(SELECT c.n FROM unnest(changed_item, changed) WITH ORDINALITY AS c(item, n, o)
        WHERE c.item = v.n ORDER BY c.o)
      FROM unnest(verdicts, blockers, users) WITH ORDINALITY AS v(verdict, blocker, usr, n)
      ORDER BY v.n;
END $function$;

-- A serving API changes balances and the journal through the ledger's function alone.
REVOKE INSERT, UPDATE, DELETE ON "LedgerEntry", "LedgerPosting", "LedgerTag", "LedgerBalance"
    FROM fairhall_serving;
REVOKE EXECUTE ON FUNCTION ledger_side_row, ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO fairhall_serving;
