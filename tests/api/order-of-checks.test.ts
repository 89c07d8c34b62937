import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceToNoon, type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;

/*
 * Of two reasons at once, the call names the earlier one in the order of checks. Each test provokes a
 * pair of neighbours; alone, the later one of the pair is the response.
 */

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  advanceToNoon(server);
  player = await carefulPlayer(server, { USD: 10_000n });
});

const timeOut = () => player.own('post', '/safer-play/time-out', { duration: '24h' });

describe('of a deposit', () => {
  const deposit = (body: object) =>
    player.own('post', '/payment/recharge', { walletType: 'USD', amount: 20, ...body });

  test('400 before 1104', async () => {
    expect((await deposit({ walletType: 'XYZ', amount: 'many' })).code).toBe(400);
    expect((await deposit({ walletType: 'XYZ' })).code).toBe(1104);
  });

  test('1104 before 1102', async () => {
    expect((await deposit({ walletType: 'XYZ', amount: 1 })).code).toBe(1104);
    expect((await deposit({ amount: 1 })).code).toBe(1102);
  });

  test('1102 before 1006', async () => {
    await timeOut();
    expect((await deposit({ amount: 1 })).code).toBe(1102);
    expect((await deposit({})).code).toBe(1006);
  });

  test('1006 before 1106', async () => {
    await player.setLimit('deposit', 'day', 5);
    expect((await deposit({})).code).toBe(1106);
    await timeOut();
    expect((await deposit({})).code).toBe(1006);
  });

  test('1106 before 1107', async () => {
    const key = randomUUID();
    expect((await player.deposit(20, { key })).code).toBe(200);
    expect((await player.deposit(30, { key })).code).toBe(1107);
    await player.setLimit('deposit', 'day', 40);
    expect((await player.deposit(30, { key })).code).toBe(1106);
  });
});

describe('of a bet', () => {
  const bet = (more: object = {}) => player.provider('bet', player.newBet('1', more));
  const checkDue = async () => {
    await player.own('put', '/safer-play/reality-check', { everyMinutes: 15 });
    await bet();
    server.clock.advance(15 * MINUTE_MS);
  };

  test('400 before 1204', async () => {
    const ended = player.newBet('0.001');
    await player.own('post', '/user/logout');
    expect((await player.provider('bet', ended)).code).toBe(400);
    expect((await player.provider('bet', { ...ended, amount: '1' })).code).toBe(1204);
  });

  test('1204 before 1006, but a replay before both', async () => {
    const placed = player.newBet('1');
    await player.provider('bet', placed);
    await timeOut();
    expect((await bet()).code).toBe(1006);
    expect((await player.provider('bet', placed)).code).toBe(200);
    await player.own('post', '/user/logout');
    expect((await bet()).code).toBe(1204);
    expect((await player.provider('bet', placed)).code).toBe(200);
  });

  test('1006 before 1401', async () => {
    await checkDue();
    expect((await bet()).code).toBe(1401);
    await timeOut();
    expect((await bet()).code).toBe(1006);
  });

  test('1401 before 1106 of the time', async () => {
    await player.setLimit('time', 'day', 15);
    await checkDue();
    expect((await bet()).code).toBe(1401);
    await player.own('post', '/safer-play/reality-check/acknowledge');
    expect(await bet()).toMatchObject({ code: 1106, data: { kind: 'time' } });
  });

  test('1106 of the time before 1102', async () => {
    await player.setLimit('time', 'day', 15);
    await bet();
    expect((await bet({ amount: '0' })).code).toBe(1102);
    server.clock.advance(15 * MINUTE_MS);
    expect((await bet({ amount: '0' })).code).toBe(1106);
  });

  test('1102 before 1107', async () => {
    const placed = player.newBet('1');
    await player.provider('bet', placed);
    expect((await player.provider('bet', { ...placed, amount: '2' })).code).toBe(1107);
    expect((await player.provider('bet', { ...placed, amount: '0' })).code).toBe(1102);
  });

  test('1205 before 1106 of the money, and that before 1101', async () => {
    await player.setLimit('wager', 'day', 5);
    const late = player.newBet('6');
    await player.provider('rollback', {
      transactionId: randomUUID(),
      betTransactionId: late.transactionId,
    });
    expect((await player.provider('bet', late)).code).toBe(1205);
    expect((await bet({ amount: '6' })).code).toBe(1106);
    expect((await bet({ amount: '1000' })).code).toBe(1106);
    await player.setLimit('wager', 'day', 0);
    expect((await bet({ amount: '1' })).code).toBe(1106);
  });
});
