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

CREATE TABLE "User" (
    "id" TEXT NOT NULL,
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
    "selfExcludedUntil" TIMESTAMP(3),
    "returnsAt" TIMESTAMP(3),
    "timeOutUntil" TIMESTAMP(3),
    "market" TEXT NOT NULL DEFAULT 'open',
    "realityCheckMinutes" INTEGER NOT NULL DEFAULT 0,
    "realityCheckedAt" TIMESTAMP(3),
    "limitAskedAt" TIMESTAMP(3),
    "gamesClearedAt" TIMESTAMP(3),
    "passwordChangedAt" TIMESTAMP(3),
    "nextSummaryAt" TIMESTAMP(3),
    "hasLimits" BOOLEAN NOT NULL DEFAULT false,
    "restrictionsVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PlayerLimit" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "amountMinor" BIGINT,
    "currency" TEXT,
    "carriedSince" TIMESTAMP(3) NOT NULL,
    "setAt" TIMESTAMP(3) NOT NULL,
    "pendingAmountMinor" BIGINT,
    "pendingRemoval" BOOLEAN NOT NULL DEFAULT false,
    "pendingAt" TIMESTAMP(3),

    CONSTRAINT "PlayerLimit_pkey" PRIMARY KEY ("userId","kind","period")
);

CREATE TABLE "LimitChange" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "fromMinor" BIGINT,
    "toMinor" BIGINT,
    "currency" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LimitChange_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PlaySession" (
    "userId" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "lastBetAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PlaySession_pkey" PRIMARY KEY ("userId","startedAt")
);

CREATE TABLE "PlayMonth" (
    "userId" TEXT NOT NULL,
    "month" TIMESTAMP(3) NOT NULL,
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,

    CONSTRAINT "PlayMonth_pkey" PRIMARY KEY ("userId","month","gameId","currency")
);

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
    "deviceText" TEXT NOT NULL DEFAULT '',
    "isNewAddress" BOOLEAN NOT NULL DEFAULT false,
    "authenticatedAt" TIMESTAMP(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "RetiredToken" (
    "tokenHash" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "retiredAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RetiredToken_pkey" PRIMARY KEY ("tokenHash")
);

CREATE TABLE "PasswordReset" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "KnownAddress" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "lastLoginAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "KnownAddress_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "SecondFactor" (
    "userId" TEXT NOT NULL,
    "totpSecretEnc" TEXT,
    "confirmedAt" TIMESTAMP(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "pendingSecretEnc" TEXT,
    "pendingUntil" TIMESTAMP(3),

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "LoginChallenge" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "networkHash" TEXT NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "triesLeft" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "LoginChallenge_pkey" PRIMARY KEY ("id")
);

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
    "providerRating" DOUBLE PRECISION NOT NULL DEFAULT 0,
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
    "volatilityIndex" DOUBLE PRECISION,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("gameId")
);

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

CREATE TABLE "GameDay" (
    "gameId" TEXT NOT NULL,
    "day" TIMESTAMP(3) NOT NULL,
    "rounds" INTEGER NOT NULL,

    CONSTRAINT "GameDay_pkey" PRIMARY KEY ("gameId","day")
);

CREATE TABLE "Favorite" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Favorite_pkey" PRIMARY KEY ("userId","gameId")
);

CREATE TABLE "GameRating" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "stars" INTEGER NOT NULL CHECK ("stars" BETWEEN 1 AND 5),
    "ratedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameRating_pkey" PRIMARY KEY ("userId","gameId")
);

CREATE TABLE "GameVisit" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameVisit_pkey" PRIMARY KEY ("id")
);

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
    "accountKey" TEXT NOT NULL,
    "paymentChannel" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT,
    "requestHash" TEXT,
    "reviewState" TEXT NOT NULL DEFAULT 'none',
    "reviewFlags" TEXT NOT NULL DEFAULT '[]',
    "reviewedBy" TEXT,
    "reviewedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WithdrawOrder_pkey" PRIMARY KEY ("id")
);

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

