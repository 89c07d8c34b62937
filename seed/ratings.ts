import type { Api } from '@fairhall/api/app';
import { ROUNDS_BEFORE_RATING } from '@fairhall/api/contract/games';
import { numbersFrom } from './deterministic.ts';
import { population, populationGames } from './population.ts';
import { daysBefore } from './sample-accounts.ts';

const STARS_MAX = 5;

/** The ratings of the population, where it is seeded; once. Each is of a game that its player may rate. */
export async function seedRatings(
  { infrastructure: { prisma }, modules: { games } }: Api,
  seededAt: Date,
): Promise<void> {
  const userIds = population.map(({ id }) => id);
  if (await prisma.gameRating.findFirst({ where: { userId: { in: userIds } } })) return;
  const played = await prisma.ledgerEntry.groupBy({
    by: ['userId', 'gameId'],
    where: { userId: { in: userIds }, kind: { in: ['bet', 'play'] } },
    _count: { _all: true },
  });
  const ratings = population.flatMap(({ id: userId, number }) => {
    const next = numbersFrom(20_261_900 + number);
    return played
      .filter((one) => one.userId === userId && one._count._all >= ROUNDS_BEFORE_RATING)
      .sort((a, b) => b._count._all - a._count._all || compared(a.gameId, b.gameId))
      .map(({ gameId }) => ({
        userId,
        gameId: gameId ?? '',
        stars: starsFor(gameId ?? '', next()),
        ratedAt: daysBefore(seededAt, number),
      }));
  });
  await prisma.$transaction([
    prisma.gameRating.createMany({ data: ratings }),
    ...ratings.map(({ gameId, stars }) =>
      prisma.game.update({
        where: { gameId },
        data: { ratingSum: { increment: stars }, ratingCount: { increment: 1 } },
        select: { gameId: true },
      }),
    ),
  ]);
  games.catalogue.invalidate();
}

/** Some games are liked better than others: 3.4 to 4.6 stars on average. */
function starsFor(gameId: string, random: number): number {
  const names: readonly string[] = populationGames;
  const place = names.indexOf(gameId);
  const liked = 3.4 + 0.3 * (place % 5);
  return Math.min(STARS_MAX, Math.max(1, Math.round(liked + 2 * (random - 0.5))));
}

const compared = (one: string | null, other: string | null): number =>
  (one ?? '') < (other ?? '') ? -1 : 1;
