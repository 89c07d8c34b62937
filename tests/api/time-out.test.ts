import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const HOUR_MS = 3_600_000;
/** Cached player states expire after this time. */
const STATE_CACHE_MS = 1000;
const GAME_ID = 'phoenix-ascend';

let server: TestServer;
let player: Player;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  server.requireOwnServer('sets a time-out in the database');
  player = await server.player({ USD: 10_000n });
  token = await launchToken(server, player);
});

test('a player on a time-out launches no game, places no bet and cannot log in again', async () => {
  await startTimeOut();
  expect((await launch()).code).toBe(1006);
  expect((await bet(newBet())).code).toBe(1006);
  expect((await call('/provider/play', { ...newBet(), winAmount: '5' })).code).toBe(1006);
  const { email, password } = player;
  const login = await server.api.post('/api/user/login').send({ email, password });
  expect(login.body.code).toBe(1006);
});

test('a player on a time-out deposits nothing, takes no reward and renews no session', async () => {
  await startTimeOut();
  for (const [path, body] of [
    ['/payment/recharge', { walletType: 'USD', amount: 20 }],
    ['/promo/welcome', {}],
    ['/user/refreshToken', {}],
  ] as const) {
    expect(await own('post', path, body), path).toMatchObject({ code: 1006, data: null });
  }
  expect((await own('post', '/payment/recharge/records')).data.total).toBe(0);
  expect((await own('get', '/promo/welcome')).data.available).toBe(true);
});

test('a player on a time-out still withdraws and reads the account', async () => {
  await startTimeOut();
  const withdrawal = {
    walletType: 'USD',
    money: '50',
    bankCode: 'LMPUS',
    bank: '6222000011112222',
  };
  expect((await own('post', '/payment/withdraw', withdrawal)).code).toBe(200);
  expect((await own('get', '/user/info')).code).toBe(200);
});

test('a round with a stake before the time-out can be finished', async () => {
  const before = newBet();
  await bet(before);
  await startTimeOut();
  expect(await bet(before)).toMatchObject({ code: 200, data: { replayed: true } });
  const win = await call('/provider/win', {
    transactionId: randomUUID(),
    betTransactionId: before.transactionId,
    roundId: before.roundId,
    amount: '3',
    finished: true,
  });
  expect(win).toMatchObject({ code: 200, data: { balance: 102 } });
});

test('play is possible after the time-out', async () => {
  await startTimeOut();
  expect((await bet(newBet())).code).toBe(1006);
  server.clock.advance(HOUR_MS);
  expect((await bet(newBet())).code).toBe(200);
});

test('an expired token has its own error, also on a time-out', async () => {
  await startTimeOut();
  await server.api.post('/api/user/logout').auth(player.token, { type: 'bearer' });
  expect((await bet(newBet())).code).toBe(1204);
});

/** An hour from now; the cached state of every node has expired a moment later. */
async function startTimeOut(): Promise<void> {
  const selfExcludedUntil = new Date(server.clock.now().getTime() + HOUR_MS);
  const { prisma } = server.services;
  await prisma.user.update({ where: { id: player.userId }, data: { selfExcludedUntil } });
  server.clock.advance(STATE_CACHE_MS);
}

const newBet = () => ({
  token,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: GAME_ID,
  amount: '1',
});

const bet = (body: object) => call('/provider/bet', body);

async function call(url: string, body: object) {
  return (await server.signed('provider', `/api${url}`, body)).body;
}

async function own(method: 'get' | 'post', path: string, body?: object) {
  const response = await server.api[method](`/api${path}`)
    .auth(player.token, { type: 'bearer' })
    .send(body);
  return response.body;
}

async function launch() {
  const response = await server.api
    .post('/api/game/launch')
    .auth(player.token, { type: 'bearer' })
    .send({ gameId: GAME_ID, walletType: 'USD' });
  return response.body;
}