CREATE TABLE "Job" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "runAt" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "WelcomeReward" (
    "userId" TEXT NOT NULL,
    "serverSeed" TEXT NOT NULL,
    "walletType" TEXT,
    "amountMinor" BIGINT,
    "drawnAt" TIMESTAMP(3),

    CONSTRAINT "WelcomeReward_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "LedgerCursor" (
    "kind" TEXT NOT NULL,
    "entryId" BIGINT NOT NULL,

    CONSTRAINT "LedgerCursor_pkey" PRIMARY KEY ("kind")
);

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

CREATE TABLE "LedgerEntry" (
    "id" BIGINT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "userId" TEXT,
    "gameId" TEXT,
    "roundId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "unstakedMinor" BIGINT,

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

-- By hand: a balance is never below zero, and available and frozen together are never above
-- BALANCE_CAP_MINOR (contract/money.ts). Half of a page
-- stays free, so that a change of a balance touches no index.
CREATE TABLE "LedgerBalance" (
    "userId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "availableMinor" BIGINT NOT NULL CHECK ("availableMinor" BETWEEN 0 AND 999999999999999),
    "frozenMinor" BIGINT NOT NULL CHECK ("frozenMinor" BETWEEN 0 AND 999999999999999 - "availableMinor"),
    "unstakedMinor" BIGINT NOT NULL DEFAULT 0 CHECK ("unstakedMinor" BETWEEN 0 AND "availableMinor"),

    CONSTRAINT "LedgerBalance_pkey" PRIMARY KEY ("userId","currency")
) WITH (fillfactor = 50);

CREATE TABLE "LedgerTag" (
    "tag" TEXT NOT NULL,
    "entryId" BIGINT NOT NULL,

    CONSTRAINT "LedgerTag_pkey" PRIMARY KEY ("tag")
);

CREATE TABLE "LedgerBudget" (
    "key" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "types" TEXT NOT NULL,
    "from" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,
    "currency" TEXT NOT NULL,
    "weights" TEXT NOT NULL,
    "usedMinor" BIGINT NOT NULL,
    "entryId" BIGINT NOT NULL,
    "filledAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LedgerBudget_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "LedgerStake" (
    "userId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "gameId" TEXT NOT NULL,
    "roundId" TEXT NOT NULL,
    "entryId" BIGINT NOT NULL,

    CONSTRAINT "LedgerStake_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "StaffUser" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "totpSecretEnc" TEXT,
    "totpConfirmedAt" TIMESTAMP(3),
    "totpLastStep" INTEGER NOT NULL DEFAULT 0,
    "pendingSecretEnc" TEXT,
    "pendingUntil" TIMESTAMP(3),
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "credentialsAt" TIMESTAMP(3) NOT NULL,
    "credentialsBy" TEXT NOT NULL,
    "confirmedAt" TIMESTAMP(3),

    CONSTRAINT "StaffUser_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "StaffSession" (
    "id" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "networkHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "StaffSession_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "StaffRecoveryCode" (
    "hash" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "StaffRecoveryCode_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "staffId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subjectKind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "beforeJson" TEXT NOT NULL DEFAULT '{}',
    "afterJson" TEXT NOT NULL DEFAULT '{}',
    "requestId" TEXT NOT NULL,
    "playerId" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "AuditSeal" (
    "number" BIGINT NOT NULL,
    "lastId" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY ("number")
);

CREATE TABLE "DailyFigure" (
    "day" TIMESTAMP(3) NOT NULL,
    "currency" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "bets" INTEGER NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,
    "stakeSquares" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "DailyFigure_pkey" PRIMARY KEY ("day","currency","gameId")
);

CREATE TABLE "DailyPlayer" (
    "day" TIMESTAMP(3) NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "DailyPlayer_pkey" PRIMARY KEY ("day","userId")
);

CREATE TABLE "DailyMoney" (
    "day" TIMESTAMP(3) NOT NULL,
    "currency" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "amountMinor" BIGINT NOT NULL,

    CONSTRAINT "DailyMoney_pkey" PRIMARY KEY ("day","currency","kind")
);

CREATE TABLE "GameOverride" (
    "gameId" TEXT NOT NULL,
    "enabled" BOOLEAN,
    "gameLabel" TEXT,
    "gameSort" INTEGER,
    "isHot" BOOLEAN,
    "isNew" BOOLEAN,
    "isRecommended" BOOLEAN,
    "updatedBy" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GameOverride_pkey" PRIMARY KEY ("gameId")
);

CREATE TABLE "PlayerNote" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PlayerNote_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Adjustment" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "walletType" TEXT NOT NULL,
    "amountMinor" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "requestedBy" TEXT NOT NULL,
    "requestedAt" TIMESTAMP(3) NOT NULL,
    "reviewedBy" TEXT,
    "reviewedAt" TIMESTAMP(3),
    "reviewNote" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT,
    "requestHash" TEXT,

    CONSTRAINT "Adjustment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "LedgerCheck" (
    "id" TEXT NOT NULL,
    "full" BOOLEAN NOT NULL,
    "requestedBy" TEXT,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "breaches" TEXT NOT NULL DEFAULT '[]',

    CONSTRAINT "LedgerCheck_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SupportTicket" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SupportTicket_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SupportMessage" (
    "id" TEXT NOT NULL,
    "ticketId" TEXT NOT NULL,
    "staffId" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SupportMessage_pkey" PRIMARY KEY ("id")
);

-- By hand: UNLOGGED. A login writes it, and a crash may lose it.
CREATE UNLOGGED TABLE "BackoffCounter" (
    "key" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BackoffCounter_pkey" PRIMARY KEY ("key")
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
CREATE INDEX "DepositOrder_expiresAt_idx" ON "DepositOrder"("expiresAt") WHERE ("status" = 1);
CREATE INDEX "DepositOrder_userId_idx" ON "DepositOrder"("userId") WHERE ("status" = 1);
CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey") WHERE ("idempotencyKey" IS NOT NULL);
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
CREATE INDEX "LedgerEntry_roundId_idx" ON "LedgerEntry"("roundId") WHERE ("roundId" IS NOT NULL);
CREATE INDEX "LedgerEntry_userId_createdAt_idx" ON "LedgerEntry"("userId", "createdAt") WHERE (kind <> ALL (ARRAY['bet'::text, 'win'::text, 'play'::text, 'rollback'::text, 'tombstone'::text]));
CREATE INDEX "LedgerPosting_account_createdAt_type_currency_amountMinor_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency", "amountMinor") WHERE (account <> 'house'::text) AND (type = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]));
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
CREATE INDEX "BackoffCounter_lastAt_idx" ON "BackoffCounter"("lastAt");

