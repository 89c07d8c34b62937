import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freezeEntry } from '../../server/src/modules/payments/withdrawal-entries.ts';
import { type CasinoUnderTest, type Player, startCasino } from './casino-under-test.ts';

const STUCK_AFTER_MS = 60_000;

let casino: CasinoUnderTest;

beforeAll(async () => {
  casino = await startCasino({ withPayments: true });
});

afterAll(() => casino.close());

async function withdraw(player: Player, bank = '6222000011112222'): Promise<string> {
  const answer = await casino.api
    .post('/api/payment/withdraw')
    .set('authorization', `Bearer ${player.token}`)
    .send({ walletType: 'USD', money: '50', bankCode: 'LMPUS', bank });
  return answer.body.data.orderNum;
}

async function status(player: Player): Promise<number> {
  const answer = await casino.api
    .post('/api/payment/withdraw/records')
    .set('authorization', `Bearer ${player.token}`)
    .send({});
  return answer.body.data.list[0].status;
}

async function wallet(player: Player) {
  const answer = await casino.api
    .get('/api/user/info')
    .set('authorization', `Bearer ${player.token}`);
  const { walletBalance, frozenBalance } = answer.body.data;
  return { walletBalance, frozenBalance };
}

/** Time passes until the withdrawal has come to a status. */
async function reaches(player: Player, wanted: number): Promise<void> {
  await vi.waitFor(async () => {
    casino.clock.advance(5);
    expect(await status(player)).toBe(wanted);
  });
}

describe('a payout', () => {
  it('is asked for by a job and settled by the provider’s events', async () => {
    const player = await casino.player({ USD: 10_000n });
    await withdraw(player);
    await casino.runDueJobs();
    await reaches(player, 2);
    expect(await wallet(player)).toEqual({ walletBalance: 50, frozenBalance: 0 });
  });

  it('that the bank refuses comes back', async () => {
    const player = await casino.player({ USD: 10_000n });
    await withdraw(player, '6222000011110000');
    await casino.runDueJobs();
    await reaches(player, 4);
    expect(await wallet(player)).toEqual({ walletBalance: 100, frozenBalance: 0 });
  });

  it('that nothing was heard of is found and asked for again', async () => {
    const player = await casino.player({ USD: 10_000n });
    const orderNum = await withdraw(player);
    await casino.runDueJobs();
    await reaches(player, 2);
    // As if every event had been lost: the order never heard of its end.
    await casino.services.prisma.withdrawOrder.update({
      where: { orderNum },
      data: { status: 1 },
    });
    casino.clock.advance(STUCK_AFTER_MS);
    await casino.runDueJobs();
    expect(await status(player)).toBe(2);
    expect(await wallet(player)).toEqual({ walletBalance: 50, frozenBalance: 0 });
  });

  it('of an order whose process died before the money was frozen is frozen, then paid', async () => {
    const player = await casino.player({ USD: 10_000n });
    const order = await unfrozenOrder(player);
    await casino.runDueJobs();
    await reaches(player, 2);
    expect(await wallet(player)).toEqual({ walletBalance: 50, frozenBalance: 0 });
    expect(order.amountMinor).toBe(5000n);
  });

  it('of such an order is abandoned for good when the money is gone', async () => {
    const player = await casino.player({ USD: 1000n });
    const order = await unfrozenOrder(player);
    await casino.runDueJobs();
    expect(await status(player)).toBe(4);
    const late = await casino.services.ledger.post(freezeEntry(order, casino.clock.now()));
    expect(late.outcome).toBe('blocked');
    expect(await wallet(player)).toEqual({ walletBalance: 10, frozenBalance: 0 });
  });
});

/** What a process leaves that dies between storing an order and freezing its money. */
async function unfrozenOrder(player: Player) {
  const { prisma, random, clock } = casino.services;
  const orderNum = `FW-${random.code(8)}`;
  const now = clock.now();
  await prisma.job.create({
    data: { id: random.uuid(), kind: 'payout', subject: orderNum, runAt: now },
  });
  return prisma.withdrawOrder.create({
    data: {
      id: random.uuid(),
      orderNum,
      userId: player.userId,
      walletType: 'USD',
      amountMinor: 5000n,
      bankCode: 'LMPUS',
      bankAccount: '6222000011112222',
      createdAt: now,
      updatedAt: now,
    },
  });
}
