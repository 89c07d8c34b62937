CREATE TABLE "DepositOrder" (
    "outTradeNo" TEXT NOT NULL PRIMARY KEY,
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
    "expiresAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "DepositOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "gameId"),
    CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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

CREATE TABLE "GameVisit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "GameVisit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "runAt" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "doneAt" DATETIME
);

CREATE TABLE "KnownAddress" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "lastLoginAt" DATETIME NOT NULL,
    CONSTRAINT "KnownAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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

-- By hand: a balance is never below zero or above BALANCE_CAP_MINOR (contract/money.ts).
CREATE TABLE "LedgerBalance" (
    "userId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "availableMinor" BIGINT NOT NULL CHECK ("availableMinor" BETWEEN 0 AND 999999999999999),
    "frozenMinor" BIGINT NOT NULL CHECK ("frozenMinor" BETWEEN 0 AND 999999999999999),

    PRIMARY KEY ("userId", "currency")
) WITHOUT ROWID;

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

CREATE TABLE "LedgerTag" (
    "tag" TEXT NOT NULL PRIMARY KEY,
    "entryId" BIGINT NOT NULL,
    CONSTRAINT "LedgerTag_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
) WITHOUT ROWID;

-- By hand: a posting is never zero.
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

CREATE TABLE "PasswordReset" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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
) WITHOUT ROWID;

CREATE TABLE "RetiredToken" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "sessionId" TEXT NOT NULL,
    "retiredAt" DATETIME NOT NULL,
    CONSTRAINT "RetiredToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "endReason" TEXT, "remember" BOOLEAN NOT NULL DEFAULT false, "launchesEndedAt" DATETIME,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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
, "gamesClearedAt" DATETIME);

CREATE TABLE "WelcomeReward" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "serverSeed" TEXT NOT NULL,
    "walletType" TEXT,
    "amountMinor" BIGINT,
    "drawnAt" DATETIME,
    CONSTRAINT "WelcomeReward_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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

CREATE INDEX "DepositOrder_expiresAt_idx" ON "DepositOrder"("expiresAt") WHERE "status" = 1;

CREATE UNIQUE INDEX "DepositOrder_platOrderNum_key" ON "DepositOrder"("platOrderNum");

CREATE INDEX "DepositOrder_userId_createdAt_idx" ON "DepositOrder"("userId", "createdAt");

CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey") WHERE "idempotencyKey" IS NOT NULL;

CREATE INDEX "Favorite_userId_createdAt_idx" ON "Favorite"("userId", "createdAt");

CREATE INDEX "GameVisit_userId_createdAt_idx" ON "GameVisit"("userId", "createdAt");

CREATE INDEX "GameVisit_userId_gameId_createdAt_idx" ON "GameVisit"("userId", "gameId", "createdAt");

CREATE INDEX "Job_doneAt_runAt_idx" ON "Job"("doneAt", "runAt");

CREATE UNIQUE INDEX "Job_kind_subject_key" ON "Job"("kind", "subject");

CREATE INDEX "Job_subject_idx" ON "Job"("subject");

CREATE INDEX "KnownAddress_lastLoginAt_idx" ON "KnownAddress"("lastLoginAt");

CREATE INDEX "KnownAddress_userId_lastLoginAt_idx" ON "KnownAddress"("userId", "lastLoginAt");

CREATE INDEX "LaunchToken_sessionId_idx" ON "LaunchToken"("sessionId");

CREATE UNIQUE INDEX "LaunchToken_tokenHash_key" ON "LaunchToken"("tokenHash");

CREATE UNIQUE INDEX "LedgerEntry_key_key" ON "LedgerEntry"("key");

CREATE INDEX "LedgerEntry_roundId_idx" ON "LedgerEntry"("roundId") WHERE "roundId" IS NOT NULL;

CREATE INDEX "LedgerPosting_account_createdAt_type_currency_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency") WHERE "type" IN ('bet', 'win', 'rollback');

