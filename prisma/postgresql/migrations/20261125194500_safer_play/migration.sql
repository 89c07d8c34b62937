-- AlterTable
ALTER TABLE "LimitChange" ALTER COLUMN "currency" DROP NOT NULL;

-- AlterTable
ALTER TABLE "PlayerLimit" ALTER COLUMN "currency" DROP NOT NULL;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "limitAskedAt" TIMESTAMP(3),
ADD COLUMN     "market" TEXT NOT NULL DEFAULT 'open',
ADD COLUMN     "realityCheckMinutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "realityCheckedAt" TIMESTAMP(3),
ADD COLUMN     "returnsAt" TIMESTAMP(3),
ADD COLUMN     "timeOutUntil" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "PlaySession" (
    "userId" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "lastBetAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PlaySession_pkey" PRIMARY KEY ("userId","startedAt")
);

-- CreateTable
CREATE TABLE "PlayMonth" (
    "userId" TEXT NOT NULL,
    "month" TIMESTAMP(3) NOT NULL,
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "stakedMinor" BIGINT NOT NULL,
    "wonMinor" BIGINT NOT NULL,

    CONSTRAINT "PlayMonth_pkey" PRIMARY KEY ("userId","month","gameId","currency")
);

-- CreateIndex
CREATE INDEX "PlaySession_userId_lastBetAt_idx" ON "PlaySession"("userId", "lastBetAt");

-- AddForeignKey
ALTER TABLE "PlaySession" ADD CONSTRAINT "PlaySession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
