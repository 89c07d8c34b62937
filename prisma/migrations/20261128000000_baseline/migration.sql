CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "nickName" TEXT NOT NULL,
    "phone" TEXT,
    "emailSearch" TEXT NOT NULL,
    "nickNameSearch" TEXT NOT NULL,
    "phoneSearch" TEXT NOT NULL,
    "address" TEXT,
    "country" TEXT,
    "avatar" TEXT,
    "userRole" TEXT NOT NULL DEFAULT 'player',
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "language" TEXT NOT NULL DEFAULT 'en',
    "inviteCode" TEXT,
    "selfExcludedUntil" DATETIME,
    "returnsAt" DATETIME,
    "timeOutUntil" DATETIME,
    "market" TEXT NOT NULL DEFAULT 'open',
    "realityCheckMinutes" INTEGER NOT NULL DEFAULT 0,
    "realityCheckedAt" DATETIME,
    "limitAskedAt" DATETIME,
    "gamesClearedAt" DATETIME,
    "passwordChangedAt" DATETIME,
    "nextSummaryAt" DATETIME,
    "hasLimits" BOOLEAN NOT NULL DEFAULT false,
    "restrictionsVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL
);

CREATE TABLE "PlayerLimit" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "amountMinor" BIGINT,
    "currency" TEXT,
    "carriedSince" DATETIME NOT NULL,
    "setAt" DATETIME NOT NULL,
    "pendingAmountMinor" BIGINT,
    "pendingRemoval" BOOLEAN NOT NULL DEFAULT false,
    "pendingAt" DATETIME,

    PRIMARY KEY ("userId", "kind", "period"),
    CONSTRAINT "PlayerLimit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "LimitChange" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "fromMinor" BIGINT,
    "toMinor" BIGINT,
    "currency" TEXT,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "LimitChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "PlaySession" (
    "userId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "lastBetAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "startedAt"),
    CONSTRAINT "PlaySession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "PlayMonth" (
    "userId" TEXT NOT NULL,
    "month" DATETIME NOT NULL,
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,

    PRIMARY KEY ("userId", "month", "gameId", "currency")
);

CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "endReason" TEXT,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "launchesEndedAt" DATETIME,
    "deviceText" TEXT NOT NULL DEFAULT '',
    "isNewAddress" BOOLEAN NOT NULL DEFAULT false,
    "authenticatedAt" DATETIME,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "RetiredToken" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "sessionId" TEXT NOT NULL,
    "retiredAt" DATETIME NOT NULL,
    CONSTRAINT "RetiredToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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

CREATE TABLE "KnownAddress" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "lastLoginAt" DATETIME NOT NULL,
    CONSTRAINT "KnownAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "SecondFactor" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "totpSecretEnc" TEXT,
    "confirmedAt" DATETIME,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "pendingSecretEnc" TEXT,
    "pendingUntil" DATETIME,
    CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME,
    CONSTRAINT "Passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "LoginChallenge" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "networkHash" TEXT NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "triesLeft" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "LoginChallenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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

CREATE TABLE "Provider" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "origins" TEXT NOT NULL,
    "gameIds" TEXT NOT NULL,
    "roundsOrigin" TEXT,
    "winMultiple" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "offSince" DATETIME,
    "roundsEndedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

CREATE TABLE "Game" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
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
    "providerRating" REAL NOT NULL DEFAULT 0,
    "ratingSum" INTEGER NOT NULL DEFAULT 0,
    "ratingCount" INTEGER NOT NULL DEFAULT 0,
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "isHot" BOOLEAN NOT NULL DEFAULT false,
    "isNew" BOOLEAN NOT NULL DEFAULT false,
    "isRecommended" BOOLEAN NOT NULL DEFAULT false,
    "rtpBasis" INTEGER NOT NULL DEFAULT 0,
    "rulesHash" TEXT,
    "proofUrl" TEXT,
    "freePlay" BOOLEAN NOT NULL DEFAULT false,
    "volatility" TEXT NOT NULL DEFAULT 'medium',
    "volatilityIndex" REAL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

CREATE TABLE "GameReturn" (
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "stakes" REAL NOT NULL,
    "wins" REAL NOT NULL,
    "stakeSquares" REAL NOT NULL,
    "winSquares" REAL NOT NULL,
    "products" REAL NOT NULL,

    PRIMARY KEY ("gameId", "currency")
);