ALTER TABLE "PlayerLimit" ADD CONSTRAINT "PlayerLimit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LimitChange" ADD CONSTRAINT "LimitChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PlaySession" ADD CONSTRAINT "PlaySession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RetiredToken" ADD CONSTRAINT "RetiredToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "KnownAddress" ADD CONSTRAINT "KnownAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LoginChallenge" ADD CONSTRAINT "LoginChallenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LaunchToken" ADD CONSTRAINT "LaunchToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "LaunchToken" ADD CONSTRAINT "LaunchToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Favorite" ADD CONSTRAINT "Favorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "GameRating" ADD CONSTRAINT "GameRating_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "GameVisit" ADD CONSTRAINT "GameVisit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "DepositOrder" ADD CONSTRAINT "DepositOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "WithdrawOrder" ADD CONSTRAINT "WithdrawOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "WelcomeReward" ADD CONSTRAINT "WelcomeReward_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "StaffSession" ADD CONSTRAINT "StaffSession_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "StaffUser"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "StaffRecoveryCode" ADD CONSTRAINT "StaffRecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "StaffUser"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PlayerNote" ADD CONSTRAINT "PlayerNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Adjustment" ADD CONSTRAINT "Adjustment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SupportTicket" ADD CONSTRAINT "SupportTicket_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "SupportMessage" ADD CONSTRAINT "SupportMessage_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "SupportTicket"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand, to the end: numbers of entries; the ledger's function takes them in the order of commits of a
-- player.
CREATE SEQUENCE ledger_entry_id;

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
CREATE TRIGGER "LimitChange_append_only" BEFORE UPDATE OR DELETE ON "LimitChange"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LimitChange_no_truncate" BEFORE TRUNCATE ON "LimitChange"
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "AuditEntry_no_truncate" BEFORE TRUNCATE ON "AuditEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "AuditSeal_append_only" BEFORE UPDATE OR DELETE ON "AuditSeal"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "AuditSeal_no_truncate" BEFORE TRUNCATE ON "AuditSeal"
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
      ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt", "unstakedMinor")
      SELECT e.id, e.key, e.kind, e.hash, e.usr, e.game, e.round, e.at, nullif(e.unstaked, 0)
        FROM unnest(ids, keys, kinds, hashes, users, games, rounds, times, unstaked_changes)
          AS e(id, key, kind, hash, usr, game, round, at, unstaked) WHERE e.id IS NOT NULL;
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

