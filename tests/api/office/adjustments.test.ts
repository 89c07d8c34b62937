import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { backendOf } from '../../../server/api/src/backends/index.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { walletBalance } from '../wallet-balance.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { loggedIn, logIn, type Staff } from './staff.ts';

const DAY_MS = 86_400_000;
const reason = 'Round 4711 was cut off by our outage';

let server: TestServer;
let manager: Staff;
let payments: Office;
let requester: Office;
let approver: Office;

beforeAll(async () => {
  server = await startTestServer();
  manager = await loggedIn(server, 'manager');
  requester = officeOf(server, manager);
  approver = officeOf(server, await loggedIn(server, 'admin'));
  payments = officeOf(server, await loggedIn(server, 'payments'));
});

afterAll(() => server.close());

const of = ({ userId }: Player, money: string, walletType = 'USD') => ({
  uid: userId,
  walletType,
  money,
  reason,
});

const balanceOf = ({ token }: Player, walletType = 'USD') =>
  walletBalance(server, { token, walletType });

async function messagesOf({ token }: Player): Promise<string[]> {
  const { body } = await server.api.get('/api/notifications').set(bearer(token));
  return body.data.list.map(({ message }: { message: string }) => message);
}

describe('a small adjustment', () => {
  test('moves the money at once, and the player learns why', async () => {
    const player = await server.player({ USD: 1000n });
    const { body } = await payments.post('/adjustments', of(player, '12.50'));
    expect(body.data).toMatchObject({ state: 'applied', amount: 12.5, amountUsd: 12.5, reason });
    expect(await balanceOf(player)).toBe(22.5);
    expect(await codeOf(payments.post('/adjustments', of(player, '-20.5')))).toBe(200);
    expect(await balanceOf(player)).toBe(2);
    expect(await messagesOf(player)).toEqual([
      `We corrected your USD wallet by −$20.50. ${reason}`,
      `We corrected your USD wallet by +$12.50. ${reason}`,
    ]);
    expect(await auditOf(server, body.data.id)).toMatchObject([
      { action: 'adjustment.request', after: { amountMinor: '1250', state: 'applied' } },
    ]);
  });

  test('never takes more than there is', async () => {
    const player = await server.player({ USD: 1000n });
    expect(await codeOf(payments.post('/adjustments', of(player, '-10.01')))).toBe(1101);
    expect(await balanceOf(player)).toBe(10);
    const { prisma } = server.infrastructure;
    expect(await prisma.adjustment.count({ where: { userId: player.userId } })).toBe(0);
    expect(await messagesOf(player)).toEqual([]);
  });

  test('is refused for an unknown player, currency or amount', async () => {
    const player = await server.player();
    const post = (body: object) => codeOf(payments.post('/adjustments', body));
    expect(await post({ ...of(player, '1'), uid: 'nobody' })).toBe(404);
    expect(await post(of(player, '1', 'XXX'))).toBe(1104);
    expect(await post(of(player, '0'))).toBe(1102);
    expect(await post(of(player, '0.5', 'JPY'))).toBe(400);
    expect(await post({ ...of(player, '1'), reason: 'short' })).toBe(400);
  });

  test('is made once for an idempotency key, whatever runs at once', async () => {
    const player = await server.player();
    const keyed = (money: string) =>
      payments.post('/adjustments', of(player, money)).set('idempotency-key', player.userId);
    const responses = await Promise.all([keyed('5'), keyed('5'), keyed('5')]);
    const ids = new Set(responses.map(({ body }) => body.data.id));
    expect(ids.size).toBe(1);
    expect(await balanceOf(player)).toBe(5);
    expect(await codeOf(keyed('6'))).toBe(1107);
  });
});

