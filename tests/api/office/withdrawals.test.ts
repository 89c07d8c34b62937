import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { backendOf } from '../../../server/api/src/backends/index.ts';
import { BALANCE_CAP_MINOR } from '../../../server/api/src/contract/money.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../test-server.ts';
import { officeCall, officeData } from './as-staff.ts';
import { orderDeposit, reportPayment } from './payment-calls.ts';
import { loggedIn, type Staff } from './staff.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let petra: Staff;
let olive: Staff;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, env: { REVIEW_FROM_USD: '2000' } });
  petra = await loggedIn(server, 'payments');
  olive = await loggedIn(server, 'manager');
});

afterAll(() => server.close());

/** A player of two days with a balance that was not deposited, logged in just now. */
async function oldPlayer(usdMinor = 1_000_000n): Promise<Player> {
  const player = await server.player({ USD: usdMinor });
  await server.infrastructure.prisma.user.update({
    where: { id: player.userId },
    data: { createdAt: new Date(server.clock.now().getTime() - 2 * DAY_MS) },
  });
  return player;
}

async function withdraw(player: Player, { money = '2500', bank = newCard() } = {}) {
  const { body } = await server.api
    .post('/api/payment/withdraw')
    .set(bearer(player.token))
    .send({ walletType: 'USD', money, bankCode: 'LMPUS', bank });
  const orderNum: string = body.data.orderNum;
  return { ...body.data, orderNum, ...(await stored(orderNum)) };
}

function newCard(): string {
  return `62${Math.trunc(Math.random() * 1e14)
    .toString()
    .padStart(14, '0')}`;
}

function stored(orderNum: string) {
  return server.infrastructure.prisma.withdrawOrder.findUniqueOrThrow({
    where: { orderNum },
    select: { status: true, reviewState: true, reviewFlags: true, version: true },
  });
}

function payoutJobs(orderNum: string): Promise<number> {
  return server.infrastructure.prisma.job.count({ where: { kind: 'payout', subject: orderNum } });
}

async function money({ token }: Player) {
  const { body } = await server.api.get('/api/user/info').set(bearer(token));
  const { walletBalance, frozenBalance } = body.data;
  return { walletBalance, frozenBalance };
}

async function lastNotification({ token }: Player) {
  const { body } = await server.api.get('/api/notifications').set(bearer(token));
  return body.data.list[0];
}

/** @returns the code of the response to the provider's event */
async function deposit(player: Player, amount: number): Promise<number> {
  const { outTradeNo, platOrderNum } = await orderDeposit(server, player, amount);
  const report = { outTradeNo, platOrderNum, amount: String(amount) };
  return (await reportPayment(server, { type: 'payment.paid', ...report })).body.code;
}

async function stake({ userId }: Player, minor: bigint): Promise<void> {
  const { ledger, clock } = server.infrastructure;
  const id = randomUUID();
  const common = { currency: 'USD', type: 'bet' } as const;
  await ledger.post({
    key: `test/bet/${id}`,
    kind: 'bet',
    request: id,
    userId,
    gameId: 'phoenix-ascend',
    occurredAt: clock.now(),
    postings: [
      {
        ...common,
        account: { of: 'player', userId, bucket: 'available' },
        amountMinor: -minor,
      },
      { ...common, account: { of: 'house' }, amountMinor: minor },
    ],
  });
}

const decide = (
  staff: Staff,
  decision: 'approve' | 'reject',
  { orderNum, version = 0 }: { orderNum: string; version?: number },
) => {
  const more = decision === 'reject' ? { reason: 'identity', note: 'No proof' } : { note: 'Known' };
  const body = { version, ...more };
  return officeCall(server, staff, `/withdrawals/${orderNum}/${decision}`, body);
};

