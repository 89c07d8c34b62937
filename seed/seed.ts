import type { Api, Infrastructure } from '@fairhall/api/app';
import { seedAdjustments } from './adjustments.ts';
import { seedFavorites } from './favorites.ts';
import { seedGames } from './games.ts';
import { unlockSampleAccounts } from './lock-sample-accounts.ts';
import { seedMarkets } from './markets.ts';
import { seedNotifications } from './notifications.ts';
import { seedOffice } from './office.ts';
import { seedOrders } from './orders.ts';
import { seedRatings } from './ratings.ts';
import { seedRounds } from './rounds.ts';
import { seedSaferPlay } from './safer-play.ts';
import { seedSecondFactor } from './second-factor.ts';
import { seedPopulation } from './seed-population.ts';
import { seedStaff } from './staff.ts';
import { seedTickets } from './tickets.ts';
import { seedUsers } from './users.ts';
import { seedVisits } from './visits.ts';

/** Increase one when its sample data changes; a database with an older version is then completed. */
export const SEED_KEY = 'seed/7';
export const POPULATION_KEY = 'seed/population/1';

/**
 * Writes the catalogue and the sample accounts. Idempotent: rows have fixed ids, entries have fixed
 * keys, and a completely seeded database is not changed, except that locked sample accounts open
 * again. An interrupted run continues where it stopped.
 * @param options.withPopulation whether the players of `population.ts` are among them
 */
export async function seed(
  api: Api,
  { withPopulation = false }: { readonly withPopulation?: boolean } = {},
): Promise<void> {
  await unlockSampleAccounts(api.infrastructure);
  // First, because the figures of its days wait for entries of the last half minute.
  if (withPopulation) await seedOnce(api, POPULATION_KEY, seedPopulation);
  await seedOnce(api, SEED_KEY, seedAccounts);
}

async function seedOnce(api: Api, key: string, write: (api: Api) => Promise<void>): Promise<void> {
  const { prisma, ledger, clock, log } = api.infrastructure;
  const done = await prisma.ledgerEntry.findUnique({ where: { key }, select: { id: true } });
  if (done) return;
  const startedAt = performance.now();
  await write(api);
  const occurredAt = clock.now();
  const entry = { kind: 'opening', request: key, userId: null, occurredAt, postings: [] } as const;
  await ledger.post({ key, ...entry });
  log.info({ key, ms: Math.round(performance.now() - startedAt) }, 'sample data seeded');
}

async function seedAccounts(api: Api): Promise<void> {
  const { infrastructure } = api;
  await seedGames(api);
  await seedUsers(api);
  const seededAt = await startOfSampleData(infrastructure);
  await seedMarkets(infrastructure, seededAt);
  await seedOrders(infrastructure, seededAt);
  await seedRounds(infrastructure, seededAt);
  await seedSaferPlay(api, seededAt);
  await seedFavorites(infrastructure, seededAt);
  await seedRatings(api, seededAt);
  await seedVisits(infrastructure, seededAt);
  await seedNotifications(infrastructure, seededAt);
  await seedSecondFactor(infrastructure, seededAt);
  await seedStaff(infrastructure, seededAt);
  await seedOffice(api, seededAt);
  await seedAdjustments(api);
  await seedTickets(infrastructure, seededAt);
}

/** All sample times are relative to the creation of the sample accounts. */
export async function startOfSampleData({ prisma }: Pick<Infrastructure, 'prisma'>): Promise<Date> {
  const newest = await prisma.user.findFirstOrThrow({
    where: { email: 'new@fairhall.test' },
    select: { createdAt: true },
  });
  return newest.createdAt;
}
