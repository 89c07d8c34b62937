import type { Services } from '@fairhall/api/services';
import { seedFavorites } from './favorites.ts';
import { seedGames } from './games.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { seedRounds } from './rounds.ts';
import { seedUsers } from './users.ts';
import { seedVisits } from './visits.ts';

/** Raise it when the sample data changes; a database seeded by an older version is topped up. */
const SEED_KEY = 'seed/2';

/**
 * Fills the catalogue and the sample accounts. Idempotent: rows have fixed ids, money has fixed
 * keys, and a database that was seeded to the end is left alone. A run that was cut short goes on
 * where it stopped.
 */
export async function seed(services: Services): Promise<void> {
  const done = await services.prisma.ledgerEntry.findUnique({
    where: { key: SEED_KEY },
    select: { id: true },
  });
  if (done) return;
  await seedGames(services);
  await seedUsers(services);
  const seededAt = await anchor(services);
  await seedOrders(services, seededAt);
  await seedRounds(services, seededAt);
  await seedFavorites(services, seededAt);
  await seedVisits(services, seededAt);
  await seedNotifications(services, seededAt);
  await services.ledger.post({
    key: SEED_KEY,
    kind: 'opening',
    request: SEED_KEY,
    userId: null,
    occurredAt: services.clock.now(),
    postings: [],
  });
  services.log.info('sample data seeded');
}

/** All sample times count back from the day on which the sample accounts came to be. */
async function anchor({ prisma }: Services): Promise<Date> {
  const newest = await prisma.user.findFirstOrThrow({
    where: { email: 'new@fairhall.test' },
    select: { createdAt: true },
  });
  return newest.createdAt;
}
