-- CreateIndex
CREATE INDEX "LedgerEntry_userId_createdAt_idx" ON "LedgerEntry"("userId", "createdAt") WHERE "kind" NOT IN ('bet', 'win', 'play', 'rollback', 'tombstone');
