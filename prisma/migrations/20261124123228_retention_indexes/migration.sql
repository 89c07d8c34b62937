-- CreateIndex
CREATE INDEX "LaunchToken_expiresAt_idx" ON "LaunchToken"("expiresAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
