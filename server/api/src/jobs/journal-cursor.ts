import { Prisma, type PrismaClient } from '../db/generated/client.ts';

/** From which entry to which a job has read the journal; `from` is where its cursor stood. */
export type ReadEntries = { readonly kind: string; readonly from: bigint; readonly to: bigint };

/** The last entry that a job has read; 0 before the first run. */
export async function cursorOf(prisma: PrismaClient, kind: string): Promise<bigint> {
  const stored = await prisma.ledgerCursor.findUnique({ where: { kind } });
  return stored?.entryId ?? 0n;
}

/**
 * Moves a job's cursor and makes the writes that count the read entries, in one transaction. Nothing is
 * written when the cursor has left `from`: another run has counted these entries, such as that of a
 * server while `seed` runs beside it.
 */
export async function countOnce(
  prisma: PrismaClient,
  read: ReadEntries,
  writes: readonly Prisma.PrismaPromise<unknown>[],
): Promise<void> {
  try {
    await prisma.$transaction([moveCursor(prisma, read), ...writes]);
  } catch (error) {
    if (!hasCursorMoved(error)) throw error;
  }
}

function moveCursor(prisma: PrismaClient, { kind, from, to }: ReadEntries) {
  if (from === 0n) return prisma.ledgerCursor.create({ data: { kind, entryId: to } });
  return prisma.ledgerCursor.update({ where: { kind, entryId: from }, data: { entryId: to } });
}

/** A row that exists already, or none at the old position. */
function hasCursorMoved(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    error.meta?.['modelName'] === 'LedgerCursor' &&
    (error.code === 'P2002' || error.code === 'P2025')
  );
}
