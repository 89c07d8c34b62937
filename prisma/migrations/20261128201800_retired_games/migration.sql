-- AlterTable
ALTER TABLE "Game" ADD COLUMN "retired" BOOLEAN NOT NULL DEFAULT false;
