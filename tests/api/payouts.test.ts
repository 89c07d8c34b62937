import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const STUCK_AFTER_MS = 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
});

afterAll(() => server.close());

async function withdraw(player: Player, bank = '6222000011112222'): Promise<string> {
  const response = await server.api
    .post('/api/payment/withdraw')
    .set('authorization', `Bearer ${player.token}`)
    .send({ walletType: 'USD', money: '50', bankCode: 'LMPUS', bank });
  return response.body.data.orderNum;
}

async function status(player: Player): Promise<number> {
  const response = await server.api
    .post('/api/payment/withdraw/records')
    .set('authorization', `Bearer ${player.token}`)
    .send({});
  return response.body.data.list[0].status;
}

async function wallet(player: Player) {
  const response = await server.api
    .get('/api/user/info')
    .set('authorization', `Bearer ${player.token}`);
  const { walletBalance, frozenBalance } = response.body.data;
  return { walletBalance, frozenBalance };
}

/** Advances the clock until the withdrawal has a status. */
async function reaches(player: Player, wanted: number): Promise<void> {
  await eventually(async () => {
    server.clock.advance(5);
    expect(await status(player)).toBe(wanted);
  });
}

describe('a payout', () => {
  it('is requested by a job and settled by the provider’s events', async () => {
    const player = await server.player({ USD: 10_000n });
    await withdraw(player);
    await server.runDueJobs();
    await reaches(player, 2);
    expect(await wallet(player)).toEqual({ walletBalance: 50, frozenBalance: 0 });
  });

  it('that the bank refuses is returned', async () => {
    const player = await server.player({ USD: 10_000n });
    await withdraw(player, '6222000011110000');
    await server.runDueJobs();
    await reaches(player, 4);
    expect(await wallet(player)).toEqual({ walletBalance: 100, frozenBalance: 0 });
  });

  it('is not settled by an event with the number of another payout', async () => {
    const player = await server.player({ USD: 10_000n });
    const orderNum = await withdraw(player);
    await server.runDueJobs();
    const event = {
      eventId: `evt-foreign-${orderNum}`,
      type: 'payout.succeeded',
      platOrderNum: 'MP-FOREIGN',
      outTradeNo: orderNum,
      amount: '50.00',
      walletType: 'USD',
      occurredAt: server.clock.now().toISOString(),
    };
    await server.signed('payment', '/api/payment/webhook', event);
    expect(await wallet(player)).toEqual({ walletBalance: 50, frozenBalance: 50 });
    await reaches(player, 2);
  });

  it('without events is found and requested again', async () => {
    const player = await server.player({ USD: 10_000n });
    const orderNum = await withdraw(player);
    await server.runDueJobs();
    await reaches(player, 2);
    // Simulates that every event was lost: the order is still open.
    await server.infrastructure.prisma.withdrawOrder.update({
      where: { orderNum },
      data: { status: 1 },
    });
    server.clock.advance(STUCK_AFTER_MS);
    await server.runDueJobs();
    expect(await status(player)).toBe(2);
    expect(await wallet(player)).toEqual({ walletBalance: 50, frozenBalance: 0 });
  });
});
