-- CreateIndex
CREATE INDEX "KnownAddress_lastLoginAt_idx" ON "KnownAddress"("lastLoginAt");

-- CreateIndex
CREATE INDEX "PasswordReset_createdAt_idx" ON "PasswordReset"("createdAt");

-- CreateIndex
CREATE INDEX "RetiredToken_retiredAt_idx" ON "RetiredToken"("retiredAt");
