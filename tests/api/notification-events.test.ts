import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '../../server/api/src/contract/notifications.ts';
import { openEvents } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/* Each kind of event creates its notification exactly once. */

const GAME = 'phoenix-ascend';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
});

afterAll(() => server.close());

async function notificationsOf({ token }: Player, language = 'en'): Promise<Notification[]> {
  const response = await server.api
    .get('/api/notifications?pageSize=100')
    .set('accept-language', language)
    .auth(token, { type: 'bearer' });
  return response.body.data.list;
}

function as({ token }: Player, path: string, body: object) {
  return server.api.post(`/api${path}`).auth(token, { type: 'bearer' }).send(body);
}

/** Titles of the player's notifications, oldest first; those of the same time in any order. */
async function titles(player: Player): Promise<string[]> {
  return (await notificationsOf(player)).map(({ title }) => title).sort();
}

describe('money', () => {
  test('a first deposit creates one for itself and one for its bonus', async () => {
    const player = await server.player();
    const order = await as(player, '/payment/recharge', { walletType: 'EUR', amount: 50 });
    const { payUrl } = order.body.data;
    await supertest(payUrl).post('/complete').send({ outcome: 'paid', method: 'card' });
    await eventually(async () => {
      expect(await titles(player)).toEqual(['Deposit received', 'Your first deposit, matched']);
    });
    const received = await notificationsOf(player);
    expect(received.map(({ type }) => type).sort()).toEqual(['bonus', 'deposit']);
    for (const { message } of received) expect(message).toContain('€50.00');
  });

  test('a failed deposit creates one', async () => {
    const player = await server.player();
    const order = await as(player, '/payment/recharge', { walletType: 'EUR', amount: 50 });
    const { payUrl } = order.body.data;
    await supertest(payUrl).post('/complete').send({ outcome: 'failed', method: 'card' });
    await eventually(async () => expect(await titles(player)).toEqual(['Deposit failed']));
  });

  test.each([
    ['6222000011112222', 'Withdrawal paid'],
    ['6222000011110000', 'Withdrawal failed'],
  ])('a withdrawal to %s creates one for each of its steps up to "%s"', async (bank, last) => {
    const player = await server.player({ USD: 10_000n });
    const payout = { walletType: 'USD', money: '50', bankCode: 'LMPUS', bank };
    await as(player, '/payment/withdraw', payout);
    await server.runDueJobs();
    const steps = [
      'Withdrawal on its way',
      'Withdrawal in progress',
      'Withdrawal at the bank',
      last,
    ];
    await eventually(async () => {
      server.clock.advance(5);
      expect(await titles(player)).toEqual(steps.toSorted());
    });
    for (const { type } of await notificationsOf(player)) expect(type).toBe('withdrawal');
  });

  test('the welcome reward creates one', async () => {
    const player = await server.player();
    await as(player, '/promo/welcome', {});
    expect(await titles(player)).toEqual(['Welcome reward']);
  });
});

describe('a big win', () => {
  type Bet = {
    token: string;
    transactionId: string;
    roundId: string;
    gameId: string;
    amount: string;
  };

  async function betOf(player: Player, changes: Partial<Bet> = {}): Promise<Bet> {
    const token = await launchToken(server, { ...player, gameId: GAME, walletType: 'BRL' });
    return {
      token,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId: GAME,
      amount: '1.00',
      ...changes,
    };
  }

  async function provider(name: string, body: object): Promise<void> {
    const response = await server.signed('provider', `/api/provider/${name}`, body);
    expect(response.body.code).toBe(200);
  }

  /** Two bets on one round, of a player without other notifications. */
  async function roundOfTwoBets(): Promise<{ player: Player; first: Bet; second: Bet }> {
    server.requireOwnServer('requires a player without other notifications');
    const player = await server.player({ BRL: 10_000n });
    const first = await betOf(player, { amount: '1.00' });
    const second = await betOf(player, { amount: '4.00', roundId: first.roundId });
    await provider('bet', first);
    await provider('bet', second);
    return { player, first, second };
  }

  function winOf({ transactionId, roundId }: Bet, changes: { amount: string; finished?: boolean }) {
    return {
      transactionId: randomUUID(),
      betTransactionId: transactionId,
      roundId,
      finished: true,
      ...changes,
    };
  }

  test('of a single-step round is created once, in the reader’s language, and sent on the open stream', async () => {
    const player = await server.player({ BRL: 1000n });
    const { web } = server.settings.origins;
    const stream = await openEvents({ origin: web, token: player.token, language: 'pt' });
    const round = { ...(await betOf(player)), winAmount: '1234.50' };
    await provider('play', round);
    await provider('play', round);
    const received = await notificationsOf(player, 'pt');
    const link = `/r?${new URLSearchParams({ gameId: round.gameId, roundId: round.roundId })}`;
    expect(received).toMatchObject([
      { type: 'game', title: 'Um grande prêmio', link, isRead: false },
    ]);
    expect(received[0]?.message).toContain('R$\u00a01.234,50');
    const balances: unknown[] = [];
    let event = await stream.next();
    for (; event?.event === 'balance'; event = await stream.next()) balances.push(event.data);
    // On several nodes that of the player's first balance, 10.00, may arrive as late as this.
    const [last, ...before] = balances.toReversed();
    expect(last).toMatchObject({ walletBalance: 1243.5 });
    expect(before.length).toBeLessThanOrEqual(1);
    for (const first of before) expect(first).toMatchObject({ walletBalance: 10 });
    expect(event).toMatchObject({ event: 'notification', data: received[0] });
    stream.vanish();
  });

  test('is at least twenty times the stake', async () => {
    const player = await server.player({ BRL: 1000n });
    await provider('play', { ...(await betOf(player)), winAmount: '19.99' });
    expect(await notificationsOf(player)).toEqual([]);
    await provider('play', { ...(await betOf(player)), winAmount: '20.00' });
    expect(await titles(player)).toEqual(['A big win']);
  });

  test('is created when its round is settled', async () => {
    const player = await server.player({ BRL: 1000n });
    const bet = await betOf(player);
    await provider('bet', bet);
    await provider('win', winOf(bet, { amount: '30.00', finished: false }));
    expect(await notificationsOf(player)).toEqual([]);
    await provider('win', winOf(bet, { amount: '0', finished: true }));
    const [received] = await notificationsOf(player);
    expect(received?.message).toContain('R$30.00');
  });

  test('compares the whole round: a win on one of many bets may not count', async () => {
    const { player, first } = await roundOfTwoBets();
    await provider('win', winOf(first, { amount: '36.00' }));
    expect(await notificationsOf(player)).toEqual([]);
  });

  test('does not count a bet that was rolled back', async () => {
    const { player, first, second } = await roundOfTwoBets();
    await provider('rollback', {
      transactionId: randomUUID(),
      betTransactionId: second.transactionId,
    });
    await provider('win', winOf(first, { amount: '36.00' }));
    expect(await titles(player)).toEqual(['A big win']);
  });

  test('ignores another player’s round of the same number', async () => {
    const [one, other] = [await server.player({ BRL: 1000n }), await server.player({ BRL: 1000n })];
    const bet = await betOf(one);
    await provider('bet', bet);
    await provider('play', {
      ...(await betOf(other, { roundId: bet.roundId })),
      winAmount: '50.00',
    });
    await provider('win', winOf(bet, { amount: '2.00' }));
    expect(await titles(other)).toEqual(['A big win']);
    expect(await notificationsOf(one)).toEqual([]);
  });
});