CREATE TABLE "GameDay" (
    "gameId" TEXT NOT NULL,
    "day" DATETIME NOT NULL,
    "rounds" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "day")
);

CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "gameId"),
    CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "GameRating" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "stars" INTEGER NOT NULL CHECK ("stars" BETWEEN 1 AND 5),
    "ratedAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "gameId"),
    CONSTRAINT "GameRating_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "GameVisit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "GameVisit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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
    "accountKey" TEXT NOT NULL,
    "paymentChannel" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT,
    "requestHash" TEXT,
    "reviewState" TEXT NOT NULL DEFAULT 'none',
    "reviewFlags" TEXT NOT NULL DEFAULT '[]',
    "reviewedBy" TEXT,
    "reviewedAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "WithdrawOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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

CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "runAt" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "doneAt" DATETIME
);

CREATE TABLE "WelcomeReward" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "serverSeed" TEXT NOT NULL,
    "walletType" TEXT,
    "amountMinor" BIGINT,
    "drawnAt" DATETIME,
    CONSTRAINT "WelcomeReward_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "LedgerCursor" (
    "kind" TEXT NOT NULL PRIMARY KEY,
    "entryId" BIGINT NOT NULL
);

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

-- By hand: WITHOUT ROWID, here and below, keeps a table in its key's own B-tree instead of two.
CREATE TABLE "LedgerEntry" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "userId" TEXT,
    "gameId" TEXT,
    "roundId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "unstakedMinor" BIGINT
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

-- By hand: a balance is never below zero, and available and frozen together are never above
-- BALANCE_CAP_MINOR (contract/money.ts).
CREATE TABLE "LedgerBalance" (
    "userId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "availableMinor" BIGINT NOT NULL CHECK ("availableMinor" BETWEEN 0 AND 999999999999999),
    "frozenMinor" BIGINT NOT NULL CHECK ("frozenMinor" BETWEEN 0 AND 999999999999999 - "availableMinor"),
    "unstakedMinor" BIGINT NOT NULL DEFAULT 0 CHECK ("unstakedMinor" BETWEEN 0 AND "availableMinor"),

    PRIMARY KEY ("userId", "currency")
) WITHOUT ROWID;

CREATE TABLE "LedgerTag" (
    "tag" TEXT NOT NULL PRIMARY KEY,
    "entryId" BIGINT NOT NULL,
    CONSTRAINT "LedgerTag_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
) WITHOUT ROWID;

CREATE TABLE "LedgerBudget" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "types" TEXT NOT NULL,
    "from" DATETIME NOT NULL,
    "until" DATETIME NOT NULL,
    "currency" TEXT NOT NULL,
    "weights" TEXT NOT NULL,
    "usedMinor" BIGINT NOT NULL,
    "entryId" BIGINT NOT NULL,
    "filledAt" DATETIME NOT NULL
);

CREATE TABLE "LedgerStake" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    "gameId" TEXT NOT NULL,
    "roundId" TEXT NOT NULL,
    "entryId" BIGINT NOT NULL
);

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
    "createdAt" DATETIME NOT NULL,
    "credentialsAt" DATETIME NOT NULL,
    "credentialsBy" TEXT NOT NULL,
    "confirmedAt" DATETIME
);

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

CREATE TABLE "StaffRecoveryCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "staffId" TEXT NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "StaffRecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "StaffUser" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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
    "requestId" TEXT NOT NULL,
    "playerId" TEXT
);

CREATE TABLE "AuditSeal" (
    "number" BIGINT NOT NULL PRIMARY KEY,
    "lastId" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

CREATE TABLE "DailyFigure" (
    "day" DATETIME NOT NULL,
    "currency" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "bets" INTEGER NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,
    "stakeSquares" REAL NOT NULL,

    PRIMARY KEY ("day", "currency", "gameId")
);

CREATE TABLE "DailyPlayer" (
    "day" DATETIME NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("day", "userId")
);

CREATE TABLE "DailyMoney" (
    "day" DATETIME NOT NULL,
    "currency" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,

    PRIMARY KEY ("day", "currency", "kind")
);

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

CREATE TABLE "PlayerNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PlayerNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

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

CREATE TABLE "LedgerCheck" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "full" BOOLEAN NOT NULL,
    "requestedBy" TEXT,
    "startedAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    "breaches" TEXT NOT NULL DEFAULT '[]'
);

