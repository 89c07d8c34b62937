-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
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
    "selfExcludedUntil" DATETIME,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "endReason" TEXT,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LaunchToken" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "LaunchToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LaunchToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Game" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
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
    "rating" REAL NOT NULL DEFAULT 0,
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "isHot" BOOLEAN NOT NULL DEFAULT false,
    "isNew" BOOLEAN NOT NULL DEFAULT false,
    "isRecommended" BOOLEAN NOT NULL DEFAULT false,
    "rtpBasis" INTEGER NOT NULL DEFAULT 0,
    "volatility" TEXT NOT NULL DEFAULT 'medium',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "gameId"),
    CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GameVisit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "GameVisit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DepositOrder" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "outTradeNo" TEXT NOT NULL,
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
    "expiresAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "DepositOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WithdrawOrder" (
    "id" TEXT NOT NULL PRIMARY KEY,
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
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "WithdrawOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "eventId" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "outTradeNo" TEXT NOT NULL,
    "platOrderNum" TEXT NOT NULL,
    "amount" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    "receivedAt" DATETIME NOT NULL,
    "outcome" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "params" TEXT NOT NULL DEFAULT '{}',
    "link" TEXT,
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
-- By hand: WITHOUT ROWID, here and below, keeps a table in its key's own B-tree instead of two.
CREATE TABLE "LedgerEntry" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "userId" TEXT,
    "gameId" TEXT,
    "roundId" TEXT,
    "createdAt" DATETIME NOT NULL
) WITHOUT ROWID;

-- CreateTable
-- By hand: a posting moves something.
CREATE TABLE "LedgerPosting" (
    "entryId" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL CHECK ("amountMinor" <> 0),
    "type" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("entryId", "position"),
    CONSTRAINT "LedgerPosting_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateTable
-- By hand: nobody holds less than nothing or more than BALANCE_CAP_MINOR (contract/money.ts).
CREATE TABLE "LedgerBalance" (
    "userId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "availableMinor" BIGINT NOT NULL CHECK ("availableMinor" BETWEEN 0 AND 999999999999999),
    "frozenMinor" BIGINT NOT NULL CHECK ("frozenMinor" BETWEEN 0 AND 999999999999999),

    PRIMARY KEY ("userId", "currency")
) WITHOUT ROWID;

-- CreateTable
CREATE TABLE "LedgerMark" (
    "mark" TEXT NOT NULL PRIMARY KEY,
    "entryId" BIGINT NOT NULL,
    CONSTRAINT "LedgerMark_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
) WITHOUT ROWID;

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "LaunchToken_tokenHash_key" ON "LaunchToken"("tokenHash");

-- CreateIndex
CREATE INDEX "LaunchToken_sessionId_idx" ON "LaunchToken"("sessionId");

-- CreateIndex
CREATE INDEX "Favorite_userId_createdAt_idx" ON "Favorite"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "GameVisit_userId_createdAt_idx" ON "GameVisit"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "GameVisit_userId_gameId_createdAt_idx" ON "GameVisit"("userId", "gameId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_outTradeNo_key" ON "DepositOrder"("outTradeNo");

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_platOrderNum_key" ON "DepositOrder"("platOrderNum");

-- CreateIndex
CREATE INDEX "DepositOrder_userId_createdAt_idx" ON "DepositOrder"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "DepositOrder_userId_status_createdAt_idx" ON "DepositOrder"("userId", "status", "createdAt");

-- CreateIndex
CREATE INDEX "DepositOrder_status_expiresAt_idx" ON "DepositOrder"("status", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey");

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
CREATE INDEX "PaymentEvent_outTradeNo_idx" ON "PaymentEvent"("outTradeNo");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Notification_userId_isRead_createdAt_idx" ON "Notification"("userId", "isRead", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_key_key" ON "LedgerEntry"("key");

-- CreateIndex
CREATE INDEX "LedgerEntry_roundId_idx" ON "LedgerEntry"("roundId");

-- CreateIndex
CREATE INDEX "LedgerPosting_account_createdAt_type_currency_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency");

-- By hand: what the ledger wrote stays as it was written; a correction is a new entry.
CREATE TRIGGER "LedgerEntry_no_update" BEFORE UPDATE ON "LedgerEntry" BEGIN
    SELECT RAISE(ABORT, 'LedgerEntry is append-only');
END;

CREATE TRIGGER "LedgerEntry_no_delete" BEFORE DELETE ON "LedgerEntry" BEGIN
    SELECT RAISE(ABORT, 'LedgerEntry is append-only');
END;

CREATE TRIGGER "LedgerPosting_no_update" BEFORE UPDATE ON "LedgerPosting" BEGIN
    SELECT RAISE(ABORT, 'LedgerPosting is append-only');
END;

CREATE TRIGGER "LedgerPosting_no_delete" BEFORE DELETE ON "LedgerPosting" BEGIN
    SELECT RAISE(ABORT, 'LedgerPosting is append-only');
END;

CREATE TRIGGER "LedgerMark_no_update" BEFORE UPDATE ON "LedgerMark" BEGIN
    SELECT RAISE(ABORT, 'LedgerMark is append-only');
END;

CREATE TRIGGER "LedgerMark_no_delete" BEFORE DELETE ON "LedgerMark" BEGIN
    SELECT RAISE(ABORT, 'LedgerMark is append-only');
END;
