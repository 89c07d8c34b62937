import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

// No provider processes payouts here: the events alone determine their result.
beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const CARD = '6222000011112222';

function withdraw(player: Player, changes: object = {}, key?: string) {
  const call = server.api
    .post('/api/payment/withdraw')
    .set('authorization', `Bearer ${player.token}`);
  return (key ? call.set('idempotency-key', key) : call).send({
    walletType: 'USD',
    money: '100.50',
    bankCode: 'LMPUS',
    bank: CARD,
    ...changes,
  });
}

async function record(player: Player) {
  const response = await server.api
    .post('/api/payment/withdraw/records')
    .set('authorization', `Bearer ${player.token}`)
    .send({});
  return response.body.data.list[0];
}

async function money(player: Player) {
  const response = await server.api
    .get('/api/user/info')
    .set('authorization', `Bearer ${player.token}`);
  const { walletBalance, frozenBalance, totalWithdraw } = response.body.data;
  return { walletBalance, frozenBalance, totalWithdraw };
}

function event(orderNum: string, type: string, changes: object = {}) {
  return server.signed('payment', '/api/payment/webhook', {
    eventId: `${type}-${orderNum}`,
    type,
    platOrderNum: `MP-${orderNum}`,
    outTradeNo: orderNum,
    amount: '100.50',
    walletType: 'USD',
    occurredAt: server.clock.now().toISOString(),
    ...changes,
  });
}

