import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const add = (token: string, gameId: unknown) =>
  server.api.post('/api/game/favorite/add').set(bearer(token)).send({ gameId });
const remove = (token: string, gameId: unknown) =>
  server.api.post('/api/game/favorite/remove').set(bearer(token)).send({ gameId });
const list = (token: string) => server.api.get('/api/game/favorite/list').set(bearer(token));
const check = (token: string, gameId: string) =>
  server.api.get(`/api/game/favorite/check/${gameId}`).set(bearer(token));

const SUCCESS = { code: 200, msg: 'success', data: null };

describe('favourites', () => {
  it('are empty at first, and are listed newest first', async () => {
    const { token } = await server.player();
    expect((await list(token)).body.data).toEqual([]);
    const added: string[] = [];
    for (const gameId of ['wolfmoon', 'phoenix-ascend', 'kraken-tide']) {
      server.clock.advance(1000);
      added.push(server.clock.now().toISOString());
      expect((await add(token, gameId)).body).toEqual(SUCCESS);
    }
    expect((await list(token)).body.data).toEqual([
      { gameId: 'kraken-tide', favoriteTime: added[2] },
      { gameId: 'phoenix-ascend', favoriteTime: added[1] },
      { gameId: 'wolfmoon', favoriteTime: added[0] },
    ]);
  });

  it('are checked one by one', async () => {
    const { token } = await server.player();
    await add(token, 'wolfmoon');
    expect((await check(token, 'wolfmoon')).body).toEqual({
      code: 200,
      msg: 'success',
      data: true,
    });
    expect((await check(token, 'kraken-tide')).body.data).toBe(false);
    expect((await check(token, 'no-such-game')).body.data).toBe(false);
  });

  it('keep their time when they are added again', async () => {
    const { token } = await server.player();
    await add(token, 'wolfmoon');
    const before = await list(token);
    server.clock.advance(60_000);
    expect((await add(token, 'wolfmoon')).body).toEqual(SUCCESS);
    expect((await list(token)).body).toEqual(before.body);
  });

  it('are added once by ten concurrent calls', async () => {
    const { token } = await server.player();
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(token, 'wolfmoon')));
    for (const response of responses) expect(response.body).toEqual(SUCCESS);
    expect((await list(token)).body.data).toHaveLength(1);
  });

  it('are removed, a second time without effect', async () => {
    const { token } = await server.player();
    await add(token, 'wolfmoon');
    expect((await remove(token, 'wolfmoon')).body).toEqual(SUCCESS);
    expect((await remove(token, 'wolfmoon')).body).toEqual(SUCCESS);
    expect((await list(token)).body.data).toEqual([]);
  });

  it('require an existing game: any other is 404', async () => {
    const { token } = await server.player();
    for (const response of [
      await add(token, 'no-such-game'),
      await remove(token, 'no-such-game'),
    ]) {
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 404, data: null });
    }
  });

  it.each([undefined, '', 7, null, 'x'.repeat(65)])('refuse %o as a gameId', async (gameId) => {
    const { token } = await server.player();
    const response = await add(token, gameId);
    expect(response.status).toBe(400);
    expect(response.body.data.issues[0].path).toBe('gameId');
  });

  it('are separate for each player', async () => {
    const [one, other] = [await server.player(), await server.player()];
    await add(one.token, 'wolfmoon');
    await add(other.token, 'kraken-tide');
    await remove(other.token, 'wolfmoon');
    const own = await list(one.token);
    expect(own.body.data.map((row: { gameId: string }) => row.gameId)).toEqual(['wolfmoon']);
    expect((await check(other.token, 'wolfmoon')).body.data).toBe(false);
  });

  it('require a session', async () => {
    const kicked = await server.player();
    const { email, password } = kicked;
    await server.api.post('/api/user/login').send({ email, password });
    for (const call of [add, remove]) {
      expect((await call('garbage', 'wolfmoon')).body.data.reason).toBe('SESSION_EXPIRED');
      expect((await call(kicked.token, 'wolfmoon')).body.data.reason).toBe('KICKED_OUT');
    }
    expect((await list(kicked.token)).status).toBe(401);
    expect((await check(kicked.token, 'wolfmoon')).status).toBe(401);
    const guest = await server.api.get('/api/game/favorite/list');
    expect(guest.body.data.reason).toBe('LOGIN_REQUIRED');
  });
});
