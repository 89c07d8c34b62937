import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const GAME = 'phoenix-ascend';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

async function play(
  player: Player,
  { rounds = 1, gameId = GAME, amount = '2', winAmount = '0' } = {},
): Promise<void> {
  const token = await launchToken(server, { ...player, gameId });
  for (let round = 0; round < rounds; round += 1) {
    const [transactionId, roundId] = [randomUUID(), randomUUID()];
    const body = { token, transactionId, roundId, gameId, amount, winAmount };
    const { status } = await server.signed('provider', '/api/provider/play', body);
    expect(status).toBe(200);
  }
}

/** Moves the clock and runs what is due by then. */
async function advance(ms: number): Promise<void> {
  server.clock.advance(ms);
  while ((await server.runDueJobs()) === 0);
}

describe('the popularity of a game', () => {
  async function popularity(gameId: string): Promise<number> {
    return (await server.api.get(`/api/rpgame/games/${gameId}`)).body.data.popularity;
  }

  it('is the number of rounds that were played in the last thirty days', async () => {
    const player = await server.player({ USD: 100_000n });
    expect(await popularity(GAME)).toBe(0);
    await play(player, { rounds: 3 });
    await play(player, { gameId: 'wolfmoon' });
    await advance(10 * MINUTE_MS);
    expect(await popularity(GAME)).toBe(3);
    expect(await popularity('wolfmoon')).toBe(1);

    await play(player, { rounds: 2 });
    await advance(10 * MINUTE_MS);
    expect(await popularity(GAME)).toBe(5);
    await advance(31 * DAY_MS);
    expect(await popularity(GAME)).toBe(0);
  });

  it('orders the hot games', async () => {
    const player = await server.player({ USD: 100_000n });
    await play(player, { rounds: 4, gameId: 'deepwater-bounty' });
    await advance(10 * MINUTE_MS);
    const { body } = await server.api.get('/api/rpgame/games/hot');
    expect(body.data[0].gameId).toBe('deepwater-bounty');
  });
});

describe('a player', () => {
  async function notifications({ token }: Player, language = 'en') {
    const response = await server.api
      .get('/api/notifications')
      .set('accept-language', language)
      .auth(token, { type: 'bearer' });
    return response.body.data.list;
  }

  async function logInAgain({ email, password }: Player): Promise<string> {
    const { body } = await server.api
      .post('/api/user/login')
      .send({ email, password, rememberMe: true });
    return body.data.token;
  }

  it('is welcomed by a notification when registered', async () => {
    const email = `${randomUUID()}@fairhall.test`;
    const credentials = { email, password: 'correct horse 8' };
    await server.api.post('/api/user/register').send({ ...credentials, nickName: 'Ida' });
    const { body } = await server.api.post('/api/user/login').send(credentials);
    expect(await notifications(body.data)).toMatchObject([
      { type: 'system', title: 'Welcome to the hall', isRead: false, link: '/games' },
    ]);
  });

  it('who played is sent the rounds and results of each week, once', async () => {
    const player = await server.player({ USD: 100_000n, BRL: 100_000n });
    await play(player, { rounds: 2, winAmount: '3.5' });
    await play(player, { rounds: 1, amount: '10' });
    await advance(7 * DAY_MS + 60 * MINUTE_MS);
    await advance(60 * MINUTE_MS);
    const again = { ...player, token: await logInAgain(player) };
    const [summary, ...others] = await notifications(again);
    expect(summary).toMatchObject({
      type: 'activity',
      title: 'Your week at Fairhall',
      message: 'Rounds played: 3. Result: −$7.00.',
      link: '/history',
    });
    expect(others).toEqual([]);
    const [portuguese] = await notifications(again, 'pt-br');
    expect(portuguese.message).toBe('Rodadas jogadas: 3. Resultado: −$\u00a07,00.');
  });

  it('who did not play is sent none', async () => {
    const player = await server.player();
    await advance(8 * DAY_MS);
    const again = { ...player, token: await logInAgain(player) };
    expect(await notifications(again)).toEqual([]);
  });

  it('is sent the last full week alone after a pause of the server', async () => {
    const player = await server.player({ USD: 100_000n });
    await play(player);
    await advance(23 * DAY_MS);
    const again = { ...player, token: await logInAgain(player) };
    expect(await notifications(again)).toEqual([]);
  });
});
