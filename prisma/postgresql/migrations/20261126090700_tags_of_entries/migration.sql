-- CreateIndex
CREATE INDEX "LedgerTag_entryId_idx" ON "LedgerTag"("entryId");