describe('a withdrawal', () => {
  it('freezes the amount until the bank has paid it', async () => {
    server.requireOwnServer('requires a payout without progress');
    const player = await server.player({ USD: 20_000n });
    const response = await withdraw(player);
    const { orderNum } = response.body.data;
    expect(await money(player)).toEqual({
      walletBalance: 99.5,
      frozenBalance: 100.5,
      totalWithdraw: 0,
    });
    expect(await record(player)).toMatchObject({
      externalOrderId: orderNum,
      type: 'withdraw',
      amount: 100.5,
      actualAmount: 0,
      status: 0,
    });
    await event(orderNum, 'payout.processing');
    expect((await record(player)).status).toBe(1);
    await event(orderNum, 'payout.bank_processing');
    expect((await record(player)).status).toBe(5);
    await event(orderNum, 'payout.succeeded');
    expect(await record(player)).toMatchObject({
      status: 2,
      actualAmount: 100.5,
      platformOrderId: `MP-${orderNum}`,
    });
    expect(await money(player)).toEqual({
      walletBalance: 99.5,
      frozenBalance: 0,
      totalWithdraw: 100.5,
    });
  });

  it('is returned when the bank refuses it', async () => {
    const player = await server.player({ USD: 20_000n });
    const { orderNum } = (await withdraw(player)).body.data;
    await event(orderNum, 'payout.failed');
    expect((await record(player)).status).toBe(4);
    expect(await money(player)).toEqual({ walletBalance: 200, frozenBalance: 0, totalWithdraw: 0 });
  });

  it('ends once: duplicate, late and contradicting events change nothing', async () => {
    const player = await server.player({ USD: 20_000n });
    const { orderNum } = (await withdraw(player)).body.data;
    for (const type of [
      'payout.succeeded',
      'payout.succeeded',
      'payout.processing',
      'payout.failed',
    ]) {
      expect((await event(orderNum, type)).body.code).toBe(200);
    }
    expect((await record(player)).status).toBe(2);
    expect(await money(player)).toEqual({
      walletBalance: 99.5,
      frozenBalance: 0,
      totalWithdraw: 100.5,
    });
  });

  it.each([
    ['paid', ['payout.succeeded', 'payout.failed'], { walletBalance: 99, totalWithdraw: 100.5 }],
    ['refused', ['payout.failed', 'payout.succeeded'], { walletBalance: 199.5, totalWithdraw: 0 }],
  ])('once %s, keeps the frozen amount of another withdrawal', async (_end, types, after) => {
    server.requireOwnServer('requires a payout without progress');
    const player = await server.player({ USD: 30_000n });
    const { orderNum } = (await withdraw(player)).body.data;
    await withdraw(player);
    for (const type of types) await event(orderNum, type);
    expect(await money(player)).toEqual({ frozenBalance: 100.5, ...after });
    const storedRows = await server.infrastructure.prisma.paymentEvent.findMany({
      where: { outTradeNo: orderNum },
      orderBy: { receivedAt: 'asc' },
    });
    expect(storedRows.map(({ outcome }) => outcome)).toContain('ignored');
  });

  it('is not changed by an event of another amount or currency', async () => {
    server.requireOwnServer('requires a payout without progress');
    const player = await server.player({ USD: 20_000n });
    const { orderNum } = (await withdraw(player)).body.data;
    await event(orderNum, 'payout.succeeded', { amount: '1.00' });
    await event(orderNum, 'payout.failed', { walletType: 'EUR' });
    expect((await record(player)).status).toBe(0);
  });

  it('of the whole balance requested 20 times concurrently is accepted once', async () => {
    const player = await server.player({ USD: 10_050n });
    const responses = await Promise.all(Array.from({ length: 20 }, () => withdraw(player)));
    const codes = responses.map((response) => response.body.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 1101)).toHaveLength(19);
    expect(await money(player)).toMatchObject({ walletBalance: 0, frozenBalance: 100.5 });
    const orders = await server.infrastructure.prisma.withdrawOrder.count({
      where: { userId: player.userId },
    });
    expect(orders).toBe(1);
  });

  it('requested twice with one Idempotency-Key is one order', async () => {
    const player = await server.player({ USD: 100_000n });
    const responses = await Promise.all([
      withdraw(player, {}, 'once'),
      withdraw(player, {}, 'once'),
      withdraw(player, {}, 'once'),
    ]);
    expect(new Set(responses.map((response) => response.body.data.orderNum)).size).toBe(1);
    expect(await money(player)).toMatchObject({ frozenBalance: 100.5 });
    expect((await withdraw(player, { money: '101' }, 'once')).body.code).toBe(1107);
  });

  it('above the balance leaves no order, no job and no notification, and its key can be reused', async () => {
    const player = await server.player({ USD: 5_000n });
    const refused = await withdraw(player, {}, 'poor');
    expect(refused.body).toMatchObject({ code: 1101, data: null });
    expect(await record(player)).toBeUndefined();
    const { prisma } = server.infrastructure;
    const { userId } = player;
    expect(await prisma.notification.count({ where: { userId } })).toBe(0);
    const orders = await prisma.withdrawOrder.findMany({ select: { orderNum: true } });
    const jobs = await prisma.job.findMany({
      where: { kind: 'payout' },
      select: { subject: true },
    });
    const known = new Set(orders.map(({ orderNum }) => orderNum));
    expect(jobs.filter(({ subject }) => !known.has(subject))).toEqual([]);
    expect((await withdraw(player, { money: '50' }, 'poor')).body.code).toBe(200);
  });

  it('is validated in the contract’s order', async () => {
    const player = await server.player({ USD: 3000n });
    const code = async (changes: object) => (await withdraw(player, changes)).body.code;
    expect(await code({ money: '1.005', walletType: 'XYZ' })).toBe(400);
    expect(await code({ money: 100 })).toBe(400);
    expect(await code({ money: '10.5', walletType: 'JPY' })).toBe(400);
    expect(await code({ walletType: 'XYZ', bankCode: 'NONE' })).toBe(1104);
    expect(await code({ bankCode: 'NONE', bank: '1' })).toBe(1105);
    expect(await code({ bank: '123', money: '0' })).toBe(1103);
    expect(await code({ money: '0' })).toBe(1102);
    expect(await code({ money: '-5' })).toBe(1102);
    expect(await code({ money: '9'.repeat(30) })).toBe(1102);
    expect((await withdraw(player, { money: '19.99' })).body.data).toEqual({
      min: 20,
      max: 10_000,
    });
    expect(await code({ money: '30.01' })).toBe(1101);
  });
});