describe('a large adjustment', () => {
  test('waits for a second person, in any currency', async () => {
    const player = await server.player();
    expect(await codeOf(payments.post('/adjustments', of(player, '100.01')))).toBe(403);
    expect(await codeOf(payments.post('/adjustments', of(player, '20000', 'JPY')))).toBe(403);
    const { body } = await requester.post('/adjustments', of(player, '20000', 'JPY'));
    expect(body.data).toMatchObject({ state: 'waiting', amountUsd: 132, reviewedBy: null });
    expect(await balanceOf(player, 'JPY')).toBe(0);
    const path = `/adjustments/${body.data.id}`;
    expect(await codeOf(requester.post(`${path}/approve`))).toBe(1502);
    expect(await codeOf(requester.post(`${path}/reject`))).toBe(1502);
    expect(await codeOf(payments.post(`${path}/approve`))).toBe(403);
    const approved = await approver.post(`${path}/approve`, { note: 'Seen in the log' });
    expect(approved.body.data).toMatchObject({
      state: 'applied',
      reviewedBy: { name: 'A admin' },
      reviewNote: 'Seen in the log',
    });
    expect(await balanceOf(player, 'JPY')).toBe(20_000);
    expect(await codeOf(approver.post(`${path}/approve`))).toBe(1501);
    expect(await codeOf(approver.post(`${path}/reject`))).toBe(1501);
    expect(await messagesOf(player)).toHaveLength(1);
    expect((await auditOf(server, body.data.id)).map(({ action }) => action)).toEqual([
      'adjustment.request',
      'adjustment.approve',
    ]);
  });

  test('moves nothing once it is rejected, and the player gets no notification', async () => {
    const player = await server.player();
    const { body } = await requester.post('/adjustments', of(player, '500'));
    const path = `/adjustments/${body.data.id}`;
    const rejected = await approver.post(`${path}/reject`, { note: 'The round was paid' });
    expect(rejected.body.data).toMatchObject({ state: 'rejected' });
    expect(await codeOf(approver.post(`${path}/approve`))).toBe(1501);
    expect(await balanceOf(player)).toBe(0);
    expect(await messagesOf(player)).toEqual([]);
  });

  test('that takes more than there is stays waiting', async () => {
    const player = await server.player({ USD: 100n });
    const { body } = await requester.post('/adjustments', of(player, '-500'));
    expect(await codeOf(approver.post(`/adjustments/${body.data.id}/approve`))).toBe(1101);
    const { body: list } = await approver.get('/adjustments', {
      state: 'waiting',
      uid: player.userId,
    });
    expect(list.data).toMatchObject({ total: 1, list: [{ id: body.data.id, state: 'waiting' }] });
    expect(await auditOf(server, body.data.id)).toHaveLength(1);
  });

  test('has one decision when several come at once', async () => {
    const player = await server.player();
    const { body } = await requester.post('/adjustments', of(player, '300'));
    const path = `/adjustments/${body.data.id}`;
    const codes = await Promise.all(
      ['approve', 'reject', 'approve', 'reject'].map((act) =>
        codeOf(approver.post(`${path}/${act}`)),
      ),
    );
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 1501, 1501, 1501]);
    expect(await auditOf(server, body.data.id)).toHaveLength(2);
    const isApproved = codes[0] === 200 || codes[2] === 200;
    expect(await balanceOf(player)).toBe(isApproved ? 300 : 0);
  });
});

