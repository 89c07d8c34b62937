import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { advanceToNoon } from './careful-player.ts';
import { type ForeignProvider, registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';
import { walletBalance } from './wallet-balance.ts';

/* A games provider that is switched off: its games are unavailable, its open rounds end. */

const COIN = 'tin-coin';
const HOUR_MS = 3_600_000;
/** Above the pause of the job that ends rounds. */
const JOB_MS = 61_000;

let server: TestServer;
let tin: ForeignProvider;
let player: Player;
let token: string;

beforeEach(async () => {
  server = await startTestServer();
  advanceToNoon(server);
  tin = await registerProvider(server, { id: 'tin', gameIds: [COIN] });
  await tin.saveGames();
  player = await server.player({ USD: 10_000n });
  token = await launchToken(server, { token: player.token, gameId: COIN });
});

afterEach(() => server.close());

const betOf = (fields: object = {}) => ({
  token,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: COIN,
  amount: '10.00',
  ...fields,
});
type Bet = ReturnType<typeof betOf>;
const winOf = (bet: Bet, fields: object = {}) => ({
  transactionId: randomUUID(),
  betTransactionId: bet.transactionId,
  roundId: bet.roundId,
  amount: '5.00',
  finished: true,
  ...fields,
});

async function placed(fields: object = {}): Promise<Bet> {
  const bet = betOf(fields);
  expect(await code(tin.call('/provider/bet', bet))).toBe(200);
  return bet;
}
const code = async (response: PromiseLike<{ body: { code: number } }>) =>
  (await response).body.code;
const launch = () =>
  server.api
    .post('/api/game/launch')
    .set(bearer(player.token))
    .send({ gameId: COIN, walletType: 'USD' });
const game = async () => (await server.api.get(`/api/rpgame/games/${COIN}`)).body.data;
const policy = async () =>
  (await server.api.get('/nowhere')).headers['content-security-policy'] ?? '';
const balance = () => walletBalance(server, player);

/** Runs the due jobs after the grace period. */
async function afterAnHour(): Promise<void> {
  server.clock.advance(HOUR_MS + JOB_MS);
  await server.runDueJobs();
}

test('its games are shown as unavailable and are not launched, until it is on again', async () => {
  await tin.turn('off');
  expect(await game()).toMatchObject({ enabled: false });
  expect(await code(launch())).toBe(1201);
  await tin.turn('on');
  expect(await game()).toMatchObject({ enabled: true });
  expect(await code(launch())).toBe(200);
});

test('its origin leaves the policy of the documents, and is back with it', async () => {
  const origin = 'http://tin.localhost:4000';
  expect(await policy()).toMatch(new RegExp(`frame-src [^;]*${origin}`));
  expect(await policy()).toMatch(new RegExp(`img-src [^;]*${origin}`));
  await tin.turn('off');
  expect(await policy()).not.toContain(origin);
  expect(await policy()).toContain(`frame-src ${server.settings.origins.game}`);
  await tin.turn('on');
  expect(await policy()).toContain(origin);
});

test('it takes no stake and opens no game, but a bet of before is replayed', async () => {
  const bet = await placed();
  await tin.turn('off');
  expect(await code(tin.call('/provider/authenticate', { token }))).toBe(1201);
  expect(await code(tin.call('/provider/bet', betOf()))).toBe(1201);
  expect(await code(tin.call('/provider/play', { ...betOf(), winAmount: '0' }))).toBe(1201);
  const { body } = await tin.call('/provider/bet', bet);
  expect(body).toMatchObject({ code: 200, data: { replayed: true } });
  expect(await balance()).toBe(90);
});

test('it still settles its open rounds itself', async () => {
  const [won, undone] = [await placed(), await placed()];
  await tin.turn('off');
  expect(await code(tin.call('/provider/win', winOf(won)))).toBe(200);
  const rollback = { transactionId: randomUUID(), betTransactionId: undone.transactionId };
  expect(await code(tin.call('/provider/rollback', rollback))).toBe(200);
  expect(await balance()).toBe(95);
  await afterAnHour();
  expect(await balance()).toBe(95);
});

test('what is open after an hour is rolled back, and a round with a win is closed', async () => {
  const lost = await placed();
  const roundId = randomUUID();
  const [paid, unpaid] = [await placed({ roundId }), await placed({ roundId })];
  expect(await code(tin.call('/provider/win', winOf(paid, { finished: false })))).toBe(200);
  const finished = await placed();
  expect(await code(tin.call('/provider/win', winOf(finished)))).toBe(200);
  await tin.turn('off');
  await server.runDueJobs();
  expect(await balance()).toBe(70);
  await afterAnHour();
  // Two stakes of ten are back; the win and the lost stake of the finished round stay.
  expect(await balance()).toBe(90);
  expect(await code(tin.call('/provider/win', winOf(lost)))).toBe(1205);
  expect(await code(tin.call('/provider/win', winOf(unpaid)))).toBe(1205);
  expect(await code(tin.call('/provider/win', winOf(paid)))).toBe(1202);
  await afterAnHour();
  expect(await balance()).toBe(90);
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});

test('what is rolled back makes room in the limits of its player', async () => {
  const call = server.api.put('/api/safer-play/limits').set(bearer(player.token));
  expect(await code(call.send({ kind: 'wager', period: 'month', amount: 30 }))).toBe(200);
  await placed();
  await placed();
  await tin.turn('off');
  await afterAnHour();
  const { body } = await server.api.get('/api/safer-play').set(bearer(player.token));
  expect(body.data.limits).toMatchObject([{ used: 0, remaining: 30 }]);
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});

test('a provider that is on again within the hour has its open rounds', async () => {
  const bet = await placed();
  await tin.turn('off');
  server.clock.advance(HOUR_MS / 2);
  await tin.turn('on');
  await afterAnHour();
  expect(await code(tin.call('/provider/win', winOf(bet)))).toBe(200);
});

test('our own open rounds and those of other providers are not touched', async () => {
  const brass = await registerProvider(server, { id: 'brass', gameIds: ['brass-dice'] });
  await brass.saveGames();
  const other = await launchToken(server, { token: player.token, gameId: 'brass-dice' });
  const bet = betOf({ token: other, gameId: 'brass-dice' });
  expect(await code(brass.call('/provider/bet', bet))).toBe(200);
  await tin.turn('off');
  await afterAnHour();
  expect(await balance()).toBe(90);
  expect(await code(brass.call('/provider/win', winOf(bet)))).toBe(200);
});