describe('the flags of a withdrawal', () => {
  const flagged = async (player: Player, options = {}) => {
    const { reviewFlags, reviewState, orderNum } = await withdraw(player, options);
    return { flags: JSON.parse(reviewFlags), reviewState, jobs: await payoutJobs(orderNum) };
  };
  const goesOn = { flags: [], reviewState: 'none', jobs: 1 };
  const waits = (...flags: string[]) => ({ flags, reviewState: 'waiting', jobs: 0 });

  it('are none for an ordinary one, which is paid out at once', async () => {
    expect(await flagged(await oldPlayer(), { money: '100' })).toEqual(goesOn);
  });

  it('have `large` from the limit on', async () => {
    expect(await flagged(await oldPlayer(), { money: '1999.99' })).toEqual(goesOn);
    expect(await flagged(await oldPlayer(), { money: '2000' })).toEqual(waits('large'));
  });

  it('have `noPlay` until the deposits were staked', async () => {
    const player = await oldPlayer();
    await deposit(player, 100);
    await stake(player, 9_999n);
    expect(await flagged(player, { money: '50' })).toEqual(waits('noPlay'));
    await stake(player, 1n);
    expect(await flagged(player, { money: '50' })).toEqual(goesOn);
  });

  it('have `sharedAccount` when another player requested a withdrawal to the account', async () => {
    const bank = newCard();
    expect(await flagged(await oldPlayer(), { money: '50', bank })).toEqual(goesOn);
    expect(await flagged(await oldPlayer(), { money: '50', bank })).toEqual(waits('sharedAccount'));
  });

  it('have `newAccount` and `newPassword` for a day, which alone are no reason to wait', async () => {
    const player = await server.player({ USD: 100_000n });
    await server.api
      .post('/api/user/changePassword')
      .set(bearer(player.token))
      .send({ oldPassword: player.password, newPassword: 'another horse 8' });
    const flags = ['newAccount', 'newPassword'];
    expect(await flagged(player, { money: '50' })).toEqual({ ...goesOn, flags });
    server.clock.advance(DAY_MS - 1000);
    const later = { ...player, token: await logInAgain(player, 'another horse 8') };
    server.clock.advance(1000);
    expect(await flagged(later, { money: '50' })).toEqual(goesOn);
    petra = await loggedIn(server, 'payments');
    olive = await loggedIn(server, 'manager');
  });

  it('have `excluded` for a self-excluded player', async () => {
    const player = await oldPlayer();
    await server.infrastructure.prisma.user.update({
      where: { id: player.userId },
      data: { selfExcludedUntil: new Date('2099-01-01T00:00:00Z') },
    });
    expect(await flagged(player, { money: '50' })).toEqual(waits('excluded'));
  });

  async function logInAgain({ email }: Player, password: string): Promise<string> {
    const { body } = await server.api.post('/api/user/login').send({ email, password });
    return body.data.token;
  }
});

describe('a withdrawal that waits', () => {
  it('is pending for its player, with a status reason and a notification, and its money is frozen', async () => {
    const player = await oldPlayer();
    const order = await withdraw(player);
    expect(order).toMatchObject({
      isInReview: true,
      remark: 'Being checked, usually within 24 hours: a person looks at larger amounts.',
    });
    expect(await money(player)).toEqual({ walletBalance: 7500, frozenBalance: 2500 });
    const records = await server.api
      .post('/api/payment/withdraw/records')
      .set(bearer(player.token))
      .set('accept-language', 'pt-br')
      .send({});
    expect(records.body.data.list[0]).toMatchObject({
      status: 0,
      isInReview: true,
      remark: 'Em análise, geralmente em até 24 horas: uma pessoa confere valores maiores.',
    });
    expect(await lastNotification(player)).toMatchObject({
      type: 'withdrawal',
      title: 'Withdrawal being checked',
      message: expect.stringContaining(order.remark),
      link: '/wallet?records=withdrawals',
    });
  });

  it('has a reason for its player, without what others did', async () => {
    const unplayed = await oldPlayer();
    await deposit(unplayed, 100);
    const bank = newCard();
    const first = await withdraw(await oldPlayer(), { money: '50', bank });
    expect(first).toMatchObject({ isInReview: false, remark: '' });
    const shared = await withdraw(await oldPlayer(), { money: '50', bank });
    expect((await withdraw(unplayed, { money: '50' })).remark).toMatch(
      /a deposit that was not played/,
    );
    expect(shared.remark).toMatch(/a person looks at the account that receives it/);
  });

  it('is in the queue with masked details, and opens with the facts for a decision', async () => {
    const player = await oldPlayer();
    const { orderNum } = await withdraw(player);
    const queue = await officeData(server, petra, '/withdrawals?state=waiting&pageSize=100');
    const row = queue.list.find(({ order }: { order: { orderNum: string } }) => {
      return order.orderNum === orderNum;
    });
    expect(row).toMatchObject({
      flags: ['large'],
      reviewState: 'waiting',
      ageS: 0,
      player: { uid: player.userId, email: 'p••@f••.test' },
      order: { amount: 2500, amountUsd: 2500, account: expect.stringMatching(/^••••\d{4}$/) },
    });
    const detail = await officeData(server, petra, `/withdrawals/${orderNum}`);
    expect(detail).toMatchObject({
      facts: {
        accountsUsed: 1,
        sharedWith: [],
        deposits: { count: 0 },
        moneyFrom: { deposits: 0, rewards: 0, play: 0, other: 10_000 },
      },
      timeline: [{ kind: 'requested' }, { kind: 'flagged', text: 'large' }],
      entries: [{ kind: 'withdraw-freeze' }],
    });
    expect(detail.facts.devices).toHaveLength(1);
  });

  it('is measured: the age of the oldest one', async () => {
    await withdraw(await oldPlayer());
    server.clock.advance(HOUR_MS);
    const text = await server.infrastructure.metrics.registry.metrics();
    const [, seconds] = /fairhall_withdrawals_waiting_oldest_seconds (\d+)/.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(3600);
    petra = await loggedIn(server, 'payments');
    olive = await loggedIn(server, 'manager');
  });
});

