-- DropIndex
DROP INDEX "DepositOrder_userId_idempotencyKey_key";

-- DropIndex
DROP INDEX "LedgerEntry_roundId_idx";

-- CreateIndex
CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey") WHERE "idempotencyKey" IS NOT NULL;

-- CreateIndex
CREATE INDEX "LedgerEntry_roundId_idx" ON "LedgerEntry"("roundId") WHERE "roundId" IS NOT NULL;
