import { beforeAll, expect, it } from 'vitest';
import { type Player, sharedTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

function as(player: Player, method: 'get' | 'put' | 'delete', url: string) {
  return server.api[method](`/api${url}`).set('authorization', `Bearer ${player.token}`);
}

async function withWithdrawal(): Promise<Player> {
  const player = await server.player({ BRL: 123_456n });
  await server.api
    .post('/api/payment/withdraw')
    .set('authorization', `Bearer ${player.token}`)
    .send({ walletType: 'BRL', money: '1234.50', bankCode: 'CPF', bank: '12345678901' });
  return player;
}

it('describes a withdrawal in the reader’s language, with localized amounts', async () => {
  const player = await withWithdrawal();
  const english = await as(player, 'get', '/notifications');
  expect(english.body.data).toMatchObject({ total: 1, pageNum: 1, pageSize: 10 });
  expect(english.body.data.list[0]).toMatchObject({
    type: 'withdrawal',
    title: 'Withdrawal on its way',
    message: expect.stringContaining('R$1,234.50'),
    isRead: false,
    link: '/wallet?records=withdrawals',
  });
  const portuguese = await as(player, 'get', '/notifications').set('accept-language', 'pt');
  expect(portuguese.body.data.list[0].message).toContain('R$\u00a01.234,50');
});

it('counts unread ones, marks one or all as read, and filters by it', async () => {
  const player = await withWithdrawal();
  const count = async () =>
    (await as(player, 'get', '/notifications/unread-count')).body.data.count;
  const [only] = (await as(player, 'get', '/notifications')).body.data.list;
  expect(await count()).toBe(1);
  await as(player, 'put', `/notifications/${encodeURIComponent(only.id)}/read`);
  expect(await count()).toBe(0);
  const unread = await as(player, 'get', '/notifications?isRead=false');
  expect(unread.body.data.total).toBe(0);
  expect((await as(player, 'put', '/notifications/read-all')).body.code).toBe(200);
});

it('lists read and unread ones together, newest first, page by page', async () => {
  const player = await server.player();
  const at = server.clock.now().getTime();
  const ids = ['oldest', 'older', 'newer', 'newest'].map((age) => `${player.userId}.${age}`);
  await server.infrastructure.prisma.notification.createMany({
    data: ids.map((id, index) => ({
      id,
      userId: player.userId,
      type: 'system',
      message: 'welcome',
      isRead: index % 2 === 0,
      createdAt: new Date(at + index),
    })),
  });
  const page = async (query: string) => {
    const { list, total } = (await as(player, 'get', `/notifications?${query}`)).body.data;
    return { total, ids: list.map(({ id }: { id: string }) => id) };
  };
  const [oldest, older, newer, newest] = ids;
  expect(await page('pageSize=3')).toEqual({ total: 4, ids: [newest, newer, older] });
  expect(await page('pageSize=3&pageNum=2')).toEqual({ total: 4, ids: [oldest] });
  expect(await page('isRead=true')).toEqual({ total: 2, ids: [newer, oldest] });
});

it('separates security from activity', async () => {
  const player = await withWithdrawal();
  const { password: oldPassword } = player;
  await server.api
    .post('/api/user/changePassword')
    .set('authorization', `Bearer ${player.token}`)
    .send({ oldPassword, newPassword: 'battery staple 9' });
  const typesIn = async (query: string) => {
    const { body } = await as(player, 'get', `/notifications?${query}`);
    return body.data.list.map(({ type }: { type: string }) => type);
  };
  expect(await typesIn('group=system')).toEqual(['system']);
  expect(await typesIn('group=activity')).toEqual(['withdrawal']);
  expect(await typesIn('group=activity&type=system')).toEqual([]);
  expect((await as(player, 'get', '/notifications?group=others')).status).toBe(400);
});

it('never changes another player’s notification', async () => {
  const owner = await withWithdrawal();
  const stranger = await server.player();
  const [only] = (await as(owner, 'get', '/notifications')).body.data.list;
  const path = `/notifications/${encodeURIComponent(only.id)}`;
  expect((await as(stranger, 'put', `${path}/read`)).status).toBe(404);
  expect((await as(stranger, 'delete', path)).status).toBe(404);
  expect((await as(owner, 'delete', path)).body.code).toBe(200);
  expect((await as(owner, 'get', '/notifications')).body.data.total).toBe(0);
});
