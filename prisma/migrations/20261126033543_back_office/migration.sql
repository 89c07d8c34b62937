-- AlterTable
ALTER TABLE "User" ADD COLUMN "passwordChangedAt" DATETIME;

-- AlterTable
ALTER TABLE "Game" ADD COLUMN "volatilityIndex" REAL;

-- CreateTable
CREATE TABLE "StaffUser" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "totpSecretEnc" TEXT,
    "totpConfirmedAt" DATETIME,
    "totpLastStep" INTEGER NOT NULL DEFAULT 0,
    "pendingSecretEnc" TEXT,
    "pendingUntil" DATETIME,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "StaffSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "networkHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "StaffSession_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "StaffUser" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StaffRecoveryCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "StaffRecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "StaffUser" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    "staffId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subjectKind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "beforeJson" TEXT NOT NULL DEFAULT '{}',
    "afterJson" TEXT NOT NULL DEFAULT '{}',
    "requestId" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "AuditSeal" (
    "number" BIGINT NOT NULL PRIMARY KEY,
    "lastId" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DailyFigure" (
    "day" DATETIME NOT NULL,
    "currency" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "bets" INTEGER NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,

    PRIMARY KEY ("day", "currency", "gameId")
);

-- CreateTable
CREATE TABLE "DailyPlayer" (
    "day" DATETIME NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("day", "userId")
);

-- CreateTable
CREATE TABLE "DailyMoney" (
    "day" DATETIME NOT NULL,
    "currency" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,

    PRIMARY KEY ("day", "currency", "kind")
);

-- CreateTable
CREATE TABLE "GameOverride" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "enabled" BOOLEAN,
    "gameLabel" TEXT,
    "gameSort" INTEGER,
    "isHot" BOOLEAN,
    "isNew" BOOLEAN,
    "isRecommended" BOOLEAN,
    "updatedBy" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "PlayerNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PlayerNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Adjustment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "requestedBy" TEXT NOT NULL,
    "requestedAt" DATETIME NOT NULL,
    "reviewedBy" TEXT,
    "reviewedAt" DATETIME,
    "reviewNote" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT,
    "requestHash" TEXT,
    CONSTRAINT "Adjustment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LedgerCheck" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "full" BOOLEAN NOT NULL,
    "requestedBy" TEXT,
    "startedAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    "breaches" TEXT NOT NULL DEFAULT '[]'
);

-- CreateTable
CREATE TABLE "SupportTicket" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "SupportTicket_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SupportMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ticketId" TEXT NOT NULL,
    "staffId" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "SupportMessage_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "SupportTicket" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- By hand, in place of a copy of the table: constant defaults need none.
ALTER TABLE "WithdrawOrder" ADD COLUMN "reviewState" TEXT NOT NULL DEFAULT 'none';
ALTER TABLE "WithdrawOrder" ADD COLUMN "reviewFlags" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "WithdrawOrder" ADD COLUMN "reviewedBy" TEXT;
ALTER TABLE "WithdrawOrder" ADD COLUMN "reviewedAt" DATETIME;
ALTER TABLE "WithdrawOrder" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "WithdrawOrder_bankAccount_idx" ON "WithdrawOrder"("bankAccount");

-- CreateIndex
CREATE INDEX "WithdrawOrder_reviewState_createdAt_idx" ON "WithdrawOrder"("reviewState", "createdAt");

-- CreateIndex
CREATE INDEX "WithdrawOrder_createdAt_idx" ON "WithdrawOrder"("createdAt");

-- CreateIndex
CREATE INDEX "DepositOrder_createdAt_idx" ON "DepositOrder"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "StaffUser_email_key" ON "StaffUser"("email");

-- CreateIndex
CREATE UNIQUE INDEX "StaffSession_tokenHash_key" ON "StaffSession"("tokenHash");

-- CreateIndex
CREATE INDEX "StaffSession_staffId_networkHash_createdAt_idx" ON "StaffSession"("staffId", "networkHash", "createdAt");

-- CreateIndex
CREATE INDEX "StaffSession_expiresAt_idx" ON "StaffSession"("expiresAt");

-- CreateIndex
CREATE INDEX "StaffRecoveryCode_staffId_idx" ON "StaffRecoveryCode"("staffId");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectKind_subjectId_id_idx" ON "AuditEntry"("subjectKind", "subjectId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_staffId_id_idx" ON "AuditEntry"("staffId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AuditSeal_lastId_key" ON "AuditSeal"("lastId");

-- CreateIndex
CREATE INDEX "PlayerNote_userId_createdAt_idx" ON "PlayerNote"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Adjustment_userId_requestedAt_idx" ON "Adjustment"("userId", "requestedAt");

-- CreateIndex
CREATE INDEX "Adjustment_state_requestedAt_idx" ON "Adjustment"("state", "requestedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Adjustment_requestedBy_idempotencyKey_key" ON "Adjustment"("requestedBy", "idempotencyKey");

-- CreateIndex
CREATE INDEX "LedgerCheck_startedAt_idx" ON "LedgerCheck"("startedAt");

-- CreateIndex
CREATE INDEX "SupportTicket_state_updatedAt_idx" ON "SupportTicket"("state", "updatedAt");

-- CreateIndex
CREATE INDEX "SupportTicket_userId_createdAt_idx" ON "SupportTicket"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "SupportMessage_ticketId_createdAt_idx" ON "SupportMessage"("ticketId", "createdAt");

-- CreateIndex
CREATE INDEX "PaymentEvent_outTradeNo_idx" ON "PaymentEvent"("outTradeNo");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- By hand: what staff did is append-only, and so are the seals.
CREATE TRIGGER "AuditEntry_no_delete" BEFORE DELETE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;

CREATE TRIGGER "AuditEntry_no_replace" BEFORE INSERT ON "AuditEntry"
WHEN EXISTS (SELECT 1 FROM "AuditEntry" WHERE "id" = NEW."id") BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;

CREATE TRIGGER "AuditEntry_no_update" BEFORE UPDATE ON "AuditEntry" BEGIN
    SELECT RAISE(ABORT, 'AuditEntry is append-only');
END;

CREATE TRIGGER "AuditSeal_no_delete" BEFORE DELETE ON "AuditSeal" BEGIN
    SELECT RAISE(ABORT, 'AuditSeal is append-only');
END;

CREATE TRIGGER "AuditSeal_no_replace" BEFORE INSERT ON "AuditSeal"
WHEN EXISTS (SELECT 1 FROM "AuditSeal" WHERE "number" = NEW."number") BEGIN
    SELECT RAISE(ABORT, 'AuditSeal is append-only');
END;

CREATE TRIGGER "AuditSeal_no_update" BEFORE UPDATE ON "AuditSeal" BEGIN
    SELECT RAISE(ABORT, 'AuditSeal is append-only');
END;
