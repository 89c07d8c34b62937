import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

const odd = [
  ['a NUL', 'x\u0000-name'],
  ['a line break', 'x\n-name'],
  ['half a character', 'x\ud83d-name'],
  ['a mark that turns the direction', 'x\u202e-name'],
] as const;

const registration = { email: 'odd@fairhall.test', password: 'longenough', nickName: 'Odd' };
const registered = ['nickName', 'phone', 'address', 'country', 'empInviteCode'] as const;
const calls = [
  ...registered.map((field) => ['post', '/user/register', field, registration] as const),
  ['put', '/user/profile', 'nickName', {}],
  ['put', '/user/profile', 'phone', {}],
  ['put', '/user/profile', 'address', {}],
  ['put', '/user/profile', 'country', {}],
  ['post', '/game/favorite/add', 'gameId', {}],
  ['post', '/game/launch', 'gameId', { walletType: 'USD' }],
  ['post', '/game/seeds/rotate', 'clientSeed', {}],
] as const;

describe.each(odd)('a text with %s', (_what, text) => {
  it('is refused in every text field of a player that is stored', async () => {
    const player = await server.player();
    for (const [method, path, field, body] of calls) {
      const response = await server.api[method](`/api${path}`)
        .auth(player.token, { type: 'bearer' })
        .send({ ...body, [field]: text });
      expect(response.status, `${path} ${field}`).toBe(400);
      expect(response.body.data.issues).toMatchObject([{ path: field }]);
    }
  });
});

it.each([
  ['in a query', '/rpgame/games/search?keyword=%00', 'keyword'],
  ['in a path', '/rpgame/games/%00', 'id'],
])('a NUL character %s is refused, since PostgreSQL takes none', async (_where, path, field) => {
  const response = await server.api.get(`/api${path}`);
  expect(response.status).toBe(400);
  expect(response.body.data.issues).toMatchObject([{ path: field }]);
});

it('a NUL character deep in a signed body is refused with its path', async () => {
  const response = await server.signed('provider', '/api/rpgame/games/saveAll', {
    games: [
      { gameId: 'first', gameName: 'First', gameType: 4 },
      { gameId: 'second', gameName: 'Sec\u0000nd', gameType: 4 },
    ],
  });
  expect(response.status).toBe(400);
  expect(response.body.data.issues).toMatchObject([{ path: 'games.1.gameName' }]);
});
