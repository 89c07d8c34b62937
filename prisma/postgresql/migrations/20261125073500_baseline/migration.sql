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

-- A serving API changes balances and the journal through the ledger's function alone.
REVOKE INSERT, UPDATE, DELETE ON "LedgerEntry", "LedgerPosting", "LedgerTag", "LedgerBalance"
    FROM fairhall_serving;
