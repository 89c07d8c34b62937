-- CreateIndex
CREATE INDEX "LedgerEntry_userId_createdAt_idx" ON "LedgerEntry"("userId", "createdAt") WHERE (kind <> ALL (ARRAY['bet'::text, 'win'::text, 'play'::text, 'rollback'::text, 'tombstone'::text]));
