import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedFavorites } from '../../seed/favorites.ts';
import { seedNotifications } from '../../seed/notifications.ts';
import { seedOrders } from '../../seed/orders.ts';
import { seedRounds } from '../../seed/rounds.ts';
import { SAMPLE_PASSWORD, sampleAccounts } from '../../seed/sample-accounts.ts';
import { seed } from '../../seed/seed.ts';
import { seedUsers } from '../../seed/users.ts';
import { seedVisits } from '../../seed/visits.ts';
import { DepositStatus, WithdrawStatus } from '../../server/api/src/contract/enums.ts';
import { notificationTypes } from '../../server/api/src/contract/notification-types.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seed(server.services);
});

afterAll(() => server.close());

async function logIn(name: keyof typeof sampleAccounts) {
  const { email } = sampleAccounts[name];
  const response = await server.api
    .post('/api/user/login')
    .send({ email, password: SAMPLE_PASSWORD });
  return response.body;
}

async function reader(name: keyof typeof sampleAccounts) {
  const { token } = (await logIn(name)).data;
  return async (url: string) => {
    const response = await server.api.get(`/api${url}`).set('authorization', `Bearer ${token}`);
    expect(response.body.code).toBe(200);
    return response.body.data;
  };
}

it('demo@ is wealthy, has favourites, a history of every kind and every type of news', async () => {
  const read = await reader('demo');
  expect(await read('/user/info')).toMatchObject({ currency: 'USD', walletBalance: 10_000 });
  const favorites: { gameId: string }[] = await read('/game/favorite/list');
  expect(favorites.length).toBeGreaterThanOrEqual(5);
  for (const { gameId } of favorites) await read(`/rpgame/games/${gameId}`);
  for (const kind of ['game', 'transaction', 'browse']) {
    const { total } = await read(`/user/history?kind=${kind}`);
    expect(total, kind).toBeGreaterThan(5);
  }
  for (const type of notificationTypes) {
    const { total } = await read(`/notifications?type=${type}`);
    expect(total, type).toBeGreaterThan(0);
  }
});

it('behind every sample order stands its money', async () => {
  const { prisma } = server.services;
  const keyed = await prisma.ledgerEntry.findMany({ select: { key: true, postings: true } });
  const postings = new Map(keyed.map((entry) => [entry.key, entry.postings]));
  const paid = await prisma.depositOrder.findMany({ where: { status: DepositStatus.paid } });
  for (const { outTradeNo, actualMinor, bonusMinor } of paid) {
    const credited = (postings.get(`deposit/${outTradeNo}`) ?? [])
      .filter(({ account }) => account.startsWith('player/'))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    expect(credited, outTradeNo).toBe(actualMinor + bonusMinor);
  }
  const last: Record<number, string> = {
    [WithdrawStatus.successful]: 'settle',
    [WithdrawStatus.failed]: 'return',
  };
  const withdrawals = await prisma.withdrawOrder.findMany();
  for (const { orderNum, status } of withdrawals) {
    const step = last[status] ?? 'freeze';
    expect(postings.get(`withdraw/${orderNum}/${step}`), `${orderNum} ${step}`).toHaveLength(2);
  }
  expect(paid.length).toBeGreaterThan(5);
  expect(withdrawals.length).toBeGreaterThan(4);
});

it('new@ has done nothing yet', async () => {
  const read = await reader('new');
  expect(await read('/user/info')).toMatchObject({ balance: 0, totalDeposit: 0 });
  expect(await read('/game/favorite/list')).toEqual([]);
  expect(await read('/promo/welcome')).toMatchObject({ available: true });
  for (const kind of ['game', 'transaction', 'browse']) {
    expect((await read(`/user/history?kind=${kind}`)).total).toBe(0);
  }
});

it('busy@ has orders in every status', async () => {
  const read = await reader('busy');
  for (const status of ['pending', 'completed', 'failed', 'cancelled']) {
    const { total } = await read(`/user/history?kind=transaction&status=${status}`);
    expect(total, status).toBeGreaterThan(0);
  }
});

it('blocked@ may not log in', async () => {
  expect(await logIn('blocked')).toMatchObject({ code: 1006, data: null });
});

it('seeding again, or once more what a cut-short run had seeded, changes nothing', async () => {
  const { prisma } = server.services;
  const counts = () =>
    Promise.all([
      prisma.user.count(),
      prisma.favorite.count(),
      prisma.gameVisit.count(),
      prisma.ledgerEntry.count(),
      prisma.depositOrder.count(),
      prisma.notification.count(),
    ]);
  const before = await counts();
  await seed(server.services);
  const seededAt = server.clock.now();
  await seedUsers(server.services);
  await seedOrders(server.services, seededAt);
  await seedRounds(server.services, seededAt);
  await seedFavorites(server.services, seededAt);
  await seedVisits(server.services, seededAt);
  await seedNotifications(server.services, seededAt);
  expect(await counts()).toEqual(before);
});
