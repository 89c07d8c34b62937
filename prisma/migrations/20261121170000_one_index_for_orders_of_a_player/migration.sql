-- DropIndex
DROP INDEX "DepositOrder_userId_status_createdAt_idx";
