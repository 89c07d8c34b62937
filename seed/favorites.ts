import type { Infrastructure } from '@fairhall/api/app';
import { daysBefore, sampleAccounts } from './sample-accounts.ts';

const DEMO_FAVORITES = [
  'phoenix-ascend',
  'wolfmoon',
  'brass-roulette',
  'hall-blackjack',
  'kraken-tide',
  'penalty-kings',
  'star-draw-49',
  'dragon-tiger',
];

export async function seedFavorites({ prisma }: Infrastructure, seededAt: Date): Promise<void> {
  const userId = sampleAccounts.demo.id;
  for (const [index, gameId] of DEMO_FAVORITES.entries()) {
    await prisma.favorite.upsert({
      where: { userId_gameId: { userId, gameId } },
      create: { userId, gameId, createdAt: daysBefore(seededAt, 3 * index + 1) },
      update: {},
      select: { gameId: true },
    });
  }
}
