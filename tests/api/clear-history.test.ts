import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const history = (token: string, query: object = {}) =>
  server.api.get('/api/user/history').query(query).set(bearer(token));
const clear = (token: string, query: object) =>
  server.api.delete('/api/user/history').query(query).set(bearer(token));
const look = (gameId: string, token?: string) => {
  const call = server.api.get(`/api/rpgame/games/${gameId}`);
  return token ? call.set(bearer(token)) : call;
};

/** One round on the slot, through the provider API. */
async function playRound(player: Player, roundId: string): Promise<void> {
  const response = await server.signed('provider', '/api/provider/play', {
    token: await launchToken(server, player),
    transactionId: `t-${roundId}`,
    roundId,
    gameId: 'phoenix-ascend',
    amount: '1.00',
    winAmount: '0.50',
  });
  expect(response.body.code).toBe(200);
}

describe('visited games', () => {
  it('are rows of kind browse, newest first', async () => {
    const { token } = await server.player();
    await look('wolfmoon', token);
    server.clock.advance(1000);
    await look('kraken-tide', token);
    const { data } = (await history(token, { kind: 'browse' })).body;
    expect(data).toEqual({
      list: [
        {
          id: expect.any(String),
          kind: 'browse',
          type: null,
          status: 'completed',
          amount: 0,
          walletType: null,
          gameId: 'kraken-tide',
          gameName: expect.any(String),
          roundId: null,
          createTime: server.clock.now().toISOString(),
        },
        expect.objectContaining({ gameId: 'wolfmoon' }),
      ],
      total: 2,
      pageNum: 1,
      pageSize: 10,
      asOf: expect.any(String),
    });
  });

  it('are recorded once in ten minutes, also for concurrent requests', async () => {
    const { token } = await server.player();
    const caller = await server.modules.auth.sessions.identify(token);
    const page = { gameId: 'wolfmoon', caller };
    await Promise.all(Array.from({ length: 8 }, () => server.modules.games.gameById(page)));
    server.clock.advance(599_999);
    await look('wolfmoon', token);
    expect((await history(token, { kind: 'browse' })).body.data.total).toBe(1);
    server.clock.advance(1);
    await look('wolfmoon', token);
    expect((await history(token, { kind: 'browse' })).body.data.total).toBe(2);
  });

  it('are recorded only for players with a session and for existing games', async () => {
    const { token } = await server.player();
    expect((await look('no-such-game', token)).status).toBe(404);
    expect((await look('wolfmoon')).status).toBe(200);
    expect((await look('wolfmoon', 'garbage')).status).toBe(200);
    expect((await history(token, { kind: 'browse' })).body.data.total).toBe(0);
  });
});

describe('DELETE /user/history', () => {
  it('clears the visits of this player alone', async () => {
    const [player, other] = [await server.player(), await server.player()];
    for (const { token } of [player, other]) await look('wolfmoon', token);
    const response = await clear(player.token, { kind: 'browse' });
    expect(response.body).toEqual({ code: 200, msg: 'success', data: null });
    expect((await history(player.token, { kind: 'browse' })).body.data.total).toBe(0);
    expect((await history(other.token, { kind: 'browse' })).body.data.total).toBe(1);
    await look('wolfmoon', player.token);
    expect((await history(player.token, { kind: 'browse' })).body.data.total).toBe(1);
  });

  it('hides the rounds from the history and keeps every ledger row', async () => {
    const player = await server.player({ USD: 10_000n });
    const { prisma } = server.infrastructure;
    await playRound(player, `${player.userId}-1`);
    const entries = await prisma.ledgerEntry.count();
    expect((await history(player.token)).body.data.total).toBe(2);
    await clear(player.token, { kind: 'game' });
    const cleared = await history(player.token, { kind: 'game' });
    expect(cleared.body.data).toMatchObject({ list: [], total: 0, pageNum: 1, pageSize: 10 });
    expect(await prisma.ledgerEntry.count()).toBe(entries);
    const info = await server.api.get('/api/user/info').set(bearer(player.token));
    expect(info.body.data.walletBalance).toBe(99.5);
  });

  it('keeps later rounds visible, also under filters and ranges', async () => {
    const player = await server.player({ USD: 10_000n });
    await playRound(player, `${player.userId}-1`);
    await clear(player.token, { kind: 'game' });
    server.clock.advance(1);
    await playRound(player, `${player.userId}-2`);
    const filters = [{}, { type: 'bet' }, { startTime: '2020-01-01' }, { walletType: 'USD' }];
    const totals = await Promise.all(
      filters.map(async (filter) => (await history(player.token, filter)).body.data.total),
    );
    expect(totals).toEqual([2, 1, 2, 2]);
  });

  it('keeps orders: they are not a kind that can be cleared', async () => {
    const { token } = await server.player();
    for (const query of [{ kind: 'transaction' }, { kind: 'all' }, {}]) {
      const response = await clear(token, query);
      expect(response.status).toBe(400);
      expect(response.body.data.issues[0].path).toBe('kind');
    }
  });

  it('requires a session', async () => {
    const guest = await server.api.delete('/api/user/history').query({ kind: 'game' });
    expect(guest.body.data).toEqual({ reason: 'LOGIN_REQUIRED' });
    expect((await clear('garbage', { kind: 'game' })).status).toBe(401);
  });
});
