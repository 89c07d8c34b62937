import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { launchToken } from './game-session.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const DAY_MS = 86_400_000;

const info = (token: string) =>
  server.api.get('/api/user/info').set('authorization', `Bearer ${token}`);

const renew = (token: string) =>
  server.api.post('/api/user/refreshToken').set('authorization', `Bearer ${token}`);

const logIn = ({ email, password }: { email: string; password: string }, remember = false) =>
  server.api.post('/api/user/login').send({ email, password, remember });

const launch = (token: string) => launchToken(server, { token });

const authenticate = (token: string) =>
  server.signed('provider', '/api/provider/authenticate', { token });

describe('POST /user/refreshToken', () => {
  it('returns a new token that is valid for a day from now', async () => {
    const player = await server.player();
    server.clock.advance(3_600_000);
    const renewed = await renew(player.token);
    expect(renewed.status).toBe(200);
    expect(renewed.body).toEqual({
      code: 200,
      msg: 'success',
      data: { token: expect.stringMatching(/^[\w-]{43}$/), expiresAt: expect.any(String) },
    });
    const { token, expiresAt } = renewed.body.data;
    expect(token).not.toBe(player.token);
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(DAY_MS);
    expect((await info(token)).body.data.uid).toBe(player.userId);
  });

  it('requires a live session', async () => {
    const player = await server.player();
    const { body } = await logIn(player);
    await server.api.post('/api/user/logout').set('authorization', `Bearer ${body.data.token}`);
    const responses = await Promise.all([
      server.api.post('/api/user/refreshToken'),
      renew('garbage'),
      renew(player.token),
      renew(body.data.token),
    ]);
    expect(responses.map((response) => response.status)).toEqual([401, 401, 401, 401]);
    expect(responses.map((response) => response.body.data.reason)).toEqual([
      'LOGIN_REQUIRED',
      'SESSION_EXPIRED',
      'KICKED_OUT',
      'SESSION_EXPIRED',
    ]);
  });

  it('accepts the old token for ten more seconds, for calls in flight', async () => {
    const player = await server.player();
    const renewed = await renew(player.token);
    server.clock.advance(9_999);
    expect((await info(player.token)).status).toBe(200);
    server.clock.advance(1);
    const late = await info(player.token);
    expect(late.status).toBe(401);
    expect(late.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
    // A late call alone is no theft: the session stays.
    expect((await info(renewed.body.data.token)).status).toBe(200);
  });

  it('accepts it for ten seconds also when it was never used before', async () => {
    const player = await server.player();
    const { token } = (await logIn(player)).body.data;
    await renew(token);
    expect((await info(token)).status).toBe(200);
  });

  it.each([
    ['at once', 0],
    ['after almost ten seconds', 9_999],
  ])(
    'returns the same new token to a repeat %s, whose first response was lost',
    async (_when, waitMs) => {
      const player = await server.player();
      const lost = await renew(player.token);
      server.clock.advance(waitMs);
      const repeated = await renew(player.token);
      expect(repeated.body).toEqual(lost.body);
      expect((await info(repeated.body.data.token)).status).toBe(200);
    },
  );

  it.each([
    ['after the ten seconds', 10_000],
    ['much later', 3_600_000],
  ])('ends the session when the old token is renewed again, %s', async (_when, waitMs) => {
    const player = await server.player();
    const renewed = await renew(player.token);
    server.clock.advance(waitMs);
    const reused = await renew(player.token);
    expect(reused.status).toBe(401);
    expect(reused.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
    const thief = await info(renewed.body.data.token);
    expect(thief.status).toBe(401);
    expect(thief.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
  });

  it('ends the session for a token of two renewals ago too', async () => {
    const player = await server.player();
    const second = await renew(player.token);
    const third = await renew(second.body.data.token);
    server.clock.advance(10_000);
    expect((await renew(player.token)).status).toBe(401);
    expect((await info(third.body.data.token)).status).toBe(401);
  });

  it('returns one new token to ten concurrent renewals, on any node', async () => {
    const player = await server.player();
    const responses = await Promise.all(Array.from({ length: 10 }, () => renew(player.token)));
    const tokens = new Set(responses.map((response) => response.body.data.token));
    expect(tokens.size).toBe(1);
    const [token] = tokens;
    expect((await info(token)).body.data.uid).toBe(player.userId);
    const stored = { where: { userId: player.userId }, include: { retiredTokens: true } };
    const session = await server.infrastructure.prisma.session.findFirstOrThrow(stored);
    expect(session.retiredTokens).toHaveLength(1);
  });

  it('returns no token to a repeat once the session has ended', async () => {
    const player = await server.player();
    const renewed = await renew(player.token);
    await logIn(player);
    const repeated = await renew(player.token);
    expect(repeated.body).toMatchObject({ code: 401, data: { reason: 'KICKED_OUT' } });
    expect((await info(renewed.body.data.token)).status).toBe(401);
  });

  it('renews a remembered session by thirty days, and requires a login after ninety', async () => {
    const player = await server.player();
    const loggedInAt = server.clock.now().getTime();
    let { token } = (await logIn(player, true)).body.data;
    for (const days of [25, 50, 75]) {
      server.clock.advance(25 * DAY_MS);
      const renewed = await renew(token);
      const daysLeft = (Date.parse(renewed.body.data.expiresAt) - loggedInAt) / DAY_MS;
      expect(daysLeft).toBe(Math.min(days + 30, 90));
      token = renewed.body.data.token;
    }
    server.clock.advance(15 * DAY_MS);
    expect((await info(token)).status).toBe(401);
  });

  it('keeps an open game and the open stream’s subscription across a renewal', async () => {
    const player = await server.player();
    const game = await launch(player.token);
    const ends = await watchSession(player.token);
    const renewed = await renew(player.token);
    expect((await authenticate(game)).body.data.uid).toBe(player.userId);
    expect(ends).toEqual([]);
    await server.api
      .post('/api/user/logout')
      .set('authorization', `Bearer ${renewed.body.data.token}`);
    expect(ends).toEqual(['SESSION_EXPIRED']);
    expect((await authenticate(game)).body.code).toBe(1204);
  });

  it('stores hashes of tokens and not the tokens', async () => {
    const player = await server.player();
    const renewed = await renew(player.token);
    const sessions = await server.infrastructure.prisma.session.findMany({
      where: { userId: player.userId },
      include: { retiredTokens: true },
    });
    const stored = JSON.stringify(sessions);
    expect(sessions[0]?.retiredTokens).toHaveLength(1);
    expect(stored).not.toContain(player.token);
    expect(stored).not.toContain(renewed.body.data.token);
  });
});

describe('one session per player', () => {
  it('notifies the earlier session’s next call, its game and its subscribers of the later login', async () => {
    const player = await server.player();
    const game = await launch(player.token);
    const ends = await watchSession(player.token);
    await logIn(player);
    await eventually(() => expect(ends).toEqual(['KICKED_OUT']));
    const kicked = await info(player.token);
    expect(kicked.status).toBe(401);
    expect(kicked.body.data).toEqual({ reason: 'KICKED_OUT' });
    expect((await authenticate(game)).body.code).toBe(1204);
  });

  it('refuses a token that was renewed before with the same reason', async () => {
    const player = await server.player();
    const renewed = await renew(player.token);
    await logIn(player);
    expect((await info(renewed.body.data.token)).body.data.reason).toBe('KICKED_OUT');
    expect((await info(player.token)).body.data.reason).toBe('KICKED_OUT');
  });

  it('keeps one session after ten concurrent logins', async () => {
    const player = await server.player();
    const logins = await Promise.all(Array.from({ length: 10 }, () => logIn(player)));
    const responses = await Promise.all(logins.map((login) => info(login.body.data.token)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  });
});

/** Watches a session as an event stream does. @returns the reasons of its end */
async function watchSession(token: string): Promise<readonly string[]> {
  const { sessions } = server.modules.auth;
  const { session } = await sessions.identify(token);
  if (!session) throw new Error('the player has no session');
  const ends: string[] = [];
  sessions.watch(session, (reason) => ends.push(reason));
  return ends;
}
