-- AlterTable
ALTER TABLE "User" ADD COLUMN     "hasLimits" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "PlayerLimit" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "amountMinor" BIGINT,
    "currency" TEXT NOT NULL,
    "carriedSince" TIMESTAMP(3) NOT NULL,
    "setAt" TIMESTAMP(3) NOT NULL,
    "pendingAmountMinor" BIGINT,
    "pendingRemoval" BOOLEAN NOT NULL DEFAULT false,
    "pendingAt" TIMESTAMP(3),

    CONSTRAINT "PlayerLimit_pkey" PRIMARY KEY ("userId","kind","period")
);

-- CreateTable
CREATE TABLE "LimitChange" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "fromMinor" BIGINT,
    "toMinor" BIGINT,
    "currency" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LimitChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LimitChange_userId_at_idx" ON "LimitChange"("userId", "at");

-- AddForeignKey
ALTER TABLE "PlayerLimit" ADD CONSTRAINT "PlayerLimit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LimitChange" ADD CONSTRAINT "LimitChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: the history of limits is append-only.
CREATE TRIGGER "LimitChange_append_only" BEFORE UPDATE OR DELETE ON "LimitChange"
    FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER "LimitChange_no_truncate" BEFORE TRUNCATE ON "LimitChange"
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
