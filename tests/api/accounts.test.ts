import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

describe('POST /user/register', () => {
  it('creates a player who can log in with the email in any case', async () => {
    const registered = await server.api
      .post('/api/user/register')
      .send({ email: '  Ana@Fairhall.Test ', password: 'longenough', nickName: 'Ana' });
    expect(registered.status).toBe(200);
    expect(registered.body).toEqual({
      code: 200,
      msg: 'success',
      data: { userId: expect.stringMatching(/^\d{9}$/) },
    });

    const login = await server.api
      .post('/api/user/login')
      .send({ email: 'ana@fairhall.test', password: 'longenough' });
    expect(login.body.data).toMatchObject({
      userId: registered.body.data.userId,
      nickName: 'Ana',
      email: 'ana@fairhall.test',
      userRole: 'player',
    });
  });

  it('refuses an email that is taken', async () => {
    const { email } = await server.player();
    const again = await server.api
      .post('/api/user/register')
      .send({ email: email.toUpperCase(), password: 'longenough', nickName: 'Twin' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ code: 1002, data: null });
  });

  it('takes an email in each of its spellings as one', async () => {
    const spellings = ['Ev\u00e1@c\u00f6d\u00e9.test', 'eva\u0301@xn--cd-cja4c.test'];
    const register = (email: string) =>
      server.api
        .post('/api/user/register')
        .send({ email, password: 'longenough', nickName: 'Eva' });
    const [first = '', second = ''] = spellings;
    expect((await register(first)).body.code).toBe(200);
    expect((await register(second)).body.code).toBe(1002);
    const login = await server.api
      .post('/api/user/login')
      .send({ email: second, password: 'longenough' });
    expect(login.body.data.email).toBe('ev\u00e1@xn--cd-cja4c.test');
  });

  it('refuses a nickname that looks like a name of the house, as the profile does', async () => {
    const taken = { email: 'alike@fairhall.test', password: 'longenough', nickName: '\u0430dmin' };
    const player = await server.player();
    const responses = [
      await server.api.post('/api/user/register').send(taken),
      await server.api
        .put('/api/user/profile')
        .set(bearer(player.token))
        .send({ nickName: 'Fairha1l' }),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(400);
      expect(body.data.issues).toMatchObject([{ path: 'nickName' }]);
    }
  });

  it('lets one of two concurrent registrations of an email succeed', async () => {
    const body = { email: 'race@fairhall.test', password: 'longenough', nickName: 'Racer' };
    const responses = await Promise.all([
      server.api.post('/api/user/register').send(body),
      server.api.post('/api/user/register').send(body),
    ]);
    expect(new Set(responses.map((response) => response.body.code))).toEqual(new Set([200, 1002]));
  });

  it('lists every invalid field in the order of the form', async () => {
    const response = await server.api
      .post('/api/user/register')
      .send({ email: 'nobody', password: 'short', nickName: '' });
    expect(response.status).toBe(400);
    expect(response.body.code).toBe(400);
    expect(response.body.data.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'email',
      'password',
      'nickName',
    ]);
  });

  it('refuses a currency that is not offered', async () => {
    const response = await server.api.post('/api/user/register').send({
      email: 'doge@fairhall.test',
      password: 'longenough',
      nickName: 'Doge',
      currency: 'DOGE',
    });
    expect(response.body.code).toBe(1104);
  });
});

