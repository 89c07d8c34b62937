import type { PrismaClient } from '../../db/generated/client.ts';

/**
 * Ends every session of players and staff, begun login and password-reset link, in a database that no
 * server has open. A restored backup would otherwise accept tokens that were ended, and links that were
 * used, after it was made.
 */
export async function endEverySession(prisma: PrismaClient, at: Date): Promise<void> {
  await prisma.session.updateMany({
    where: { endedAt: null },
    data: { endedAt: at, endReason: 'RESTORED' },
  });
  await prisma.staffSession.updateMany({ where: { endedAt: null }, data: { endedAt: at } });
  await prisma.loginChallenge.updateMany({ where: { endedAt: null }, data: { endedAt: at } });
  await prisma.passwordReset.updateMany({ where: { endedAt: null }, data: { endedAt: at } });
}
