import type { Prisma } from './generated/client.ts';

/**
 * Takes the player's row until the transaction ends, so that what is counted or looked up before a
 * write is not written twice by two nodes. On SQLite transactions are one after the other anyway.
 */
export async function lockPlayer(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "User" SET "language" = "language" WHERE "id" = ${userId}`;
}