describe('an approval', () => {
  it('lets the payout begin, once, and is in the log with who and why', async () => {
    const player = await oldPlayer();
    const { orderNum } = await withdraw(player);
    const { body } = await decide(petra, 'approve', { orderNum });
    expect(body.data).toMatchObject({
      reviewState: 'approved',
      reviewedBy: { id: petra.staffId, name: petra.name },
      version: 1,
      status: 0,
    });
    expect(await payoutJobs(orderNum)).toBe(1);
    // Of many due jobs a run takes some.
    while ((await server.runDueJobs()) === 0);
    const { body: records } = await server.api
      .post('/api/payment/withdraw/records')
      .set(bearer(player.token))
      .send({});
    expect(records.data.list[0].platformOrderId).toMatch(/^MP/);
    const detail = await officeData(server, petra, `/withdrawals/${orderNum}`);
    expect(detail.timeline.slice(0, 3)).toMatchObject([
      { kind: 'requested' },
      { kind: 'flagged' },
      { kind: 'approved', by: { id: petra.staffId }, text: 'Known' },
    ]);
    expect(detail.entries.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual([
      'withdraw-freeze',
      'withdraw-approve',
    ]);
    const { list: log } = await officeData(server, petra, `/players/${player.userId}/log`);
    expect(log).toMatchObject([{ action: 'withdrawal.approve', subjectId: orderNum }]);
  });

  it('excludes a rejection: 1501 with the new version, 1503 with the old one', async () => {
    const { orderNum } = await withdraw(await oldPlayer());
    await decide(petra, 'approve', { orderNum });
    expect((await decide(olive, 'reject', { orderNum, version: 1 })).body.code).toBe(1501);
    expect((await decide(olive, 'reject', { orderNum })).body.code).toBe(1503);
    expect((await decide(petra, 'approve', { orderNum, version: 1 })).body.code).toBe(1501);
  });

  it('of an unknown order is 404, of one that never waited 1501', async () => {
    expect((await decide(petra, 'approve', { orderNum: 'FW0' })).body.code).toBe(404);
    const { orderNum } = await withdraw(await oldPlayer(), { money: '50' });
    expect((await decide(petra, 'approve', { orderNum })).body.code).toBe(1501);
  });
});

describe('a rejection', () => {
  it('returns the money at once, with a status reason and a notification', async () => {
    const player = await oldPlayer();
    const { orderNum } = await withdraw(player);
    const { body } = await decide(petra, 'reject', { orderNum });
    expect(body.data).toMatchObject({ reviewState: 'rejected', status: 4, version: 1 });
    expect(await money(player)).toEqual({ walletBalance: 10_000, frozenBalance: 0 });
    expect(await payoutJobs(orderNum)).toBe(0);
    expect(await lastNotification(player)).toMatchObject({
      type: 'withdrawal',
      title: 'Withdrawal returned',
      message: expect.stringContaining('$2,500.00'),
    });
    const records = await server.api
      .post('/api/payment/withdraw/records')
      .set(bearer(player.token))
      .set('accept-language', 'es')
      .send({});
    expect(records.body.data.list[0]).toMatchObject({
      status: 4,
      remark: expect.stringContaining('Devuelto a tu billetera'),
    });
    const entry = await server.infrastructure.prisma.auditEntry.findFirstOrThrow({
      where: { subjectId: orderNum },
    });
    expect(entry).toMatchObject({
      action: 'withdrawal.reject',
      staffId: petra.staffId,
      reason: 'identity: No proof',
    });
  });

  it('always fits: the cap of a balance counts what is frozen', async () => {
    const player = await oldPlayer(BALANCE_CAP_MINOR);
    const { orderNum } = await withdraw(player);
    // The payment is marked for return.
    expect(await deposit(player, 100)).toBe(200);
    expect(await money(player)).toMatchObject({ frozenBalance: 2500 });
    expect((await decide(petra, 'reject', { orderNum })).body.data.reviewState).toBe('rejected');
    const walletBalance = Number(BALANCE_CAP_MINOR) / 100;
    expect(await money(player)).toEqual({ walletBalance, frozenBalance: 0 });
  });

  it('excludes an approval', async () => {
    const { orderNum } = await withdraw(await oldPlayer());
    await decide(olive, 'reject', { orderNum });
    expect((await decide(petra, 'approve', { orderNum, version: 1 })).body.code).toBe(1501);
    expect(await payoutJobs(orderNum)).toBe(0);
  });
});

test.each([
  ['approve', 'reject'],
  ['reject', 'approve'],
  ['approve', 'approve'],
  ['reject', 'reject'],
] as const)(
  'of two staff who decide at once, to %s and to %s, one gets 1503',
  async (one, other) => {
    for (let round = 0; round < 5; round += 1) {
      const player = await oldPlayer();
      const { orderNum } = await withdraw(player);
      const responses = await Promise.all([
        decide(petra, one, { orderNum }),
        decide(olive, other, { orderNum }),
      ]);
      const codes = responses.map(({ body }) => body.code);
      expect(codes).toEqual(expect.arrayContaining([200, 1503]));
      const won = codes[0] === 200 ? one : other;
      const { reviewState, version } = await stored(orderNum);
      expect({ reviewState, version }).toEqual({
        reviewState: won === 'approve' ? 'approved' : 'rejected',
        version: 1,
      });
      expect(await payoutJobs(orderNum)).toBe(won === 'approve' ? 1 : 0);
      const frozen = won === 'approve' ? 2500 : 0;
      expect(await money(player)).toMatchObject({ frozenBalance: frozen });
      const decisions = await server.infrastructure.prisma.auditEntry.count({
        where: { subjectId: orderNum },
      });
      expect(decisions).toBe(1);
    }
  },
);

test('a provider that fails an approved payout returns the money, as of any other', async () => {
  const player = await oldPlayer();
  const { orderNum } = await withdraw(player);
  await decide(petra, 'approve', { orderNum });
  server.clock.advance(1000);
  await reportPayment(server, { type: 'payout.failed', outTradeNo: orderNum, amount: '2500' });
  expect(await money(player)).toEqual({ walletBalance: 10_000, frozenBalance: 0 });
  expect(await stored(orderNum)).toMatchObject({ status: 4, reviewState: 'approved' });
  const { timeline } = await officeData(server, petra, `/withdrawals/${orderNum}`);
  const kinds = timeline.map(({ kind }: { kind: string }) => kind);
  expect([kinds[0], kinds.at(-1)]).toEqual(['requested', 'returned']);
});

test('the facts of a withdrawal name who was paid to its account before, and what the player was paid', async () => {
  const bank = newCard();
  const first = await oldPlayer();
  const paid = await withdraw(first, { money: '50', bank });
  const succeeded = 'payout.succeeded';
  await reportPayment(server, { type: succeeded, outTradeNo: paid.orderNum, amount: '50' });
  expect(await officeData(server, petra, `/withdrawals/${paid.orderNum}`)).toMatchObject({
    order: { status: 2 },
    timeline: [{ kind: 'requested' }, { kind: 'paid' }],
  });

  const second = await oldPlayer();
  const own = await withdraw(second, { money: '20' });
  await reportPayment(server, { type: succeeded, outTradeNo: own.orderNum, amount: '20' });
  server.clock.advance(1000);
  const { orderNum } = await withdraw(second, { money: '70', bank });
  const { flags, facts } = await officeData(server, petra, `/withdrawals/${orderNum}`);
  expect(flags).toEqual(['sharedAccount']);
  expect(facts).toMatchObject({
    withdrawals: { count: 1, amountUsd: 20 },
    lastWithdrawalAt: expect.stringMatching(/Z$/),
    accountsUsed: 2,
    sharedWith: [{ uid: first.userId, nickName: expect.stringMatching(/./) }],
    devices: [{ network: 'known' }],
  });

  const listed = async (query: string) => {
    const { list } = await officeData(server, petra, `/withdrawals?uid=${second.userId}&${query}`);
    return list.map(({ order }: { order: { orderNum: string } }) => order.orderNum);
  };
  expect(await listed('state=open&walletType=USD')).toEqual([orderNum]);
  expect(await listed('state=done')).toEqual([own.orderNum]);
  expect(await listed('state=all&walletType=BRL')).toEqual([]);
  expect(await listed('state=all')).toEqual([orderNum, own.orderNum]);
  expect(await listed('state=all&sort=oldest')).toEqual([own.orderNum, orderNum]);
  expect(await listed(`state=all&q=${orderNum.toLowerCase()}`)).toEqual([orderNum]);
  expect(await listed(`state=all&q=${second.userId}`)).toEqual([orderNum, own.orderNum]);
  expect(await listed(`state=all&q=${first.userId}`)).toEqual([]);
  const { accounts } = await officeData(server, petra, `/players/${second.userId}`);
  expect(accounts.map((account: { orderNum: string }) => account.orderNum)).toEqual([
    orderNum,
    own.orderNum,
  ]);
});

test('the ledger and its orders agree after all of it', async () => {
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});
