-- AlterTable
ALTER TABLE "Provider" ADD COLUMN     "secretRotatedAt" TIMESTAMP(3);
