-- DropIndex
DROP INDEX "LedgerPosting_account_createdAt_type_currency_idx";

-- CreateIndex
CREATE INDEX "LedgerPosting_account_createdAt_type_currency_idx" ON "LedgerPosting"("account", "createdAt", "type", "currency") WHERE "type" IN ('bet', 'win', 'rollback');
