-- What the catalogue stated as ratings came from no player. Popularity is counted from play now.
ALTER TABLE "Game" DROP COLUMN "rating";
UPDATE "Game" SET "popularity" = 0;

-- CreateTable
CREATE TABLE "GameDay" (
    "gameId" TEXT NOT NULL,
    "day" DATETIME NOT NULL,
    "rounds" INTEGER NOT NULL,

    PRIMARY KEY ("gameId", "day")
);

-- CreateTable
CREATE TABLE "LedgerCursor" (
    "kind" TEXT NOT NULL PRIMARY KEY,
    "entryId" BIGINT NOT NULL
);

-- AlterTable
ALTER TABLE "User" ADD COLUMN "nextSummaryAt" DATETIME;

-- Known players are due at once: their next summary covers the week before the update.
UPDATE "User" SET "nextSummaryAt" = "createdAt";

-- Samples without figures; the seed writes real ones.
DELETE FROM "Notification" WHERE "message" = 'weekInPlay';

-- DropIndex
DROP INDEX "LedgerPosting_account_createdAt_type_currency_idx";

-- CreateIndex
CREATE INDEX "LedgerPosting_account_createdAt_type_currency_amountMinor_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency", "amountMinor") WHERE "type" IN ('bet', 'win', 'rollback');

-- CreateIndex
CREATE INDEX "GameDay_day_idx" ON "GameDay"("day");

-- CreateIndex
CREATE INDEX "User_nextSummaryAt_idx" ON "User"("nextSummaryAt");

-- CreateIndex
CREATE INDEX "Session_userId_createdAt_idx" ON "Session"("userId", "createdAt");
