import { afterEach, beforeEach, expect, test } from 'vitest';
import { launchToken } from '../api/game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../api/test-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { query } from '../support/postgres-databases.ts';

let postgres: Postgres;
let server: TestServer;
let player: Player;
let token: string;

beforeEach(async () => {
  postgres = await startPostgres({ fsync: true });
  await query(postgres.url('postgres'), 'CREATE DATABASE fairhall');
  const env = { DATABASE_URL: postgres.url('fairhall'), RATE_LIMIT: 'on' };
  server = await startTestServer({ env });
  await server.seedGames();
  player = await server.player({ USD: 1_000n });
  token = await launchToken(server, player);
});

afterEach(async () => {
  await server.close();
  await postgres.stop();
});

const bet = (id: string) =>
  server.signed('provider', '/api/provider/bet', {
    token,
    transactionId: id,
    roundId: id,
    gameId: 'phoenix-ascend',
    amount: '1.00',
  });
const wallet = () =>
  server.api.post('/api/user/wallet').set(bearer(player.token)).send({ walletType: 'USD' });
const ready = () => server.api.get('/api/ready');

test('while PostgreSQL is away calls are 503 and readiness fails; it serves again after its return', async () => {
  expect((await bet('before')).body.code).toBe(200);
  await postgres.kill();
  const away = [
    await ready(),
    await wallet(),
    await bet('away'),
    await server.api.post('/api/user/forgotPassword').send({ email: player.email }),
    await server.api.get('/api/rpgame/games/hot'),
    await server.api.get('/api/health'),
  ];
  expect(away.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 200]);
  await postgres.start();
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect((await bet('after')).body).toMatchObject({ code: 200, data: { balance: 8 } });
  expect((await bet('before')).body).toMatchObject({ code: 200, data: { replayed: true } });
});
