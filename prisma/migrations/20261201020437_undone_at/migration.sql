-- AlterTable
ALTER TABLE "LedgerEntry" ADD COLUMN "undoneAt" DATETIME;
