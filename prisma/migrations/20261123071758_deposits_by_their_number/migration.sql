-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_DepositOrder" (
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
INSERT INTO "new_DepositOrder" ("actualMinor", "amountMinor", "balanceMinor", "bonusMinor", "createdAt", "expiresAt", "feeMinor", "id", "idempotencyKey", "outTradeNo", "payUrl", "paymentChannel", "platOrderNum", "remark", "requestHash", "status", "updatedAt", "userId", "walletType") SELECT "actualMinor", "amountMinor", "balanceMinor", "bonusMinor", "createdAt", "expiresAt", "feeMinor", "id", "idempotencyKey", "outTradeNo", "payUrl", "paymentChannel", "platOrderNum", "remark", "requestHash", "status", "updatedAt", "userId", "walletType" FROM "DepositOrder";
DROP TABLE "DepositOrder";
ALTER TABLE "new_DepositOrder" RENAME TO "DepositOrder";
CREATE UNIQUE INDEX "DepositOrder_platOrderNum_key" ON "DepositOrder"("platOrderNum");
CREATE INDEX "DepositOrder_userId_createdAt_idx" ON "DepositOrder"("userId", "createdAt");
CREATE INDEX "DepositOrder_expiresAt_idx" ON "DepositOrder"("expiresAt") WHERE "status" = 1;
CREATE UNIQUE INDEX "DepositOrder_userId_idempotencyKey_key" ON "DepositOrder"("userId", "idempotencyKey") WHERE "idempotencyKey" IS NOT NULL;
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
