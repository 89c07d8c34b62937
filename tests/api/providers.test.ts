import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignProvider, registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';
import { walletBalance } from './wallet-balance.ts';

/*
 * What a games provider from outside did when one secret and one origin stood for all of them: it
 * paid money on another supplier's game, overwrote another's catalogue entry, and its own page never
 * opened.
 */

const OWN_GAME = 'phoenix-ascend';

let server: TestServer;
let newcomer: ForeignProvider;
let neighbour: ForeignProvider;
let player: Player;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  newcomer = await registerProvider(server, { id: 'newcomer', gameIds: ['new-coin'] });
  neighbour = await registerProvider(server, { id: 'neighbour', gameIds: ['old-dice'] });
  await newcomer.saveGames();
  await neighbour.saveGames();
  player = await server.player({ USD: 10_000n });
});

afterAll(() => server.close());

const balance = () => walletBalance(server, player);

test.each([OWN_GAME, 'old-dice'])(
  'with its own secret a provider cannot pay money on another supplier’s game (%s)',
  async (gameId) => {
    const token = await launchToken(server, { token: player.token, gameId });
    const ids = { transactionId: randomUUID(), roundId: randomUUID() };
    const play = { token, gameId, ...ids, amount: '1.00', winAmount: '50.00' };
    const { body: refused } = await newcomer.call('/provider/play', play);
    expect(refused).toMatchObject({ code: 1204, data: null });

    const { winAmount: _none, ...bet } = play;
    const { body: placed } =
      gameId === OWN_GAME
        ? await server.signed('provider', '/api/provider/bet', bet)
        : await neighbour.call('/provider/bet', bet);
    expect(placed.code).toBe(200);
    const before = await balance();
    const { body: unknown } = await newcomer.call('/provider/win', {
      transactionId: randomUUID(),
      betTransactionId: bet.transactionId,
      roundId: bet.roundId,
      amount: '50.00',
      finished: true,
    });
    expect(unknown).toMatchObject({ code: 1206, data: null });
    expect(await balance()).toBe(before);
  },
);

test.each([OWN_GAME, 'old-dice'])(
  'with its own secret a provider cannot overwrite another’s catalogue entry (%s)',
  async (gameId) => {
    const saved = async () => (await server.api.get(`/api/rpgame/games/${gameId}`)).body.data;
    const before = await saved();
    const games = [{ gameId, gameName: 'Overwritten', gameType: 0, enabled: false }];
    const { body } = await newcomer.call('/rpgame/games/saveAll', { games });
    expect(body.code).toBe(403);
    expect(await saved()).toEqual(before);
  },
);

test('its page opens: the launch leads to its origin, which the client may frame', async () => {
  const origin = 'http://newcomer.localhost:4000';
  const { body } = await server.api
    .post('/api/game/launch')
    .set(bearer(player.token))
    .send({ gameId: 'new-coin', walletType: 'USD' });
  expect(new URL(body.data.url).origin).toBe(origin);
  const { headers } = await server.api.get('/');
  const sources = /frame-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
  expect(sources?.split(' ')).toEqual(
    expect.arrayContaining([server.settings.origins.game, origin]),
  );
});
