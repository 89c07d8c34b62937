import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedFavorites } from '../../seed/favorites.ts';
import { lockSampleAccounts } from '../../seed/lock-sample-accounts.ts';
import { seedNotifications } from '../../seed/notifications.ts';
import { seedOrders } from '../../seed/orders.ts';
import { seedRounds } from '../../seed/rounds.ts';
import { seedSaferPlay } from '../../seed/safer-play.ts';
import { SAMPLE_PASSWORD, sampleAccounts } from '../../seed/sample-accounts.ts';
import { sampleStaff } from '../../seed/sample-staff.ts';
import { SAMPLE_RECOVERY_CODES, SAMPLE_TOTP_SECRET } from '../../seed/second-factor.ts';
import { seed } from '../../seed/seed.ts';
import { seedUsers } from '../../seed/users.ts';
import { seedVisits } from '../../seed/visits.ts';
import { DepositStatus, WithdrawStatus } from '../../server/api/src/contract/enums.ts';
import { notificationTypes } from '../../server/api/src/contract/notification-types.ts';
import { prepareAuthQueries, SessionRegistry } from '../../server/api/src/modules/auth/index.ts';
import { firstDepositBonus } from '../../server/api/src/modules/payments/index.ts';
import { repository } from '../support/command.ts';
import { totpCode } from '../support/totp-code.ts';
import { endLogin } from './second-factor-calls.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seed(server.opened);
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

it('demo@ has money, favourites, a history of every kind and every type of notification', async () => {
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

it('sec@ logs in by the code of the documented key, and by the documented recovery codes', async () => {
  const readme = await readFile(path.join(repository, 'README.md'), 'utf8');
  for (const text of [SAMPLE_TOTP_SECRET, ...SAMPLE_RECOVERY_CODES]) {
    expect(readme).toContain(`\`${text}\``);
  }
  const code = totpCode(SAMPLE_TOTP_SECRET, server.clock.now());
  const factors = [{ code }, ...SAMPLE_RECOVERY_CODES.map((recovery) => ({ recovery }))];
  for (const factor of factors) {
    const { code: required, data } = await logIn('sec');
    expect(required).toBe(1007);
    expect(await endLogin(server, { challenge: data.challenge, ...factor })).toMatchObject({
      code: 200,
    });
  }
});

it('the ledger has an entry for every sample order', async () => {
  const { prisma } = server.infrastructure;
  const all = await prisma.ledgerPosting.findMany();
  const entries = await prisma.ledgerEntry.findMany({ select: { id: true, key: true } });
  const postings = new Map(
    entries.map(({ id, key }) => [key, all.filter(({ entryId }) => entryId === id)]),
  );
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

it('the bonus of a sample order stays within the rule of the first deposit', async () => {
  const rewarded = await server.infrastructure.prisma.depositOrder.findMany({
    where: { bonusMinor: { gt: 0 } },
  });
  expect(rewarded.length).toBeGreaterThan(1);
  for (const order of rewarded) {
    expect(order.bonusMinor, order.outTradeNo).toBe(firstDepositBonus(order));
  }
});

it('new@ has no data yet', async () => {
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

it('lia@ has limits that are partly used, a raise, a reality check and nine months of statement', async () => {
  const read = await reader('lia');
  const { limits, realityCheck } = await read('/safer-play');
  expect(limits).toMatchObject([
    { kind: 'deposit', period: 'day', amount: 100, used: 80, pending: null },
    { kind: 'deposit', period: 'month', amount: 1000, pending: { amount: 2000 } },
    { kind: 'loss', period: 'week', amount: 200, used: 150, pending: null },
  ]);
  const readyMs = new Date(limits[1].pending.confirmableAt).getTime();
  expect(Math.round((readyMs - server.clock.now().getTime()) / 3_600_000)).toBe(6);
  expect(realityCheck).toMatchObject({ everyMinutes: 15 });
  const { rows, played } = await read('/safer-play/statement');
  expect(rows.length).toBeGreaterThanOrEqual(9);
  expect(played.length).toBeGreaterThanOrEqual(8);
});

it('tom@ is on a break, and logs in', async () => {
  const read = await reader('tom');
  expect(await read('/user/info')).toMatchObject({ timeOutUntil: '2099-01-01T00:00:00.000Z' });
});

it('blocked@ cannot log in', async () => {
  const data = { until: null, canReturn: false };
  expect(await logIn('blocked')).toMatchObject({ code: 1006, data });
});

it('a start with SEED=off on this data locks every sample account: the public password opens none, sessions end, the money stays; SEED=on opens them again', async () => {
  const names = ['demo', 'new', 'busy', 'lia', 'tom', 'blocked'] as const;
  const { token } = (await logIn('demo')).data;
  const { prisma } = server.infrastructure;
  const balances = () =>
    prisma.ledgerBalance.findMany({ orderBy: [{ userId: 'asc' }, { currency: 'asc' }] });
  const before = await balances();

  await lockSampleAccounts(server.infrastructure);
  // As after the restart, whose sessions come from the database.
  const restarted = new SessionRegistry({
    ...server.infrastructure,
    queries: prepareAuthQueries(server.infrastructure.reader),
    cachedMax: 0,
  });
  for (const name of names) expect(await logIn(name), name).toMatchObject({ code: 1006 });
  expect((await restarted.identify(token)).session).toBeNull();
  expect(await balances()).toEqual(before);

  await seed(server.opened);
  const opened = await Promise.all(names.map(async (name) => (await logIn(name)).code));
  expect(opened).toEqual([200, 200, 200, 200, 200, 1006]);
});

it('sample staff are locked and opened again in the same way', async () => {
  const logInStaff = async (email: string) => {
    const login = { email, password: SAMPLE_PASSWORD };
    return (await server.office.post('/office/login').send(login)).body;
  };
  const { data } = await logInStaff(sampleStaff.admin.email);
  await lockSampleAccounts(server.infrastructure);
  for (const { email } of Object.values(sampleStaff)) {
    expect(await logInStaff(email), email).toMatchObject({ code: 1001 });
  }
  const me = await server.office.get('/office/me').auth(data.token, { type: 'bearer' });
  expect(me.status).toBe(401);
  await seed(server.opened);
  for (const { email, role } of Object.values(sampleStaff)) {
    expect(await logInStaff(email), email).toMatchObject({ code: 200, data: { staff: { role } } });
  }
});

it('a repeated or resumed seeding changes nothing', async () => {
  const { prisma } = server.infrastructure;
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
  await seed(server.opened);
  const seededAt = server.clock.now();
  await seedUsers(server.opened);
  await seedOrders(server.infrastructure, seededAt);
  await seedRounds(server.infrastructure, seededAt);
  await seedSaferPlay(server.opened, seededAt);
  await seedFavorites(server.infrastructure, seededAt);
  await seedVisits(server.infrastructure, seededAt);
  await seedNotifications(server.infrastructure, seededAt);
  expect(await counts()).toEqual(before);
});
