import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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

it('a search for a NUL character finds nothing', async () => {
  const found = await server.api.get('/api/rpgame/games/search?keyword=%00');
  expect(found.body).toMatchObject({ code: 200, data: [] });
});
