import type { Api, Infrastructure } from '@fairhall/api/app';
import { hashPassword } from '@fairhall/api/modules/auth';
import { type Actor, auditEntry, type ResetSampleData, storeAudit } from '@fairhall/api/office';
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
 * @throws WRONG_STATE when money of a player moves meanwhile: a further reset completes this one
 */
export async function resetSampleData(api: Api, actor: Actor): ReturnType<ResetSampleData> {
  const { infrastructure, modules } = api;
  const populationStart = await startOfPopulation(infrastructure);
  const players = populationStart === null ? [] : population;
  const uids = [...Object.values(accounts), ...players].map(({ id }) => id);
  for (const uid of uids) await modules.auth.sessions.endAll(uid);
  await restoreRows(infrastructure, { actor, uids, players, populationStart });
  await seedAgain(api, populationStart);
  for (const uid of uids) modules.restrictions.changed(uid);
  const adjustments = await resetBalances(infrastructure, {
    actor,
    groups: [
      { key: SEED_KEY, uids: Object.values(accounts).map(({ id }) => id) },
      { key: POPULATION_KEY, uids: players.map(({ id }) => id) },
    ],
  });
  return { accounts: uids.length, adjustments };
}

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
  infrastructure: Infrastructure,
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
  const audit = auditEntry(infrastructure, actor, { ...act, after: { accounts: uids.length } });
  const states = [
    ...Object.entries(accounts).map(([name, account]) => ({
      id: account.id,
      ...accountStateOf(name, account),
    })),
    ...players.map((player) => ({
      id: player.id,
      ...playerStateOf(player, populationStart ?? infrastructure.clock.now()),
    })),
  ];
  await infrastructure.prisma.$transaction(async (tx) => {
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
async function seedAgain(api: Api, populationStart: Date | null): Promise<void> {
  const { infrastructure } = api;
  const seededAt = await startOfSampleData(infrastructure);
  const change = { by: 'system', at: infrastructure.clock.now() } as const;
  await seedMarkets(infrastructure, seededAt);
  await seedSaferPlay(api, seededAt, change);
  await seedFavorites(infrastructure, seededAt);
  await seedVisits(infrastructure, seededAt);
  await seedNotifications(infrastructure, seededAt);
  await seedSecondFactor(infrastructure, seededAt);
  await flagLou(infrastructure, seededAt);
  await seedTickets(infrastructure, seededAt);
  if (populationStart !== null) await seedLimits(infrastructure, populationStart, change);
}
