import type { PrismaClient } from '../db/generated/client.ts';

/** The last entry that a job has read; 0 before the first run. */
export async function cursorOf(prisma: PrismaClient, kind: string): Promise<bigint> {
  const stored = await prisma.ledgerCursor.findUnique({ where: { kind } });
  return stored?.entryId ?? 0n;
}

/**
 * Moves a job's cursor, for the transaction that stores what was read. It fails unless the cursor is
 * at `from`: a second run has counted the same entries.
 */
export function moveCursor(
  prisma: PrismaClient,
  { kind, from, to }: { readonly kind: string; readonly from: bigint; readonly to: bigint },
) {
  if (from === 0n) return prisma.ledgerCursor.create({ data: { kind, entryId: to } });
  return prisma.ledgerCursor.update({ where: { kind, entryId: from }, data: { entryId: to } });
}