CREATE INDEX "Notification_userId_isRead_createdAt_idx" ON "Notification"("userId", "isRead", "createdAt");

CREATE INDEX "PasswordReset_createdAt_idx" ON "PasswordReset"("createdAt");

CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

CREATE INDEX "PasswordReset_userId_createdAt_idx" ON "PasswordReset"("userId", "createdAt");

CREATE INDEX "RetiredToken_retiredAt_idx" ON "RetiredToken"("retiredAt");

CREATE INDEX "RetiredToken_sessionId_idx" ON "RetiredToken"("sessionId");

CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");

CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

CREATE UNIQUE INDEX "WithdrawOrder_orderNum_key" ON "WithdrawOrder"("orderNum");

CREATE UNIQUE INDEX "WithdrawOrder_platOrderNum_key" ON "WithdrawOrder"("platOrderNum");

CREATE INDEX "WithdrawOrder_status_updatedAt_idx" ON "WithdrawOrder"("status", "updatedAt");

CREATE INDEX "WithdrawOrder_userId_createdAt_idx" ON "WithdrawOrder"("userId", "createdAt");

CREATE UNIQUE INDEX "WithdrawOrder_userId_idempotencyKey_key" ON "WithdrawOrder"("userId", "idempotencyKey");

CREATE INDEX "WithdrawOrder_userId_status_createdAt_idx" ON "WithdrawOrder"("userId", "status", "createdAt");

-- By hand, to the end: the ledger is append-only. INSERT OR REPLACE deletes the row in its way without
-- asking the delete triggers, so a trigger of its own refuses it; a tag that exists stays as it is.
CREATE TRIGGER "LedgerEntry_no_delete" BEFORE DELETE ON "LedgerEntry" BEGIN
    SELECT RAISE(ABORT, 'LedgerEntry is append-only');
END;

CREATE TRIGGER "LedgerEntry_no_replace" BEFORE INSERT ON "LedgerEntry"
WHEN EXISTS (SELECT 1 FROM "LedgerEntry" WHERE "id" = NEW."id")
    OR EXISTS (SELECT 1 FROM "LedgerEntry" WHERE "key" = NEW."key") BEGIN
    SELECT RAISE(ABORT, 'LedgerEntry is append-only');
END;

CREATE TRIGGER "LedgerEntry_no_update" BEFORE UPDATE ON "LedgerEntry" BEGIN
    SELECT RAISE(ABORT, 'LedgerEntry is append-only');
END;

CREATE TRIGGER "LedgerTag_no_delete" BEFORE DELETE ON "LedgerTag" BEGIN
    SELECT RAISE(ABORT, 'LedgerTag is append-only');
END;

CREATE TRIGGER "LedgerTag_no_replace" BEFORE INSERT ON "LedgerTag"
WHEN EXISTS (SELECT 1 FROM "LedgerTag" WHERE "tag" = NEW."tag") BEGIN
    SELECT RAISE(IGNORE);
END;

CREATE TRIGGER "LedgerTag_no_update" BEFORE UPDATE ON "LedgerTag" BEGIN
    SELECT RAISE(ABORT, 'LedgerTag is append-only');
END;

CREATE TRIGGER "LedgerPosting_no_delete" BEFORE DELETE ON "LedgerPosting" BEGIN
    SELECT RAISE(ABORT, 'LedgerPosting is append-only');
END;

CREATE TRIGGER "LedgerPosting_no_replace" BEFORE INSERT ON "LedgerPosting"
WHEN EXISTS (
    SELECT 1 FROM "LedgerPosting" WHERE "entryId" = NEW."entryId" AND "position" = NEW."position"
) BEGIN
    SELECT RAISE(ABORT, 'LedgerPosting is append-only');
END;

CREATE TRIGGER "LedgerPosting_no_update" BEFORE UPDATE ON "LedgerPosting" BEGIN
    SELECT RAISE(ABORT, 'LedgerPosting is append-only');
END;