-- Counts an attempt under each of the keys, unless one of them must wait: then under none. Calls with a
-- common key run one after the other. `delays_ms` are the delays after the free failures, of which the
-- last one repeats; a counter ends after `reset_after_ms` without an attempt.
-- Returns the longest wait; without one, the ids of the keys' counters.
CREATE OR REPLACE FUNCTION backoff_begin(
  keys text[], free_failures int[], delays_ms int[], reset_after_ms int, attempted_at timestamp,
  OUT wait_ms int, OUT counter_ids text[]
)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $function$
BEGIN
  -- A statement of its own: the next ones see what the last holder of a lock has committed.
  PERFORM pg_advisory_xact_lock(l) FROM (
    SELECT DISTINCT hashtextextended('backoff/' || k, 0) AS l FROM unnest(keys) AS k ORDER BY l
  ) AS locks;

  -- Without a failure: all of its attempts were withdrawn.
  DELETE FROM "BackoffCounter" WHERE "key" = ANY (keys)
    AND ("failures" = 0 OR attempted_at - "lastAt" > make_interval(secs => reset_after_ms / 1000.0));

  SELECT greatest(0, max(
      delays_ms[least(c."failures" - k.free, cardinality(delays_ms) - 1) + 1]
      + extract(epoch FROM c."lastAt" - attempted_at) * 1000))
    INTO wait_ms
    FROM unnest(keys, free_failures) AS k (key, free) JOIN "BackoffCounter" AS c ON c."key" = k.key
    WHERE c."failures" >= k.free;
  IF wait_ms > 0 THEN RETURN; END IF;

  WITH begun AS (
    INSERT INTO "BackoffCounter" AS c ("key", "id", "failures", "lastAt")
      SELECT k, gen_random_uuid(), 1, attempted_at FROM unnest(keys) AS k
      ON CONFLICT ("key") DO UPDATE
        SET "failures" = c."failures" + 1, "lastAt" = greatest(c."lastAt", excluded."lastAt")
      RETURNING c."key", c."id"
  )
  SELECT array_agg(begun."id" ORDER BY array_position(keys, begun."key")) INTO counter_ids FROM begun;
END $function$;

-- A serving API changes balances, budgets, last stakes and the journal through the ledger's function alone, and deletes
-- old budgets.
REVOKE INSERT, UPDATE, DELETE
    ON "LedgerEntry", "LedgerPosting", "LedgerTag", "LedgerBalance", "LedgerStake" FROM fairhall_serving;
REVOKE INSERT, UPDATE ON "LedgerBudget" FROM fairhall_serving;
REVOKE EXECUTE ON FUNCTION ledger_side_row, ledger_budget_used, ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO fairhall_serving;
