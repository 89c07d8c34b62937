-- The count of unread notifications went through all of a player's.

-- DropIndex
DROP INDEX "Notification_userId_createdAt_isRead_idx";

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Notification_userId_isRead_createdAt_idx" ON "Notification"("userId", "isRead", "createdAt");
