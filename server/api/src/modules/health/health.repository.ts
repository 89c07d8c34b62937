import type { PrismaClient } from '../../db/generated/client.ts';

/** Rejects when the database does not respond. */
export async function pingDatabase(prisma: PrismaClient): Promise<void> {
  await prisma.user.count({ take: 1 });
}
