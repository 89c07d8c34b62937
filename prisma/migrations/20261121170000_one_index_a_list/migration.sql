-- DropIndex
DROP INDEX "DepositOrder_userId_status_createdAt_idx";

-- DropIndex
DROP INDEX "Notification_userId_isRead_createdAt_idx";

-- DropIndex
DROP INDEX "Notification_userId_createdAt_idx";

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_isRead_idx" ON "Notification"("userId", "createdAt", "isRead");
