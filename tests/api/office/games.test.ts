import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchToken } from '../game-session.ts';
import {
  bearer,
  NOTICED_MS,
  type Player,
  startTestServer,
  type TestServer,
} from '../test-server.ts';
import { auditOf, codeOf, type Office, officeOf } from './as-staff.ts';
import { loggedIn } from './staff.ts';

let server: TestServer;
let office: Office;
let player: Player;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  office = officeOf(server, await loggedIn(server, 'manager'));
  player = await server.player({ USD: 100_000n });
});

afterAll(() => server.close());

const update = (gameId: string, fields: object) => office.put(`/games/${gameId}`, fields);
const shown = async (gameId: string) =>
  (await server.api.get(`/api/rpgame/games/${gameId}`)).body.data;
const launch = (gameId: string) =>
  server.api.post('/api/game/launch').set(bearer(player.token)).send({ gameId, walletType: 'USD' });

test('a game that is switched off shows as unavailable, opens no more and takes no new bet', async () => {
  const gameId = 'phoenix-ascend';
  const token = await launchToken(server, { token: player.token, gameId });
  const bet = { token, gameId, roundId: randomUUID(), transactionId: randomUUID(), amount: '1' };
  const place = (fields: object) =>
    codeOf(server.signed('provider', '/api/provider/bet', { ...bet, ...fields }));
  expect(await place({})).toBe(200);
  const { body } = await update(gameId, { enabled: false, reason: 'Maintenance' });
  expect(body.data).toMatchObject({
    enabled: false,
    provider: { enabled: true },
    overridden: ['enabled'],
    updatedBy: { name: 'A manager' },
  });
  server.clock.advance(NOTICED_MS);
  expect((await shown(gameId)).enabled).toBe(false);
  expect(await codeOf(launch(gameId))).toBe(1201);
  expect(await place({ transactionId: randomUUID(), roundId: randomUUID() })).toBe(1201);
  // A replay of a bet that was placed is no new one.
  expect(await place({})).toBe(200);
  const win = {
    transactionId: randomUUID(),
    betTransactionId: bet.transactionId,
    roundId: bet.roundId,
    amount: '4',
    finished: true,
  };
  expect(await codeOf(server.signed('provider', '/api/provider/win', win))).toBe(200);
  await update(gameId, { enabled: null });
  server.clock.advance(NOTICED_MS);
  expect(await place({ transactionId: randomUUID(), roundId: randomUUID() })).toBe(200);
  expect(await auditOf(server, gameId)).toMatchObject([
    { action: 'game.update', reason: 'Maintenance', after: { enabled: false } },
    { before: { enabled: false }, after: { enabled: null } },
  ]);
});

test('a save of the catalogue keeps what staff set, and a reset gives it back to the provider', async () => {
  const gameId = 'wolfmoon';
  const provided = await shown(gameId);
  await update(gameId, { gameLabel: '', gameSort: 0, isHot: true });
  await server.seedGames();
  server.clock.advance(NOTICED_MS);
  const { body } = await server.api.post('/api/rpgame/games/available').send({});
  expect(body.data[0]).toMatchObject({ gameId, gameLabel: null, gameSort: 0, isHot: true });
  await update(gameId, { gameLabel: null, gameSort: null, isHot: null });
  server.clock.advance(NOTICED_MS);
  expect(await shown(gameId)).toEqual(provided);
  const list = await office.get('/games');
  const game = list.body.data.find((one: { gameId: string }) => one.gameId === gameId);
  expect(game).toMatchObject({ overridden: [], figures: { bets: 0, stakes: 0, rtp: null } });
});

test('the list is in the order of the lobby and has the figures of the last thirty days', async () => {
  const day = new Date(Math.floor(server.clock.now().getTime() / 86_400_000) * 86_400_000);
  const long = new Date(day.getTime() - 30 * 86_400_000);
  const stakes = { bets: 100, stakedMinor: 10_000n, stakeSquares: 1_000_000 };
  const metric = { gameId: 'wolfmoon', currency: 'EUR', ...stakes };
  await server.infrastructure.prisma.dailyFigure.createMany({
    data: [
      { ...metric, day, wonMinor: 9000n },
      { ...metric, day: long, wonMinor: 9000n },
    ],
  });
  const { body } = await office.get('/games');
  const ids = body.data.map(({ gameId }: { gameId: string }) => gameId);
  const lobby = await server.api.post('/api/rpgame/games/available').send({});
  const games: { gameId: string; retired: boolean }[] = lobby.body.data;
  expect(ids).toEqual(games.filter(({ retired }) => !retired).map(({ gameId }) => gameId));
  const game = body.data.find((one: { gameId: string }) => one.gameId === 'wolfmoon');
  const expected = { bets: 100, effectiveBets: 100, stakes: 108, ggr: 10.8, rtp: 90 };
  expect(game.figures).toMatchObject(expected);
});

test('an unknown game is 404', async () => {
  expect(await codeOf(update('no-such-game', { enabled: false }))).toBe(404);
});
