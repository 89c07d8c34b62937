import { type GameReturn, Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { moveCursor } from '../../jobs/journal-cursor.ts';

/**
 * Adds to the sums and moves the cursor, in one transaction.
 * @throws unless the cursor is at `from`: a second run has counted the same entries
 */
export async function addReturns(
  prisma: PrismaClient,
  { returns, cursor }: { returns: readonly GameReturn[]; cursor: Parameters<typeof moveCursor>[1] },
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