describe('POST /user/login', () => {
  it('returns the same error for an unknown email and a wrong password', async () => {
    const { email } = await server.player();
    const unknown = await server.api
      .post('/api/user/login')
      .send({ email: 'nobody@fairhall.test', password: 'whatever1' });
    const wrong = await server.api.post('/api/user/login').send({ email, password: 'whatever1' });
    expect(unknown.body).toEqual({
      code: 1001,
      msg: 'Email or password is not correct',
      data: null,
    });
    expect(wrong.body).toEqual(unknown.body);
  });

  it('keeps a session for a day, or for thirty days with remember', async () => {
    server.requireOwnServer('compares with the manual clock');
    const { email, password } = await server.player();
    const now = server.clock.now().getTime();
    const short = await server.api.post('/api/user/login').send({ email, password });
    const long = await server.api.post('/api/user/login').send({ email, password, remember: true });
    expect(Date.parse(short.body.data.expiresAt) - now).toBe(86_400_000);
    expect(Date.parse(long.body.data.expiresAt) - now).toBe(30 * 86_400_000);
  });

  it('ends the previous session, which is refused with KICKED_OUT', async () => {
    const { email, password, token } = await server.player();
    await server.api.post('/api/user/login').send({ email, password });
    const kicked = await server.api.get('/api/user/info').set(bearer(token));
    expect(kicked.status).toBe(401);
    expect(kicked.body).toMatchObject({ code: 401, data: { reason: 'KICKED_OUT' } });
  });

  it('refuses a self-excluded player only with the correct password', async () => {
    const { email, password, userId } = await server.player();
    await server.infrastructure.prisma.user.update({
      where: { id: userId },
      data: { selfExcludedUntil: new Date('2099-01-01') },
    });
    const right = await server.api.post('/api/user/login').send({ email, password });
    const wrong = await server.api.post('/api/user/login').send({ email, password: 'guess123' });
    expect(right.body.code).toBe(1006);
    expect(wrong.body.code).toBe(1001);
  });
});

describe('GET /user/info and POST /user/logout', () => {
  it('returns the player and the balances of the player’s currency', async () => {
    const player = await server.player({ USD: 12_345n, BRL: 999n });
    const info = await server.api.get('/api/user/info').set(bearer(player.token));
    expect(info.body.data).toMatchObject({
      uid: player.userId,
      email: player.email,
      balance: 123.45,
      walletBalance: 123.45,
      frozenBalance: 0,
      totalDeposit: 0,
      totalWithdraw: 0,
      netDeposit: 0,
      currency: 'USD',
      lastLoginAt: null,
    });
  });

  it('returns when the player logged in before this session', async () => {
    const { email, password } = await server.player();
    const firstLoginAt = server.clock.now().toISOString();
    server.clock.advance(60_000);
    const again = await server.api.post('/api/user/login').send({ email, password });
    const info = await server.api.get('/api/user/info').set(bearer(again.body.data.token));
    expect(info.body.data.lastLoginAt).toBe(firstLoginAt);
  });

  it('returns the reason for a call without a live session', async () => {
    const guest = await server.api.get('/api/user/info');
    const garbage = await server.api.get('/api/user/info').set(bearer('garbage'));
    const nonsense = await server.api.get('/api/user/info').set('authorization', 'Basic abc');
    expect(guest.body.data).toEqual({ reason: 'LOGIN_REQUIRED' });
    expect(garbage.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
    expect(nonsense.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
  });

  it('ends the session on logout, and succeeds without a session', async () => {
    const player = await server.player();
    const out = await server.api.post('/api/user/logout').set(bearer(player.token));
    const after = await server.api.get('/api/user/info').set(bearer(player.token));
    const guest = await server.api.post('/api/user/logout');
    expect(out.body).toEqual({ code: 200, msg: 'success', data: null });
    expect(after.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
    expect(guest.body).toEqual({ code: 200, msg: 'success', data: null });
  });

  it('expires a session at its deadline', async () => {
    const player = await server.player();
    server.clock.advance(86_400_001);
    const after = await server.api.get('/api/user/info').set(bearer(player.token));
    expect(after.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
  });

  it('stores the hash of a token and not the token', async () => {
    const player = await server.player();
    const sessions = await server.infrastructure.prisma.session.findMany({
      where: { userId: player.userId },
    });
    expect(JSON.stringify(sessions)).not.toContain(player.token);
  });
});
