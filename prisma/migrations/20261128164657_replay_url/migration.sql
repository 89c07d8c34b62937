-- AlterTable
ALTER TABLE "Game" ADD COLUMN "replayUrl" TEXT;
