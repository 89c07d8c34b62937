-- AlterTable
ALTER TABLE "User" ADD COLUMN "limitAskedAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "market" TEXT NOT NULL DEFAULT 'open';
ALTER TABLE "User" ADD COLUMN "realityCheckMinutes" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "User" ADD COLUMN "realityCheckedAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "returnsAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "timeOutUntil" DATETIME;

-- CreateTable
CREATE TABLE "PlaySession" (
    "userId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "lastBetAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "startedAt"),
    CONSTRAINT "PlaySession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PlayMonth" (
    "userId" TEXT NOT NULL,
    "month" DATETIME NOT NULL,
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,

    PRIMARY KEY ("userId", "month", "gameId", "currency")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_LimitChange" (
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
INSERT INTO "new_LimitChange" ("action", "at", "by", "currency", "fromMinor", "id", "kind", "period", "toMinor", "userId") SELECT "action", "at", "by", "currency", "fromMinor", "id", "kind", "period", "toMinor", "userId" FROM "LimitChange";
DROP TABLE "LimitChange";
ALTER TABLE "new_LimitChange" RENAME TO "LimitChange";
CREATE INDEX "LimitChange_userId_at_idx" ON "LimitChange"("userId", "at");
CREATE TABLE "new_PlayerLimit" (
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
INSERT INTO "new_PlayerLimit" ("amountMinor", "carriedSince", "currency", "kind", "pendingAmountMinor", "pendingAt", "pendingRemoval", "period", "setAt", "userId") SELECT "amountMinor", "carriedSince", "currency", "kind", "pendingAmountMinor", "pendingAt", "pendingRemoval", "period", "setAt", "userId" FROM "PlayerLimit";
DROP TABLE "PlayerLimit";
ALTER TABLE "new_PlayerLimit" RENAME TO "PlayerLimit";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "PlaySession_userId_lastBetAt_idx" ON "PlaySession"("userId", "lastBetAt");

-- By hand: the history of limits is append-only; its triggers ended with the table.
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
