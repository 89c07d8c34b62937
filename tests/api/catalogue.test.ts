import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../seed/seed.ts';
import { notificationTypes } from '../../server/api/src/contract/notification-types.ts';
import { catalogue, retiredGames } from '../../server/game-server/src/catalogue/catalogue.ts';
import { suppliers } from '../../server/game-server/src/catalogue/entry.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seed(server.opened);
});

afterAll(() => server.close());

describe('the catalogue', () => {
  it('has every game of the house, of six types and six suppliers, in order', async () => {
    const { body } = await server.api.post('/api/rpgame/games/available');
    const games: { gameType: number; supplier: string; gameSort: number }[] = body.data;
    expect(games).toHaveLength(catalogue.length + retiredGames.length);
    expect(new Set(games.map((game) => game.gameType))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(games.map((game) => game.supplier))).toEqual(new Set(suppliers));
    const sorts = games.map((game) => game.gameSort);
    expect(sorts).toEqual([...sorts].sort((a, b) => a - b));
  });

  it('is filtered by type, supplier and keyword', async () => {
    const slots = await server.api.post('/api/rpgame/games/available').send({ gameType: 0 });
    expect(slots.body.data).toHaveLength(11 + retiredGames.length);
    const word = await server.api.post('/api/rpgame/games/available').send({ keyword: 'PHOENIX' });
    expect(word.body.data).toMatchObject([{ gameId: 'phoenix-ascend', enabled: true }]);
  });

  it('is searched without regard to case and accents; an empty keyword finds nothing', async () => {
    const found = await server.api.get('/api/rpgame/games/search').query({ keyword: 'phöÉnix' });
    expect(found.body.data).toHaveLength(1);
    for (const keyword of ['Phoenix-Ascend', 'phoenix  ascend', 'PHOEN\u0131X', 'phoe\u0301nix']) {
      const same = await server.api.get('/api/rpgame/games/search').query({ keyword });
      expect(same.body.data, keyword).toMatchObject([{ gameId: 'phoenix-ascend' }]);
    }
    const across = await server.api
      .get('/api/rpgame/games/search')
      .query({ keyword: 'ascend copper' });
    expect(across.body.data).toEqual([]);
    const nothing = await server.api.get('/api/rpgame/games/search').query({ keyword: '' });
    expect(nothing.body.data).toEqual([]);
  });

  it('lists at most six hot and six new games', async () => {
    const hot = await server.api.get('/api/rpgame/games/hot');
    const fresh = await server.api.get('/api/rpgame/games/new');
    expect(hot.body.data).toHaveLength(6);
    expect(fresh.body.data).toHaveLength(6);
  });

  it('returns one game, and 404 for an unknown one', async () => {
    const game = await server.api.get('/api/rpgame/games/phoenix-ascend');
    expect(game.body.data).toMatchObject({
      gameId: 'phoenix-ascend',
      gameIp: 'http://localhost',
      gamePort: `:${server.settings.ports.game}`,
    });
    expect((await server.api.get('/api/rpgame/games/nothing')).status).toBe(404);
  });

  it('has retired games for those who know them, and offers none', async () => {
    const { token } = await server.player({ USD: 1_000n });
    const auth = ['authorization', `Bearer ${token}`] as const;
    for (const { gameId, gameName } of retiredGames) {
      const { body } = await server.api.get(`/api/rpgame/games/${gameId}`);
      expect(body.data).toMatchObject({ gameName, retired: true, enabled: false });
      const search = server.api.get('/api/rpgame/games/search');
      expect((await search.query({ keyword: gameName })).body.data).toEqual([]);
      const launch = { gameId, walletType: 'USD', lang: 'en', env: 'PC' };
      const launched = await server.api
        .post('/api/game/launch')
        .set(...auth)
        .send(launch);
      expect(launched.body.code).toBe(1201);
      const liked = await server.api
        .post('/api/game/favorite/add')
        .set(...auth)
        .send({ gameId });
      expect(liked.body.code).toBe(200);
    }
    const { body } = await server.api.get('/api/rpgame/providers');
    expect(JSON.stringify(body.data ?? '')).not.toContain('jade-teahouse');
  });

  it('records a visit of a game once in ten minutes', async () => {
    const player = await server.player();
    const look = () =>
      server.api
        .get('/api/rpgame/games/phoenix-ascend')
        .set('authorization', `Bearer ${player.token}`);
    const visits = async () => {
      const response = await server.api
        .get('/api/user/history')
        .query({ kind: 'browse' })
        .set('authorization', `Bearer ${player.token}`);
      return response.body.data.total;
    };
    await look();
    await look();
    expect(await visits()).toBe(1);
    server.clock.advance(600_001);
    await look();
    expect(await visits()).toBe(2);
  });

  it('is saved by the provider alone', async () => {
    const games = [{ gameId: 'extra', gameName: 'Extra', gameType: 4 }];
    const unsigned = await server.api.post('/api/rpgame/games/saveAll').send({ games });
    expect(unsigned.status).toBe(403);
    const saved = await server.signed('provider', '/api/rpgame/games/saveAll', { games });
    expect(saved.body.data).toEqual({ saved: 1 });
    server.letNodesNotice();
    expect((await server.api.get('/api/rpgame/games/extra')).body.data.gameSort).toBe(999);
  });
});

describe('the sample data', () => {
  it('gives demo@ the balances of the contract and a history; a second seeding changes nothing', async () => {
    await seed(server.opened);
    const login = await server.api
      .post('/api/user/login')
      .send({ email: 'demo@fairhall.test', password: 'Fairhall1!' });
    const { token } = login.body.data;
    const wallets = await server.api
      .post('/api/user/wallet')
      .set('authorization', `Bearer ${token}`);
    const balances = Object.fromEntries(
      wallets.body.data.map((wallet: { walletType: string; walletBalance: number }) => [
        wallet.walletType,
        wallet.walletBalance,
      ]),
    );
    expect(balances).toMatchObject({ USD: 10_000, BRL: 25_000 });
    expect(Object.values(balances).every((balance) => Number(balance) > 0)).toBe(true);
    const played = await server.api
      .get('/api/user/history')
      .set('authorization', `Bearer ${token}`);
    expect(played.body.data.total).toBeGreaterThan(300);
  });

  it('gives demo@ notifications of every type, some unread', async () => {
    const login = await server.api
      .post('/api/user/login')
      .send({ email: 'demo@fairhall.test', password: 'Fairhall1!' });
    const response = await server.api
      .get('/api/notifications')
      .query({ pageSize: 50 })
      .set('authorization', `Bearer ${login.body.data.token}`);
    const list: { type: string; isRead: boolean; message: string }[] = response.body.data.list;
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(notificationTypes));
    expect(new Set(list.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
    expect(list.every(({ message }) => message !== '' && !message.includes('{'))).toBe(true);
  });

  it('gives busy@ deposits in every status', async () => {
    const login = await server.api
      .post('/api/user/login')
      .send({ email: 'busy@fairhall.test', password: 'Fairhall1!' });
    const records = await server.api
      .post('/api/payment/recharge/records')
      .set('authorization', `Bearer ${login.body.data.token}`)
      .send({});
    const statuses = records.body.data.list.map((record: { status: number }) => record.status);
    expect(new Set(statuses)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('refuses the login of blocked@', async () => {
    const login = await server.api
      .post('/api/user/login')
      .send({ email: 'blocked@fairhall.test', password: 'Fairhall1!' });
    expect(login.body.code).toBe(1006);
  });
});
