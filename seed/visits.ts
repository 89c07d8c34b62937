import type { Infrastructure } from '@fairhall/api/app';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

/** Games that demo@ visited, the newest first, with their age in days. */
const DEMO_VISITS = [
  { gameId: 'phoenix-ascend', daysAgo: 0.2 },
  { gameId: 'hall-blackjack', daysAgo: 0.9 },
  { gameId: 'wolfmoon', daysAgo: 1.1 },
  { gameId: 'brass-roulette', daysAgo: 2.4 },
  { gameId: 'phoenix-ascend', daysAgo: 3.5 },
  { gameId: 'kraken-tide', daysAgo: 5.2 },
  { gameId: 'star-draw-49', daysAgo: 8.6 },
  { gameId: 'penalty-kings', daysAgo: 12.3 },
  { gameId: 'dragon-tiger', daysAgo: 17.7 },
  { gameId: 'brass-roulette', daysAgo: 23.1 },
  { gameId: 'wolfmoon', daysAgo: 31.4 },
  { gameId: 'phoenix-ascend', daysAgo: 44.8 },
];

/** The `browse` rows of demo@'s history. */
export async function seedVisits({ prisma }: Infrastructure, seededAt: Date): Promise<void> {
  const userId = sampleAccounts.demo.id;
  for (const [index, { gameId, daysAgo }] of DEMO_VISITS.entries()) {
    const id = `seed.visit.${index}`;
    await prisma.gameVisit.upsert({
      where: { id },
      create: { id, userId, gameId, createdAt: daysBefore(seededAt, daysAgo) },
      update: {},
      select: { id: true },
    });
  }
}
