-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "playerId" TEXT;

-- CreateIndex
CREATE INDEX "AuditEntry_playerId_id_idx" ON "AuditEntry"("playerId", "id");
