-- AlterTable
ALTER TABLE "Provider" ADD COLUMN "secretRotatedAt" DATETIME;
