-- CreateTable
CREATE TABLE "LedgerBudget" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "types" TEXT NOT NULL,
    "from" DATETIME NOT NULL,
    "until" DATETIME NOT NULL,
    "currency" TEXT NOT NULL,
    "weights" TEXT NOT NULL,
    "usedMinor" BIGINT NOT NULL,
    "entryId" BIGINT NOT NULL,
    "filledAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "LedgerBudget_until_idx" ON "LedgerBudget"("until");
