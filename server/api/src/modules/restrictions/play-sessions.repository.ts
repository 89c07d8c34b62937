import { Prisma, type PrismaClient } from '../../db/generated/client.ts';
import type { PlayInterval } from './play-time.ts';

export type PlayedBy = PlayInterval & { readonly userId: string };

/** Of one statement. */
const ROWS_MAX = 200;

/** Stores runs of bets; the end of a stored one only moves forward. */
export async function savePlaySessions(
  prisma: PrismaClient,
  sessions: readonly PlayedBy[],
): Promise<void> {
  for (let first = 0; first < sessions.length; first += ROWS_MAX) {
    const rows = sessions
      .slice(first, first + ROWS_MAX)
      .map(
        ({ userId, startedAtMs, lastBetAtMs }) =>
          Prisma.sql`(${userId}, ${new Date(startedAtMs)}, ${new Date(lastBetAtMs)})`,
      );
    await prisma.$executeRaw`
      INSERT INTO "PlaySession" AS "stored" ("userId", "startedAt", "lastBetAt")
        VALUES ${Prisma.join(rows)}
        ON CONFLICT ("userId", "startedAt") DO UPDATE SET "lastBetAt" = "excluded"."lastBetAt"
          WHERE "excluded"."lastBetAt" > "stored"."lastBetAt"`;
  }
}

/** The player's runs that ended after `from`, as far as they are stored. */
export async function playSessionsSince(
  prisma: PrismaClient,
  { userId, from }: { userId: string; from: Date },
): Promise<PlayInterval[]> {
  const rows = await prisma.playSession.findMany({
    where: { userId, lastBetAt: { gte: from } },
    select: { startedAt: true, lastBetAt: true },
  });
  return rows.map(({ startedAt, lastBetAt }) => ({
    startedAtMs: startedAt.getTime(),
    lastBetAtMs: lastBetAt.getTime(),
  }));
}
