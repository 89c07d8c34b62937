import { type GameReturn, Prisma, type PrismaClient } from '../../db/generated/client.ts';

/** The last entry that a job has read; 0 before the first run. */
export async function cursorOf(prisma: PrismaClient, kind: string): Promise<bigint> {
  const stored = await prisma.ledgerCursor.findUnique({ where: { kind } });
  return stored?.entryId ?? 0n;
}

/**
 * Adds to the sums and moves the cursor, in one transaction.
 * @throws unless the cursor is at `from`: a second run has counted the same entries
 */
export async function addReturns(
  prisma: PrismaClient,
  { returns, cursor }: { returns: readonly GameReturn[]; cursor: Move },
): Promise<void> {
  await prisma.$transaction([moveCursor(prisma, cursor), ...addToSums(prisma, returns)]);
}

/** One statement, or none: many games have rounds among a batch of entries. */
function addToSums(prisma: PrismaClient, returns: readonly GameReturn[]) {
  if (returns.length === 0) return [];
  const rows = returns.map(
    (row) => Prisma.sql`(${row.gameId}, ${row.currency}, ${row.rounds}, ${row.stakes}, ${row.wins},
      ${row.stakeSquares}, ${row.winSquares}, ${row.products})`,
  );
  return [
    prisma.$executeRaw`
    INSERT INTO "GameReturn" AS "sum" ("gameId", "currency", "rounds", "stakes", "wins",
        "stakeSquares", "winSquares", "products")
      VALUES ${Prisma.join(rows)}
      ON CONFLICT ("gameId", "currency") DO UPDATE SET
        "rounds" = "sum"."rounds" + "excluded"."rounds",
        "stakes" = "sum"."stakes" + "excluded"."stakes",
        "wins" = "sum"."wins" + "excluded"."wins",
        "stakeSquares" = "sum"."stakeSquares" + "excluded"."stakeSquares",
        "winSquares" = "sum"."winSquares" + "excluded"."winSquares",
        "products" = "sum"."products" + "excluded"."products"`,
  ];
}

type Move = { readonly kind: string; readonly from: bigint; readonly to: bigint };

function moveCursor(prisma: PrismaClient, { kind, from, to }: Move) {
  if (from === 0n) return prisma.ledgerCursor.create({ data: { kind, entryId: to } });
  return prisma.ledgerCursor.update({ where: { kind, entryId: from }, data: { entryId: to } });
}
