-- AlterTable
ALTER TABLE "User" ADD COLUMN "hasLimits" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "PlayerLimit" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "amountMinor" BIGINT,
    "currency" TEXT NOT NULL,
    "carriedSince" DATETIME NOT NULL,
    "setAt" DATETIME NOT NULL,
    "pendingAmountMinor" BIGINT,
    "pendingRemoval" BOOLEAN NOT NULL DEFAULT false,
    "pendingAt" DATETIME,

    PRIMARY KEY ("userId", "kind", "period"),
    CONSTRAINT "PlayerLimit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LimitChange" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "fromMinor" BIGINT,
    "toMinor" BIGINT,
    "currency" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "LimitChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "LimitChange_userId_at_idx" ON "LimitChange"("userId", "at");

-- By hand: the history of limits is append-only.
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
