import type { Services } from '@fairhall/api/services';
import { seedAdjustments } from './adjustments.ts';
import { seedFavorites } from './favorites.ts';
import { seedGames } from './games.ts';
import { unlockSampleAccounts } from './lock-sample-accounts.ts';
import { seedMarkets } from './markets.ts';
import { seedNotifications } from './notifications.ts';
import { seedOffice } from './office.ts';
import { seedOrders } from './orders.ts';
import { seedRounds } from './rounds.ts';
import { seedSaferPlay } from './safer-play.ts';
import { seedSecondFactor } from './second-factor.ts';
import { seedStaff } from './staff.ts';
import { seedTickets } from './tickets.ts';
import { seedUsers } from './users.ts';
import { seedVisits } from './visits.ts';

/** Increase it when the sample data changes; a database with an older version is then completed. */
const SEED_KEY = 'seed/6';

/**
 * Writes the catalogue and the sample accounts. Idempotent: rows have fixed ids, entries have fixed
 * keys, and a completely seeded database is not changed, except that locked sample accounts open
 * again. An interrupted run continues where it stopped.
 */
export async function seed(services: Services): Promise<void> {
  await unlockSampleAccounts(services);
  const done = await services.prisma.ledgerEntry.findUnique({
    where: { key: SEED_KEY },
    select: { id: true },
  });
  if (done) return;
  await seedGames(services);
  await seedUsers(services);
  const seededAt = await startOfSampleData(services);
  await seedMarkets(services, seededAt);
  await seedOrders(services, seededAt);
  await seedRounds(services, seededAt);
  await seedSaferPlay(services, seededAt);
  await seedFavorites(services, seededAt);
  await seedVisits(services, seededAt);
  await seedNotifications(services, seededAt);
  await seedSecondFactor(services, seededAt);
  await seedStaff(services, seededAt);
  await seedOffice(services, seededAt);
  await seedAdjustments(services);
  await seedTickets(services, seededAt);
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

/** All sample times are relative to the creation of the sample accounts. */
async function startOfSampleData({ prisma }: Services): Promise<Date> {
  const newest = await prisma.user.findFirstOrThrow({
    where: { email: 'new@fairhall.test' },
    select: { createdAt: true },
  });
  return newest.createdAt;
}
