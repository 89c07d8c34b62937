import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { prepareAuthQueries } from '../../server/api/src/modules/auth/index.ts';
import { exclusionEnd } from '../../server/api/src/modules/safer-play/index.ts';
import { openEvents } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { cardWithdrawal } from './card-withdrawal.ts';
import { type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { addApp } from './second-factor-calls.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let player: CarefulPlayer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  server.requireOwnServer('advances the clock');
  player = await carefulPlayer(server, { USD: 10_000n });
});

const exclude = (duration: string) =>
  player.own('post', '/safer-play/self-exclusion', {
    duration,
    password: player.password,
    confirm: true,
  });

async function goBack(password = player.password) {
  const { email } = player;
  return (await server.api.post('/api/safer-play/return').send({ email, password })).body;
}

test('all sessions end with the reason, and the login is refused until after the return', async () => {
  const origin = server.settings.origins.web;
  const stream = await openEvents({ origin, token: player.token() });
  onTestFinished(() => stream.vanish());
  const { data } = await exclude('6m');
  const { until } = data;
  expect(until).toBe(exclusionEnd(server.clock.now(), '6m').toISOString());
  const events = await stream.rest();
  expect(events.at(-1)).toMatchObject({ event: 'session', data: { reason: 'SELF_EXCLUDED' } });
  const info = await player.own('get', '/user/info');
  expect(info).toMatchObject({ code: 401, data: { reason: 'SELF_EXCLUDED' } });
  expect(await player.bet()).toMatchObject({ code: 1204 });
  expect(await player.logIn()).toMatchObject({ code: 1006, data: { until, canReturn: false } });
  expect(await goBack()).toMatchObject({ code: 1405, data: { until } });

  server.clock.advance(new Date(until).getTime() - server.clock.now().getTime());
  expect(await player.logIn()).toMatchObject({ code: 1006, data: { until, canReturn: true } });
  expect((await goBack('not the one')).code).toBe(1001);
  const from = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
  expect(await goBack()).toMatchObject({ code: 200, data: { from } });
  server.clock.advance(DAY_MS - 1);
  expect(await goBack()).toMatchObject({ code: 200, data: { from } });
  expect(await player.logIn()).toMatchObject({
    code: 1006,
    data: { until: from, canReturn: false },
  });
  server.clock.advance(1);
  expect((await player.logIn()).code).toBe(200);
  await player.launch();
  expect((await player.bet()).code).toBe(200);
});

test('logins that are checked during the exclusion open no session', async () => {
  const { email, password } = player;
  const [excluded, ...logins] = await Promise.all([
    exclude('6m'),
    ...Array.from({ length: 6 }, () =>
      server.api.post('/api/user/login').send({ email, password }),
    ),
  ]);
  expect(excluded.code).toBe(200);
  for (const { body } of logins) expect([200, 1006]).toContain(body.code);
  const now = server.clock.now();
  expect(
    await prepareAuthQueries(server.infrastructure.reader).hasActiveSession(player.userId, now),
  ).toBe(false);
});

test('an exclusion forever has no end and no return', async () => {
  expect((await exclude('forever')).data).toEqual({ until: null });
  server.clock.advance(70 * 366 * DAY_MS);
  expect(await player.logIn()).toMatchObject({
    code: 1006,
    data: { until: null, canReturn: false },
  });
  expect(await goBack()).toMatchObject({ code: 1405, data: { until: null } });
});

test('it needs the password and the confirmation', async () => {
  const call = (body: object) =>
    player.own('post', '/safer-play/self-exclusion', { duration: '6m', ...body });
  expect((await call({ password: 'not the one', confirm: true })).code).toBe(1003);
  expect((await call({ password: player.password, confirm: false })).code).toBe(400);
  expect((await player.own('get', '/user/info')).code).toBe(200);
});

test('a player may exclude themselves again after the return', async () => {
  const { until } = (await exclude('6m')).data;
  server.clock.advance(new Date(until).getTime() - server.clock.now().getTime());
  await goBack();
  server.clock.advance(DAY_MS);
  await player.logIn();
  expect((await exclude('12m')).code).toBe(200);
  expect(await player.logIn()).toMatchObject({ code: 1006, data: { canReturn: false } });
});

test('a bet before the exclusion can be settled, and a withdrawal under way goes on', async () => {
  const placed = player.newBet('5');
  await player.provider('bet', placed);
  expect((await player.own('post', '/payment/withdraw', cardWithdrawal)).code).toBe(200);
  await exclude('6m');
  const { transactionId: betTransactionId, roundId } = placed;
  const win = { transactionId: `win-${betTransactionId}`, betTransactionId, roundId };
  const settled = await player.provider('win', { ...win, amount: '8', finished: true });
  expect(settled).toMatchObject({ code: 200, data: { balance: 53 } });
  const order = await server.infrastructure.prisma.withdrawOrder.findFirst({
    where: { userId: player.userId },
  });
  expect(order?.status).toBe(0);
});

test('mails confirm the exclusion and the return', async () => {
  const subjects = async () => (await server.mailsTo(player.email)).map(({ subject }) => subject);
  const { until } = (await exclude('6m')).data;
  await eventually(async () => expect(await subjects()).toContain('Your account is closed'));
  server.clock.advance(new Date(until).getTime() - server.clock.now().getTime());
  await goBack();
  await eventually(async () =>
    expect(await subjects()).toContain('Your account opens again in 24 hours'),
  );
});

test('a password alone does not bring back a player with a second factor, whose code or recovery code does', async () => {
  const owner = await addApp(server, await server.player());
  const { email, password, recoveryCodes } = owner;
  const until = new Date(server.clock.now().getTime() + DAY_MS);
  await server.infrastructure.prisma.user.update({
    where: { id: owner.userId },
    data: { selfExcludedUntil: until },
  });
  server.clock.advance(2 * DAY_MS);
  const send = async (path: string, body: object) =>
    (await server.api.post(`/api/safer-play/return${path}`).send(body)).body;
  const refused = await send('', { email, password });
  expect(refused).toMatchObject({ code: 1007, data: { challenge: expect.any(String) } });
  const returnsAt = async () =>
    (await server.infrastructure.prisma.user.findUniqueOrThrow({ where: { id: owner.userId } }))
      .returnsAt;
  expect(await returnsAt()).toBeNull();
  const { challenge } = refused.data;
  const wrong = await send('/second', { challenge, recovery: 'not a code' });
  expect(wrong).toMatchObject({ code: 1008, data: { triesLeft: 4 } });
  expect(await returnsAt()).toBeNull();
  const [recovery] = recoveryCodes;
  expect(await send('/second', { challenge, recovery })).toMatchObject({ code: 200 });
  expect(await returnsAt()).not.toBeNull();
});

test('a guest without an exclusion returns at once', async () => {
  expect(await goBack()).toMatchObject({
    code: 200,
    data: { from: server.clock.now().toISOString() },
  });
});

test.each([
  ['2026-08-31T12:00:00.000Z', '6m', '2027-02-28T12:00:00.000Z'],
  ['2027-08-31T12:00:00.000Z', '6m', '2028-02-29T12:00:00.000Z'],
  ['2026-11-25T23:59:59.999Z', '60m', '2031-11-25T23:59:59.999Z'],
  ['2028-02-29T00:00:00.000Z', '12m', '2029-02-28T00:00:00.000Z'],
] as const)('from %s an exclusion of %s ends at %s', (from, duration, end) => {
  expect(exclusionEnd(new Date(from), duration).toISOString()).toBe(end);
});
