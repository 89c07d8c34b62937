import type { PrismaClient } from '../../db/generated/client.ts';

/**
 * A text that changes with every row of the catalogue: each write gives its row the number of its
 * transaction. The latest `updatedAt` would not do, since a transaction may commit after one with a
 * later time.
 */
export async function readCatalogueVersion(prisma: PrismaClient): Promise<string> {
  const [row] = await prisma.$queryRaw<{ version: string | null }[]>`
    SELECT bit_xor(hashtextextended("row", 0))::text AS "version" FROM (
      SELECT "gameId" || ' ' || "xmin"::text AS "row" FROM "Game"
      UNION ALL SELECT 'override ' || "gameId" || ' ' || "xmin"::text FROM "GameOverride"
    ) AS "rows"`;
  return row?.version ?? '';
}