describe('the history of the player', () => {
  const historyOf = async ({ token }: Player, query: object = {}) => {
    const { body } = await server.api
      .get('/api/user/history')
      .query({ kind: 'adjustment', ...query })
      .set(bearer(token));
    return body.data;
  };

  test('has each adjustment that moved money, with its sign and its reason', async () => {
    const player = await server.player({ USD: 1000n });
    await payments.post('/adjustments', of(player, '12.50'));
    server.clock.advance(1000);
    await payments.post('/adjustments', of(player, '-3'));
    await requester.post('/adjustments', of(player, '500'));
    const { body: rejected } = await requester.post('/adjustments', of(player, '600'));
    await approver.post(`/adjustments/${rejected.data.id}/reject`);
    const history = await historyOf(player);
    expect(history).toMatchObject({ total: 2, list: [{ amount: -3 }, { amount: 12.5 }] });
    expect(history.list[0]).toEqual({
      id: expect.any(String),
      kind: 'adjustment',
      type: 'adjustment',
      status: 'completed',
      amount: -3,
      reason,
      walletType: 'USD',
      gameId: null,
      gameName: null,
      roundId: null,
      createTime: server.clock.now().toISOString(),
    });
    expect(await historyOf(player, { pageSize: 1, pageNum: 2 })).toMatchObject({
      total: 2,
      list: [{ amount: 12.5 }],
    });
    expect((await historyOf(player, { kind: 'transaction' })).total).toBe(0);
  });

  test('has a reward beside them, and filters by type, wallet and days', async () => {
    const player = await server.player({ USD: 1000n });
    await payments.post('/adjustments', of(player, '2000', 'JPY'));
    const { body } = await server.api
      .post('/api/promo/welcome')
      .set(bearer(player.token))
      .send({ walletType: 'BRL' });
    const typesOf = async (query: object) =>
      (await historyOf(player, query)).list.map(({ type }: { type: string }) => type).sort();
    expect(await typesOf({})).toEqual(['adjustment', 'reward']);
    expect(await typesOf({ type: 'adjustment' })).toEqual(['adjustment']);
    expect(await typesOf({ walletType: 'JPY' })).toEqual(['adjustment']);
    expect(await typesOf({ type: 'deposit' })).toEqual([]);
    expect(await typesOf({ status: 'pending' })).toEqual([]);
    expect(await typesOf({ endTime: '2020-12-31' })).toEqual([]);
    const [reward] = (await historyOf(player, { type: 'reward', startTime: '2020-01-01' })).list;
    expect(reward).toMatchObject({ amount: body.data.amount, walletType: 'BRL' });
    expect(reward).not.toHaveProperty('reason');
  });
});

describe('what one person may correct in 24 hours', () => {
  const sumOf = (responses: readonly { body: { data: { amountUsd: number } | null } }[]) =>
    responses.reduce((sum, { body }) => sum + (body.data?.amountUsd ?? 0), 0);

  /** The first posts go on together once there are so many: each was checked by the same sums. */
  function postTogether(count: number): void {
    onTestFinished(() => void vi.restoreAllMocks());
    const held: (() => void)[] = [];
    let posts = 0;
    for (const { infrastructure } of server.nodes) {
      const { ledger } = infrastructure;
      const post = ledger.post.bind(ledger);
      vi.spyOn(ledger, 'post').mockImplementation(async (entry) => {
        posts += 1;
        if (posts < count) await new Promise<void>((resolve) => held.push(resolve));
        for (const resume of held.splice(0)) resume();
        return post(entry);
      });
    }
  }

  test('is a sum for each player, however many members of staff correct at once', async () => {
    const player = await server.player({ USD: 10_000n });
    const amounts = ['40', '-40', '40', '-40', '40', '-40'];
    const members = await Promise.all(amounts.map(() => loggedIn(server, 'payments')));
    postTogether(members.length);
    const responses = await Promise.all(
      members.map((member, index) =>
        officeOf(server, member).post('/adjustments', of(player, amounts[index] ?? '')),
      ),
    );
    expect(responses.map(({ body }) => body.code).toSorted()).toEqual([
      200, 200, 403, 403, 403, 403,
    ]);
    const { body } = await requester.post('/adjustments', of(player, '20.01'));
    expect(body.data).toMatchObject({ state: 'waiting' });
    expect(await codeOf(payments.post('/adjustments', of(player, '20')))).toBe(200);
  });

  test('is a sum for each member of staff, however many adjustments come at once', async () => {
    const member = await loggedIn(server, 'payments');
    const players = await Promise.all(Array.from({ length: 30 }, () => server.player()));
    const post = (by: Staff) =>
      Promise.all(
        players.map((player) => officeOf(server, by).post('/adjustments', of(player, '100'))),
      );
    const responses = await post(member);
    expect(sumOf(responses)).toBe(500);
    expect(responses.filter(({ body }) => body.code === 403)).toHaveLength(25);
    server.clock.advance(DAY_MS);
    const again = await logIn(server, member);
    expect(sumOf(await post({ ...member, token: again.body.data.token }))).toBe(500);
  });
});

test('the ledger agrees with every adjustment', async () => {
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});
