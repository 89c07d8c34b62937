-- DropIndex
DROP INDEX "DepositOrder_status_expiresAt_idx";

-- DropIndex
DROP INDEX "Notification_userId_createdAt_idx";

-- CreateIndex
CREATE INDEX "DepositOrder_expiresAt_idx" ON "DepositOrder"("expiresAt") WHERE "status" = 1;

-- RedefineTable
-- By hand: WITHOUT ROWID keeps the table in its key's own B-tree instead of two. Its index of orders,
-- by which nothing was read, goes with the old one.
CREATE TABLE "new_PaymentEvent" (
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
INSERT INTO "new_PaymentEvent"
    ("eventId", "type", "outTradeNo", "platOrderNum", "amount", "walletType", "occurredAt", "receivedAt", "outcome")
SELECT "eventId", "type", "outTradeNo", "platOrderNum", "amount", "walletType", "occurredAt", "receivedAt", "outcome"
FROM "PaymentEvent";
DROP TABLE "PaymentEvent";
ALTER TABLE "new_PaymentEvent" RENAME TO "PaymentEvent";
