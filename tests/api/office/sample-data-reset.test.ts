import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_PASSWORD, sampleAccounts } from '../../../seed/sample-accounts.ts';
import { seed } from '../../../seed/seed.ts';
import { backendOf } from '../../../server/api/src/backends/index.ts';
import { bearer, startTestServer, type TestServer } from '../test-server.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { loggedIn } from './staff.ts';

/* The sandbox tools restore the sample accounts to their state after a first start. */

let server: TestServer;
let office: Office;

beforeAll(async () => {
  server = await startTestServer({ env: { SEED: 'on' } });
  await seed(server.opened);
  office = officeOf(server, await loggedIn(server, 'manager'));
});

afterAll(() => server.close());

async function logIn(name: keyof typeof sampleAccounts, password = SAMPLE_PASSWORD) {
  const { email } = sampleAccounts[name];
  const { body } = await server.api.post('/api/user/login').send({ email, password });
  return body;
}

/** What a reset restores of all sample accounts. */
async function restorable() {
  const { prisma } = server.infrastructure;
  const where = { userId: { in: Object.values(sampleAccounts).map(({ id }) => id) } };
  const [users, balances, favorites, limits, tickets, notes, notifications, factors, visits] =
    await Promise.all([
      prisma.user.findMany({
        // The version only counts changes.
        omit: { passwordHash: true, restrictionsVersion: true },
        where: { id: where.userId },
        orderBy: { id: 'asc' },
      }),
      prisma.ledgerBalance.findMany({ where, orderBy: [{ userId: 'asc' }, { currency: 'asc' }] }),
      prisma.favorite.findMany({ where, orderBy: { createdAt: 'asc' } }),
      prisma.playerLimit.findMany({
        where,
        omit: { carriedSince: true },
        orderBy: [{ userId: 'asc' }, { kind: 'asc' }, { period: 'asc' }],
      }),
      prisma.supportTicket.findMany({ where, include: { messages: true } }),
      prisma.playerNote.count({ where }),
      prisma.notification.findMany({
        where: { ...where, id: { startsWith: 'seed.' } },
        orderBy: { id: 'asc' },
      }),
      prisma.recoveryCode.findMany({ where, orderBy: { hash: 'asc' } }),
      prisma.gameVisit.findMany({ where, orderBy: { id: 'asc' } }),
    ]);
  return { users, balances, favorites, limits, tickets, notes, notifications, factors, visits };
}

test('a reset restores balances, limits, favourites, questions, notes and settings, and ends sessions; every check holds', async () => {
  const before = await restorable();
  const { token } = (await logIn('demo')).data;
  const asDemo = { set: bearer(token) };
  const call = (method: 'post' | 'put' | 'delete', path: string, body: object) =>
    server.api[method](`/api${path}`).set(asDemo.set).send(body);

  // A player and staff use the accounts.
  const { id: uid } = sampleAccounts.demo;
  const adjust = (walletType: string, money: string) =>
    office.post('/adjustments', { uid, walletType, money, reason: 'A test of the sandbox tools' });
  expect(await codeOf(adjust('EUR', '12.34'))).toBe(200);
  expect(await codeOf(adjust('JPY', '-700'))).toBe(200);
  expect(await codeOf(call('post', '/game/favorite/add', { gameId: 'jelly-cannon' }))).toBe(200);
  const limit = { kind: 'loss', period: 'day', amount: 50 };
  expect(await codeOf(call('put', '/safer-play/limits', limit))).toBe(200);
  const question = { subject: 'A question', text: 'Is this a test of the desk?' };
  expect(await codeOf(call('post', '/support/tickets', question))).toBe(200);
  expect(await codeOf(office.post(`/players/${uid}/notes`, { text: 'A note' }))).toBe(200);
  const market = { market: 'gb', reason: 'A test of the sandbox tools' };
  expect(await codeOf(office.post(`/players/${uid}/market`, market))).toBe(200);
  const changed = { oldPassword: SAMPLE_PASSWORD, newPassword: 'another horse 9' };
  expect(await codeOf(call('post', '/user/changePassword', changed))).toBe(200);
  expect(await restorable()).not.toEqual(before);

  const { body } = await office.post('/test-desk/reset');
  expect(body.data).toEqual({ accounts: 13, adjustments: 2 });
  expect(await restorable()).toEqual(before);
  const info = await server.api.get('/api/user/info').set(asDemo.set);
  expect(info.status).toBe(401);
  expect(await logIn('demo', 'another horse 9')).not.toMatchObject({ code: 200 });
  expect(await logIn('demo')).toMatchObject({ code: 200 });
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});

test('a reset is in the log, with each adjustment, and the next one finds nothing to adjust', async () => {
  expect(await auditOf(server, 'sample-data')).toMatchObject([
    { action: 'test.reset', after: { accounts: 13 } },
  ]);
  const { prisma } = server.infrastructure;
  const rows = await prisma.adjustment.findMany({
    where: { reason: 'The sample data was reset' },
    orderBy: { walletType: 'asc' },
  });
  expect(rows).toMatchObject([
    { walletType: 'EUR', amountMinor: -1234n, state: 'applied' },
    { walletType: 'JPY', amountMinor: 700n, state: 'applied' },
  ]);
  for (const { id } of rows) {
    expect(await auditOf(server, id)).toMatchObject([{ action: 'adjustment.request' }]);
  }
  const { body } = await office.post('/test-desk/reset');
  expect(body.data).toEqual({ accounts: 13, adjustments: 0 });
});

test('the history of limits names the system for what a reset has set', async () => {
  const { prisma } = server.infrastructure;
  const { id: userId } = sampleAccounts.lia;
  const changes = await prisma.limitChange.findMany({ where: { userId } });
  const bySystem = changes.filter(({ by }) => by === 'system');
  expect(bySystem).toHaveLength(2 * 4);
  expect(changes).toHaveLength(3 * 4);
});