describe('a saved account', () => {
  const paidOut = async (player: Player, changes: object = {}) => {
    const { orderNum } = (await withdraw(player, { money: '20', ...changes })).body.data;
    await event(orderNum, 'payout.succeeded', { amount: '20.00' });
    return orderNum as string;
  };
  const accounts = async (player: Player, currency = 'USD') => {
    const path = `/api/payment/withdraw/accounts/${currency}`;
    const response = await server.api.get(path).set('authorization', `Bearer ${player.token}`);
    return response.body.data;
  };
  const toSaved = (player: Player, savedAccount: string | undefined, changes: object = {}) =>
    withdraw(player, { money: '20', bank: undefined, savedAccount, ...changes });

  it('is one that was paid out to, masked, once and newest first', async () => {
    server.requireOwnServer('requires a payout without progress');
    const player = await server.player({ USD: 20_000n });
    await paidOut(player);
    const other = await paidOut(player, { bankCode: 'COPUS', bank: '6222000011113333' });
    const again = await paidOut(player);
    await withdraw(player, { money: '20', bank: '6222000011114444' });
    expect(await accounts(player)).toMatchObject([
      { savedAccount: again, bankCode: 'LMPUS', account: '••••2222' },
      { savedAccount: other, bankCode: 'COPUS', account: '••••3333' },
    ]);
    expect(await accounts(player, 'EUR')).toEqual([]);
  });

  it('is paid out to again without its number, and by its owner, wallet and bank alone', async () => {
    server.requireOwnServer('requires a payout without progress');
    const player = await server.player({ USD: 20_000n });
    const saved = await paidOut(player);
    const { orderNum } = (await toSaved(player, saved)).body.data;
    const order = await server.infrastructure.prisma.withdrawOrder.findUnique({
      where: { orderNum },
    });
    expect(order).toMatchObject({ bankCode: 'LMPUS', bankAccount: CARD });
    const code = async (from: Player, savedAccount: string, changes: object = {}) =>
      (await toSaved(from, savedAccount, changes)).body.code;
    const stranger = await server.player({ USD: 20_000n });
    expect(await code(stranger, saved)).toBe(1103);
    expect(await code(player, saved, { bankCode: 'COPUS' })).toBe(1103);
    expect(await code(player, orderNum)).toBe(1103);
    expect(await code(player, saved, { bank: CARD })).toBe(400);
    expect((await toSaved(player, undefined)).body.code).toBe(400);
  });
});

describe('withdrawal accounts', () => {
  it.each([
    ['CPF', '12345678901', '1234567890'],
    ['CNPJ', '12345678901234', '123456789012345'],
    ['CNPJ', '12abc34501de35', '12ABC34501DE3A'],
    ['PHONE', '+5511987654321', '11987654321'],
    ['EMAIL', 'ana@fairhall.test', 'ana@fairhall'],
    ['EVP', 'a'.repeat(32), 'a'.repeat(36)],
  ])('of type %s follow their format', async (bankCode, right, wrong) => {
    const player = await server.player({ BRL: 100_000n });
    const brl = { walletType: 'BRL', money: '100', bankCode };
    expect((await withdraw(player, { ...brl, bank: wrong })).body.code).toBe(1103);
    expect((await withdraw(player, { ...brl, bank: right })).body.code).toBe(200);
  });

  it('in other currencies are cards of 16 to 19 digits', async () => {
    const player = await server.player({ USD: 100_000n });
    expect((await withdraw(player, { bank: '1'.repeat(15) })).body.code).toBe(1103);
    expect((await withdraw(player, { bank: '1'.repeat(20) })).body.code).toBe(1103);
    expect((await withdraw(player, { bank: '1'.repeat(19) })).body.code).toBe(200);
  });

  it('belong to the banks of the currency', async () => {
    const player = await server.player();
    const list = (walletType: string) =>
      server.api
        .get(`/api/enum/bankCodes/${walletType}`)
        .set('authorization', `Bearer ${player.token}`);
    const brl = await list('BRL');
    expect(brl.body.data.map((bank: { bankCode: string }) => bank.bankCode)).toEqual([
      'CPF',
      'CNPJ',
      'PHONE',
      'EMAIL',
      'EVP',
    ]);
    expect((await list('USD')).body.data).toContainEqual({
      bankCode: 'LMPUS',
      bankName: 'Lamplight Savings',
    });
    expect((await list('XYZ')).body.code).toBe(1104);
  });
});
