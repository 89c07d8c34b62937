import { type GameReturn, Prisma, type PrismaClient } from '../../db/generated/client.ts';
import { countOnce, type ReadEntries } from '../../jobs/journal-cursor.ts';

/** Adds to the sums and moves the cursor, each entry once. */
export async function addReturns(
  prisma: PrismaClient,
  { returns, read }: { returns: readonly GameReturn[]; read: ReadEntries },
): Promise<void> {
  await countOnce(prisma, read, addToSums(prisma, returns));
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