CREATE TABLE "SupportTicket" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "SupportTicket_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "SupportMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ticketId" TEXT NOT NULL,
    "staffId" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "SupportMessage_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "SupportTicket" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE INDEX "User_nextSummaryAt_idx" ON "User"("nextSummaryAt");
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");
CREATE INDEX "LimitChange_userId_at_idx" ON "LimitChange"("userId", "at");
CREATE INDEX "PlaySession_userId_lastBetAt_idx" ON "PlaySession"("userId", "lastBetAt");
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");
CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");
CREATE INDEX "Session_userId_createdAt_idx" ON "Session"("userId", "createdAt");
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
CREATE INDEX "RetiredToken_sessionId_idx" ON "RetiredToken"("sessionId");
CREATE INDEX "RetiredToken_retiredAt_idx" ON "RetiredToken"("retiredAt");
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");
CREATE INDEX "PasswordReset_userId_createdAt_idx" ON "PasswordReset"("userId", "createdAt");
CREATE INDEX "PasswordReset_createdAt_idx" ON "PasswordReset"("createdAt");
CREATE INDEX "KnownAddress_userId_lastLoginAt_idx" ON "KnownAddress"("userId", "lastLoginAt");
CREATE INDEX "KnownAddress_lastLoginAt_idx" ON "KnownAddress"("lastLoginAt");
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");
CREATE INDEX "Passkey_userId_createdAt_idx" ON "Passkey"("userId", "createdAt");
CREATE INDEX "LoginChallenge_userId_idx" ON "LoginChallenge"("userId");
CREATE INDEX "LoginChallenge_expiresAt_idx" ON "LoginChallenge"("expiresAt");
CREATE UNIQUE INDEX "LaunchToken_tokenHash_key" ON "LaunchToken"("tokenHash");
CREATE INDEX "LaunchToken_sessionId_idx" ON "LaunchToken"("sessionId");
CREATE INDEX "LaunchToken_expiresAt_idx" ON "LaunchToken"("expiresAt");
CREATE INDEX "GameDay_day_idx" ON "GameDay"("day");
CREATE INDEX "Favorite_userId_createdAt_idx" ON "Favorite"("userId", "createdAt");
CREATE INDEX "GameVisit_userId_createdAt_idx" ON "GameVisit"("userId", "createdAt");
CREATE INDEX "GameVisit_userId_gameId_createdAt_idx" ON "GameVisit"("userId", "gameId", "createdAt");
CREATE UNIQUE INDEX "DepositOrder_platOrderNum_key" ON "DepositOrder"("platOrderNum");
CREATE INDEX "DepositOrder_userId_createdAt_idx" ON "DepositOrder"("userId", "createdAt");
CREATE INDEX "DepositOrder_createdAt_idx" ON "DepositOrder"("createdAt");
CREATE INDEX "DepositOrder_expiresAt_idx" ON "DepositOrder"("expiresAt") WHERE "status" = 1;
CREATE INDEX "DepositOrder_userId_idx" ON "DepositOrder"("userId") WHERE "status" = 1;
CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey") WHERE "idempotencyKey" IS NOT NULL;
CREATE UNIQUE INDEX "WithdrawOrder_orderNum_key" ON "WithdrawOrder"("orderNum");
CREATE UNIQUE INDEX "WithdrawOrder_platOrderNum_key" ON "WithdrawOrder"("platOrderNum");
CREATE INDEX "WithdrawOrder_userId_createdAt_idx" ON "WithdrawOrder"("userId", "createdAt");
CREATE INDEX "WithdrawOrder_userId_status_createdAt_idx" ON "WithdrawOrder"("userId", "status", "createdAt");
CREATE INDEX "WithdrawOrder_status_updatedAt_idx" ON "WithdrawOrder"("status", "updatedAt");
CREATE INDEX "WithdrawOrder_accountKey_idx" ON "WithdrawOrder"("accountKey");
CREATE INDEX "WithdrawOrder_reviewState_createdAt_idx" ON "WithdrawOrder"("reviewState", "createdAt");
CREATE INDEX "WithdrawOrder_createdAt_idx" ON "WithdrawOrder"("createdAt");
CREATE UNIQUE INDEX "WithdrawOrder_userId_idempotencyKey_key" ON "WithdrawOrder"("userId", "idempotencyKey");
CREATE INDEX "PaymentEvent_outTradeNo_idx" ON "PaymentEvent"("outTradeNo");
CREATE INDEX "Job_doneAt_runAt_idx" ON "Job"("doneAt", "runAt");
CREATE INDEX "Job_subject_idx" ON "Job"("subject");
CREATE UNIQUE INDEX "Job_kind_subject_key" ON "Job"("kind", "subject");
CREATE INDEX "Notification_userId_isRead_createdAt_idx" ON "Notification"("userId", "isRead", "createdAt");
CREATE UNIQUE INDEX "LedgerEntry_key_key" ON "LedgerEntry"("key");
CREATE INDEX "LedgerEntry_roundId_idx" ON "LedgerEntry"("roundId") WHERE "roundId" IS NOT NULL;
CREATE INDEX "LedgerEntry_userId_createdAt_idx" ON "LedgerEntry"("userId", "createdAt") WHERE "kind" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone');
CREATE INDEX "LedgerPosting_account_createdAt_type_currency_amountMinor_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency", "amountMinor") WHERE "type" IN ('bet', 'win', 'rollback');
CREATE INDEX "LedgerBudget_until_idx" ON "LedgerBudget"("until");
CREATE UNIQUE INDEX "StaffUser_email_key" ON "StaffUser"("email");
CREATE UNIQUE INDEX "StaffSession_tokenHash_key" ON "StaffSession"("tokenHash");
CREATE INDEX "StaffSession_staffId_networkHash_createdAt_idx" ON "StaffSession"("staffId", "networkHash", "createdAt");
CREATE INDEX "StaffSession_expiresAt_idx" ON "StaffSession"("expiresAt");
CREATE INDEX "StaffRecoveryCode_staffId_idx" ON "StaffRecoveryCode"("staffId");
CREATE INDEX "AuditEntry_subjectKind_subjectId_id_idx" ON "AuditEntry"("subjectKind", "subjectId", "id");
CREATE INDEX "AuditEntry_playerId_id_idx" ON "AuditEntry"("playerId", "id");
CREATE INDEX "AuditEntry_staffId_id_idx" ON "AuditEntry"("staffId", "id");
CREATE UNIQUE INDEX "AuditSeal_lastId_key" ON "AuditSeal"("lastId");
CREATE INDEX "PlayerNote_userId_createdAt_idx" ON "PlayerNote"("userId", "createdAt");
CREATE INDEX "Adjustment_userId_requestedAt_idx" ON "Adjustment"("userId", "requestedAt");
CREATE INDEX "Adjustment_state_requestedAt_idx" ON "Adjustment"("state", "requestedAt");
CREATE UNIQUE INDEX "Adjustment_requestedBy_idempotencyKey_key" ON "Adjustment"("requestedBy", "idempotencyKey");
CREATE INDEX "LedgerCheck_startedAt_idx" ON "LedgerCheck"("startedAt");
CREATE INDEX "SupportTicket_state_updatedAt_idx" ON "SupportTicket"("state", "updatedAt");
CREATE INDEX "SupportTicket_userId_createdAt_idx" ON "SupportTicket"("userId", "createdAt");
CREATE INDEX "SupportMessage_ticketId_createdAt_idx" ON "SupportMessage"("ticketId", "createdAt");

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

-- The history of limits is append-only.
CREATE TRIGGER "LimitChange_no_delete" BEFORE DELETE ON "LimitChange" BEGIN
    SELECT RAISE(ABORT, 'LimitChange is append-only');
END;

CREATE TRIGGER "LimitChange_no_replace" BEFORE INSERT ON "LimitChange"
WHEN EXISTS (SELECT 1 FROM "LimitChange" WHERE "id" = NEW."id") BEGIN
    SELECT RAISE(ABORT, 'LimitChange is append-only');
END;

CREATE TRIGGER "LimitChange_no_update" BEFORE UPDATE ON "LimitChange" BEGIN
    SELECT RAISE(ABORT, 'LimitChange is append-only');
END;

-- What staff did is append-only, and so are the seals.
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
