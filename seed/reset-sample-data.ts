import { hashPassword } from '@fairhall/api/modules/auth/passwords';
import { protectionChanged } from '@fairhall/api/modules/safer-play/protection';
import { storeAudit } from '@fairhall/api/office/modules/audit/audit.repository';
import { auditEntry } from '@fairhall/api/office/modules/audit/audit-entry';
import type { Actor } from '@fairhall/api/office/modules/staff/active-staff';
import type { ResetSampleData } from '@fairhall/api/office/modules/test-desk/reset-sample-data';
import type { Services } from '@fairhall/api/services';
import { seedFavorites } from './favorites.ts';
import { seedMarkets } from './markets.ts';
import { seedNotifications } from './notifications.ts';
import { flagLou } from './office.ts';
import { type PopulationPlayer, population } from './population.ts';
import { resetBalances } from './reset-balances.ts';
import { seedSaferPlay } from './safer-play.ts';
import { SAMPLE_PASSWORD, sampleAccounts } from './sample-accounts.ts';
import { seedSecondFactor } from './second-factor.ts';
import { POPULATION_KEY, SEED_KEY, startOfSampleData } from './seed.ts';
import { playerStateOf, seedLimits, startOfPopulation } from './seed-population.ts';
import { seedTickets } from './tickets.ts';
import { accountStateOf } from './users.ts';
import { seedVisits } from './visits.ts';

/** `blocked` stays: nobody logs in to it. */
const { blocked: _excluded, ...accounts } = sampleAccounts;

/**
 * Brings the sample accounts back to what a first start makes: their sessions end, what they and staff
 * set is restored, and adjustments of the ledger lead to the first balances. Nothing that happened is
 * undone: entries, orders, rounds and the log stay, and open orders and rounds go on.
 * @throws AppError 1501 when money of a player moves meanwhile: a further reset completes this one
 */
export const resetSampleData: ResetSampleData = async (services, actor) => {
  const populationStart = await startOfPopulation(services);
  const players = populationStart === null ? [] : population;
  const uids = [...Object.values(accounts), ...players].map(({ id }) => id);
  for (const uid of uids) await services.sessions.endAll(uid);
  await restoreRows(services, { actor, uids, players, populationStart });
  await seedAgain(services, populationStart);
  for (const uid of uids) protectionChanged(services, uid);
  const adjustments = await resetBalances(services, {
    actor,
    groups: [
      { key: SEED_KEY, uids: Object.values(accounts).map(({ id }) => id) },
      { key: POPULATION_KEY, uids: players.map(({ id }) => id) },
    ],
  });
  return { accounts: uids.length, adjustments };
};

/** What an account without any setting has. */
const UNSET = {
  phone: null,
  address: null,
  country: null,
  avatar: null,
  currency: 'USD',
  language: 'en',
  market: 'open',
  selfExcludedUntil: null,
  returnsAt: null,
  timeOutUntil: null,
  realityCheckMinutes: 0,
  realityCheckedAt: null,
  limitAskedAt: null,
  gamesClearedAt: null,
  passwordChangedAt: null,
  hasLimits: false,
} as const;

/** Deletes what players and staff have added, and gives the accounts their first state. */
async function restoreRows(
  services: Services,
  of: {
    readonly actor: Actor;
    readonly uids: readonly string[];
    readonly players: readonly PopulationPlayer[];
    readonly populationStart: Date | null;
  },
): Promise<void> {
  const { actor, uids, players, populationStart } = of;
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const act = { action: 'test.reset', subjectKind: 'service', subjectId: 'sample-data' } as const;
  const audit = auditEntry(services, actor, { ...act, after: { accounts: uids.length } });
  const states = [
    ...Object.entries(accounts).map(([name, account]) => ({
      id: account.id,
      ...accountStateOf(name, account),
    })),
    ...players.map((player) => ({
      id: player.id,
      ...playerStateOf(player, populationStart ?? services.clock.now()),
    })),
  ];
  await services.prisma.$transaction(async (tx) => {
    const where = { userId: { in: [...uids] } };
    await tx.playerLimit.deleteMany({ where });
    await tx.favorite.deleteMany({ where });
    await tx.gameVisit.deleteMany({ where });
    await tx.notification.deleteMany({ where });
    await tx.playerNote.deleteMany({ where });
    await tx.supportMessage.deleteMany({ where: { ticket: where } });
    await tx.supportTicket.deleteMany({ where });
    await tx.loginChallenge.deleteMany({ where });
    await tx.passwordReset.deleteMany({ where });
    await tx.recoveryCode.deleteMany({ where });
    await tx.passkey.deleteMany({ where });
    await tx.secondFactor.deleteMany({ where });
    for (const { id, ...state } of states) {
      const data = { ...UNSET, passwordHash, ...state };
      await tx.user.update({ where: { id }, data, select: { id: true } });
    }
    await storeAudit(tx, audit);
  });
}

/** The steps of the seeding that set what was deleted; their money was posted before, once. */
async function seedAgain(services: Services, populationStart: Date | null): Promise<void> {
  const seededAt = await startOfSampleData(services);
  const change = { by: 'system', at: services.clock.now() } as const;
  await seedMarkets(services, seededAt);
  await seedSaferPlay(services, seededAt, change);
  await seedFavorites(services, seededAt);
  await seedVisits(services, seededAt);
  await seedNotifications(services, seededAt);
  await seedSecondFactor(services, seededAt);
  await flagLou(services, seededAt);
  await seedTickets(services, seededAt);
  if (populationStart !== null) await seedLimits(services, populationStart, change);
}
