import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Prisma } from '../../server/api/src/db/generated/client.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { scheduledGames } from '../../server/game-server/src/engines/scheduled-games.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import { registerProvider } from './foreign-provider.ts';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

const GAME_ID = 'phoenix-ascend';
const ROUNDS = inSuite({ quick: 100, full: 1_000 });
const CALLS_MAX = 30;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ withGames: true });
  await server.seedGames();
});

afterAll(() => server.close());

const launch = async (body: object = {}) =>
  server.api.post('/api/game/launch-free').send({ gameId: GAME_ID, isAdult: true, ...body });

async function launchToken(): Promise<string> {
  const { body } = await launch();
  return new URL(body.data.url).searchParams.get('token') ?? '';
}

describe('a launch of free play', () => {
  test('needs no account and states its mode, its points and its end', async () => {
    const { body } = await launch({ walletType: 'JPY', lang: 'es', homeUrl: '/games' });
    const { origin, searchParams } = new URL(body.data.url);
    expect(origin).toBe(server.settings.origins.game);
    const { token, ...parameters } = Object.fromEntries(searchParams);
    expect(token).toMatch(/^free\./);
    expect(parameters).toEqual({
      money: '100000',
      walletType: 'JPY',
      GameID: GAME_ID,
      uid: 'guest',
      homeUrl: `${server.settings.origins.web}/games`,
      lang: 'es',
      env: 'PC',
      mode: 'free',
    });
    const twoHours = new Date(server.clock.now().getTime() + 2 * 3_600_000);
    expect(body.data.expiresAt).toBe(twoHours.toISOString());
  });

  test.each([
    ['an age', { isAdult: undefined }],
    ['an age of 18 or more', { isAdult: false }],
    ['a home of the casino', { homeUrl: 'https://elsewhere.test/' }],
  ])('needs %s', async (_what, body) => {
    expect((await launch(body)).status).toBe(400);
  });

  test('is offered for all games but those with shared draws and matches', async () => {
    const { body } = await server.api.post('/api/rpgame/games/available');
    const listed: { gameId: string; freePlay: boolean; retired: boolean }[] = body.data;
    const games = listed.filter(({ retired }) => !retired);
    expect(games).toHaveLength(catalogue.length);
    const without = games.filter(({ freePlay }) => !freePlay).map(({ gameId }) => gameId);
    expect(without.toSorted()).toEqual(scheduledGames.map(({ gameId }) => gameId).toSorted());
    for (const gameId of without) expect((await launch({ gameId })).body.code).toBe(1201);
  });

  test('is no launch at the wallet', async () => {
    const token = await launchToken();
    const stake = { token, transactionId: 't', roundId: 'r', gameId: GAME_ID, amount: '1' };
    for (const [name, body] of Object.entries({
      authenticate: { token },
      balance: { token },
      session: { token },
      'launch-state': { token },
      bet: stake,
      play: { ...stake, winAmount: '5' },
    })) {
      const response = await server.signed('provider', `/api/provider/${name}`, body);
      expect({ name, code: response.body.code }).toEqual({ name, code: 1204 });
    }
  });

  test('is not that of another provider’s game', async () => {
    server.requireOwnServer('registers a provider');
    const stranger = await registerProvider(server, { id: 'free-lantern', gameIds: ['free-coin'] });
    const saved = await stranger.saveGames({ freePlay: true });
    expect(saved.status).toBe(400);
    expect(saved.body.data.issues[0].path).toBe('games.0.freePlay');
    await stranger.saveGames();
    expect((await launch({ gameId: 'free-coin' })).body.code).toBe(1201);
  });
});

test('one network gets 30 launches in ten minutes', async () => {
  // Each node counts what reaches it.
  const strict = await startTestServer({ nodes: 1, env: { RATE_LIMIT: 'on' } });
  onTestFinished(() => strict.close());
  await strict.seedGames();
  const call = { url: '/api/game/launch-free', payload: { gameId: GAME_ID, isAdult: true } };
  const statuses: number[] = [];
  for (let device = 0; device <= CALLS_MAX; device += 1) {
    const from = `2001:db8:0:1::${device.toString(16)}`;
    const { statusCode, headers } = await strict.callFrom(from, call);
    statuses.push(statusCode);
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  }
  expect(statuses.indexOf(429)).toBe(CALLS_MAX);
  expect((await strict.callFrom('2001:db8:0:2::1', call)).statusCode).toBe(200);
  const other = { url: '/api/user/logout', payload: {} };
  expect((await strict.callFrom('2001:db8:0:1::1', other)).statusCode).toBe(200);
});

test('rounds change no row of the casino', async () => {
  server.requireOwnServer('reads the database');
  await server.player({ USD: 10_000n });
  const before = await rowsOfAllTables();
  const token = await launchToken();
  const { game: gameOrigin } = server.settings.origins;
  await chooseClientSeed({ gameOrigin, token, gameId: GAME_ID });
  for (let number = 0; number < ROUNDS; number += 1) {
    const response = await fetch(gameOrigin + gameServerCalls.spin.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify({ gameId: GAME_ID, requestId: `free-spin-${number}`, stake: '0.20' }),
    });
    expect((await response.json()).code).toBe(200);
  }
  expect(await rowsOfAllTables()).toEqual(before);
});

/** Every row of the casino's database, by table. */
async function rowsOfAllTables(): Promise<Record<string, unknown[]>> {
  const { prisma } = server.infrastructure;
  const tables: [string, unknown[]][] = [];
  for (const name of Object.values(Prisma.ModelName)) {
    const rows = await prisma.$queryRawUnsafe<unknown[]>(`SELECT * FROM "${name}"`);
    tables.push([name, rows]);
  }
  return Object.fromEntries(tables);
}
