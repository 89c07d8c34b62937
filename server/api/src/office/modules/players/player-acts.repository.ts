import type { Prisma, PrismaClient } from '../../../db/generated/client.ts';
import { storeAudit } from '../audit/audit.repository.ts';
import type { NewAuditEntry } from '../audit/audit-entry.ts';

/** Stores a note with its audit entry. */
export function storeNote(
  prisma: PrismaClient,
  note: Prisma.PlayerNoteUncheckedCreateInput,
  audit: NewAuditEntry,
): Promise<void> {
  return prisma.$transaction(async (tx) => {
    await tx.playerNote.create({ data: note, select: { id: true } });
    await storeAudit(tx, audit);
  });
}

/** Stores who sees a detail, before it is returned. */
export function storeReveal(prisma: PrismaClient, audit: NewAuditEntry): Promise<void> {
  return prisma.$transaction((tx) => storeAudit(tx, audit));
}

/** The account of a player's withdrawal; `null` when the player has no such order. */
export async function accountOfOrder(
  prisma: PrismaClient,
  { uid, orderNum }: { uid: string; orderNum: string },
): Promise<string | null> {
  const order = await prisma.withdrawOrder.findUnique({
    where: { orderNum, userId: uid },
    select: { bankAccount: true },
  });
  return order?.bankAccount ?? null;
}
