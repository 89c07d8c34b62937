import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardWithdrawal } from './card-withdrawal.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;
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
  server.requireOwnServer('advances the clock');
  player = await server.player({ USD: 10_000n });
  token = await launchToken(server, player);
});

test('a player on a time-out launches no game and places no bet, also after a new login', async () => {
  await startTimeOut();
  expect((await launch()).code).toBe(1006);
  expect((await bet(newBet())).code).toBe(1006);
  expect((await call('/provider/play', { ...newBet(), winAmount: '5' })).code).toBe(1006);
  await logIn();
  expect((await launch()).code).toBe(1006);
  // The token of the ended session.
  expect((await bet(newBet())).code).toBe(1204);
});

test('a player on a time-out deposits nothing and takes no reward', async () => {
  const until = await startTimeOut();
  for (const [path, body] of [
    ['/payment/recharge', { walletType: 'USD', amount: 20 }],
    ['/promo/welcome', {}],
  ] as const) {
    expect(await own('post', path, body), path).toMatchObject({ code: 1006, data: { until } });
  }
  expect((await own('post', '/payment/recharge/records')).data.total).toBe(0);
});

test('nothing is offered to a player on a time-out, and all of it again after its end', async () => {
  const offers = async () => ({
    welcome: (await own('get', '/promo/welcome')).data.available,
    bonus: (await own('get', '/user/info')).data.hasOffers,
  });
  expect(await offers()).toEqual({ welcome: true, bonus: true });
  await startTimeOut();
  expect(await offers()).toEqual({ welcome: false, bonus: false });
  server.clock.advance(DAY_MS);
  await logIn();
  expect(await offers()).toEqual({ welcome: true, bonus: true });
});

test('a player on a time-out still withdraws, reads the account and renews the session', async () => {
  const until = await startTimeOut();
  expect((await own('post', '/payment/withdraw', cardWithdrawal)).code).toBe(200);
  expect((await own('get', '/user/info')).data.timeOutUntil).toBe(until);
  expect((await own('get', '/safer-play')).data.timeOutUntil).toBe(until);
  expect((await own('post', '/user/refreshToken')).code).toBe(200);
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

test('play is possible after the time-out, with a new launch', async () => {
  await startTimeOut();
  expect((await bet(newBet())).code).toBe(1006);
  server.clock.advance(DAY_MS);
  expect((await bet(newBet())).code).toBe(1204);
  await logIn();
  expect((await own('get', '/user/info')).data.timeOutUntil).toBeNull();
  token = await launchToken(server, player);
  expect((await bet(newBet())).code).toBe(200);
});

test('a time-out can only become longer', async () => {
  const week = await startTimeOut('7d');
  for (const duration of ['24h', '7d']) {
    expect((await own('post', '/safer-play/time-out', { duration })).code).toBe(1404);
  }
  expect((await own('get', '/safer-play')).data.timeOutUntil).toBe(week);
  expect((await startTimeOut('30d')) > week).toBe(true);
});

test('its start and its end are notified, the end only of the last one', async () => {
  await startTimeOut('24h');
  await startTimeOut('7d');
  server.clock.advance(DAY_MS);
  await server.runDueJobs();
  await logIn();
  expect(await titles()).not.toContain('Your break is over');
  server.clock.advance(6 * DAY_MS);
  await server.runDueJobs();
  await logIn();
  expect((await titles()).filter((title) => title === 'Your break is over')).toHaveLength(1);
  expect((await titles()).filter((title) => title === 'Play is paused')).toHaveLength(2);
});

test('an autoplay ends within one bet', async () => {
  const played: number[] = [];
  for (let round = 1; round <= 6; round += 1) {
    if (round === 4) await startTimeOut();
    const { code } = await call('/provider/play', { ...newBet(), winAmount: '1' });
    played.push(code);
    if (code !== 200) break;
  }
  expect(played).toEqual([200, 200, 200, 1006]);
});

test('an expired token has its own error, also on a time-out', async () => {
  await startTimeOut();
  await server.api.post('/api/user/logout').auth(player.token, { type: 'bearer' });
  expect((await bet(newBet())).code).toBe(1204);
});

/** @returns its end */
async function startTimeOut(duration = '24h'): Promise<string> {
  const { code, data } = await own('post', '/safer-play/time-out', { duration });
  expect(code).toBe(200);
  return data.until;
}

async function logIn(): Promise<void> {
  const { email, password } = player;
  const { body } = await server.api.post('/api/user/login').send({ email, password });
  player = { ...player, token: body.data.token };
}

async function titles(): Promise<string[]> {
  const { data } = await own('get', '/notifications?pageSize=100');
  return data.list.map(({ title }: { title: string }) => title);
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
