import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { orderDeposit, reportPayment } from './office/payment-calls.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

/* Money does not leave unplayed and unreviewed, whatever happens at the same time. */

const DAY_MS = 86_400_000;
const FRESH_MS = 600_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, env: { REVIEW_FROM_USD: '2000' } });
});

afterAll(() => server.close());

/** A player of two days with a balance that was not deposited, logged in just now. */
async function oldPlayer(wallets: Partial<Record<Currency, bigint>>): Promise<Player> {
  const player = await server.player(wallets);
  await server.infrastructure.prisma.user.update({
    where: { id: player.userId },
    data: { createdAt: new Date(server.clock.now().getTime() - 2 * DAY_MS) },
  });
  return player;
}

type Payout = { money?: string; walletType?: string; bankCode?: string; bank?: string };

/** The review of a withdrawal that was requested; its code when it was refused. */
async function withdraw(player: Player, payout: Payout = {}) {
  const { money = '50', walletType = 'USD', bankCode = 'LMPUS', bank = newCard() } = payout;
  const { body } = await server.api
    .post('/api/payment/withdraw')
    .set(bearer(player.token))
    .send({ walletType, money, bankCode, bank });
  if (body.code !== 200) return { code: body.code };
  const { orderNum } = body.data;
  const { reviewState, reviewFlags } =
    await server.infrastructure.prisma.withdrawOrder.findUniqueOrThrow({ where: { orderNum } });
  return { orderNum, reviewState, flags: JSON.parse(reviewFlags) };
}

function newCard(): string {
  return `62${Math.trunc(Math.random() * 1e14)
    .toString()
    .padStart(14, '0')}`;
}

const times = <Result>(count: number, call: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, call));

async function deposit(player: Player, amount: number): Promise<void> {
  const { outTradeNo, platOrderNum } = await orderDeposit(server, player, amount);
  const report = { outTradeNo, platOrderNum, amount: `${amount}` };
  await reportPayment(server, { type: 'payment.paid', ...report });
}

describe('the payouts of a day count together', () => {
  test('of eight of 999.99 at once, two pass and six wait as large', async () => {
    const player = await oldPlayer({ USD: 1_000_000n });
    const requested = await times(8, () => withdraw(player, { money: '999.99' }));
    const flagged = requested.filter(({ reviewState }) => reviewState === 'waiting');
    expect(requested.filter(({ reviewState }) => reviewState === 'none')).toHaveLength(2);
    expect(flagged.map(({ flags }) => flags)).toEqual(Array(6).fill(['large']));
    server.clock.advance(DAY_MS);
    const { body } = await server.api.post('/api/user/login').send(player);
    const later = { ...player, token: body.data.token };
    expect(await withdraw(later)).toMatchObject({ reviewState: 'none', flags: [] });
  });

  test('also one of a moment that is later by the clock of another node', async () => {
    const player = await oldPlayer({ USD: 1_000_000n });
    await withdraw(player, { money: '1999' });
    server.clock.advance(-1000);
    expect(await withdraw(player)).toMatchObject({ flags: ['large'] });
    server.clock.advance(1000);
  });

  test('over all wallets', async () => {
    const player = await oldPlayer({ USD: 500_000n, EUR: 500_000n });
    await withdraw(player, { money: '1000' });
    const euros = { walletType: 'EUR', bankCode: 'LMPEU', money: '950' };
    expect(await withdraw(player, euros)).toMatchObject({ flags: ['large'] });
  });

  test('above 1,000 dollars only with a fresh login', async () => {
    const player = await oldPlayer({ USD: 1_000_000n });
    server.clock.advance(FRESH_MS);
    const requested = await times(8, () => withdraw(player, { money: '200' }));
    expect(requested.filter(({ code }) => code === 1011)).toHaveLength(3);
    expect(requested.filter(({ reviewState }) => reviewState === 'none')).toHaveLength(5);
  });
});

describe('an account is of one player', () => {
  test('of three players who withdraw to one card at once, one passes', async () => {
    const bank = newCard();
    const players = await times(3, () => oldPlayer({ USD: 10_000n }));
    const requested = await Promise.all(players.map((player) => withdraw(player, { bank })));
    expect(requested.filter(({ reviewState }) => reviewState === 'none')).toHaveLength(1);
    const waiting = requested.filter(({ reviewState }) => reviewState === 'waiting');
    expect(waiting.map(({ flags }) => flags)).toEqual(Array(2).fill(['sharedAccount']));
  });

  test('who withdraws to it again, also twice at once', async () => {
    const bank = newCard();
    const player = await oldPlayer({ USD: 10_000n });
    const requested = await times(2, () => withdraw(player, { bank, money: '20' }));
    requested.push(await withdraw(player, { bank, money: '20' }));
    expect(requested).toEqual(
      Array(3).fill(expect.objectContaining({ reviewState: 'none', flags: [] })),
    );
  });

  test.each([
    ['EVP', randomUUID().replaceAll('-', '')],
    ['EMAIL', `ana-${randomUUID()}@fairhall.test`],
  ])('in whatever spelling of its %s key', async (bankCode, key) => {
    const brl = { walletType: 'BRL', bankCode, money: '200' };
    const [one, other] = [await oldPlayer({ BRL: 50_000n }), await oldPlayer({ BRL: 50_000n })];
    expect(await withdraw(one, { ...brl, bank: key })).toMatchObject({ flags: [] });
    expect(await withdraw(other, { ...brl, bank: key.toUpperCase() })).toMatchObject({
      flags: ['sharedAccount'],
    });
  });
});

test('a withdrawal waits when an exclusion begins between its check and its entry', async () => {
  const player = await oldPlayer({ USD: 10_000n });
  const exclude = () =>
    server.api
      .post('/api/safer-play/self-exclusion')
      .set(bearer(player.token))
      .send({ duration: '6m', password: player.password, confirm: true });
  onTestFinished(() => void vi.restoreAllMocks());
  for (const { infrastructure } of server.nodes) {
    const { ledger } = infrastructure;
    const post = ledger.post.bind(ledger);
    vi.spyOn(ledger, 'post').mockImplementationOnce(async (entry) => {
      await exclude();
      return post(entry);
    });
  }
  expect(await withdraw(player)).toMatchObject({ reviewState: 'waiting', flags: ['excluded'] });
});

describe('a deposit', () => {
  test('that arrives while a payout is under way is not forgotten when it is paid', async () => {
    const player = await oldPlayer({ USD: 100_000n });
    const { orderNum } = await withdraw(player, { money: '100' });
    await deposit(player, 1000);
    server.clock.advance(1000);
    await reportPayment(server, { type: 'payout.succeeded', outTradeNo: orderNum, amount: '100' });
    for (const money of ['300', '300', '300']) {
      expect(await withdraw(player, { money })).toMatchObject({
        reviewState: 'waiting',
        flags: expect.arrayContaining(['noPlay']),
      });
    }
  });
});
