import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { manageStaff } from '../../../server/api/src/office/index.ts';
import { totpCode } from '../../support/totp-code.ts';
import { bearer, startTestServer, type TestServer } from '../test-server.ts';
import { loggedIn, logIn, newStaff, STAFF_PASSWORD } from './staff.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STEP_MS = 30_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const me = (token: string) => server.office.get('/office/me').set(bearer(token));

test('a member of staff logs in and sees role and permissions', async () => {
  const member = await newStaff(server, 'payments');
  const { body } = await logIn(server, member);
  expect(body.data).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date(server.clock.now().getTime() + 8 * HOUR_MS).toISOString(),
    staff: {
      id: member.staffId,
      name: member.name,
      role: 'payments',
      permissions: ['read', 'payments'],
    },
    hasTestDesk: false,
  });
  expect((await me(body.data.token)).body.data).toMatchObject({
    id: member.staffId,
    email: member.email,
    hasSecondFactor: false,
  });
});

test('a wrong password, an unknown email and a disabled account have the same refusal', async () => {
  const { email, staffId } = await newStaff(server, 'viewer');
  const { prisma } = server.infrastructure;
  const attempt = (login: { email: string; password: string }) =>
    server.office.post('/office/login').send(login);
  const wrong = await attempt({ email, password: 'not the password' });
  const unknown = await attempt({ email: `no-${email}`, password: STAFF_PASSWORD });
  await prisma.staffUser.update({ where: { id: staffId }, data: { enabled: false } });
  const disabled = await attempt({ email, password: STAFF_PASSWORD });
  expect(wrong.body).toMatchObject({ code: 1001, data: null });
  expect(unknown.body).toEqual(wrong.body);
  expect(disabled.body).toEqual(wrong.body);
});

test('the password of a player opens no session of staff, nor the reverse', async () => {
  const player = await server.player();
  const { email, password } = player;
  const asStaff = await server.office.post('/office/login').send({ email, password });
  expect(asStaff.body.code).toBe(1001);
  const member = await newStaff(server, 'admin');
  const asPlayer = await server.api
    .post('/api/user/login')
    .send({ email: member.email, password: STAFF_PASSWORD });
  expect(asPlayer.body.code).toBe(1001);
});

test('a session ends after half an hour without a call, and after eight hours with calls', async () => {
  const idle = await loggedIn(server, 'viewer');
  const busy = await loggedIn(server, 'viewer');
  server.clock.advance(20 * MINUTE_MS);
  expect((await me(busy.token)).body.code).toBe(200);
  server.clock.advance(11 * MINUTE_MS);
  expect((await me(idle.token)).body).toMatchObject({
    code: 401,
    data: { reason: 'SESSION_EXPIRED' },
  });
  for (let passed = 31; passed < 8 * 60; passed += 20) {
    expect((await me(busy.token)).body.code).toBe(200);
    server.clock.advance(20 * MINUTE_MS);
  }
  expect((await me(busy.token)).body.code).toBe(401);
});

test('a logout and a disabled account end the session', async () => {
  const one = await loggedIn(server, 'viewer');
  expect((await server.office.post('/office/logout').set(bearer(one.token))).body.code).toBe(200);
  expect((await me(one.token)).body.code).toBe(401);
  const two = await loggedIn(server, 'viewer');
  await server.infrastructure.prisma.staffUser.update({
    where: { id: two.staffId },
    data: { enabled: false },
  });
  expect((await me(two.token)).body.code).toBe(401);
});

test('tokens are stored as hashes alone', async () => {
  const { token, staffId } = await loggedIn(server, 'viewer');
  const stored = await server.infrastructure.prisma.staffSession.findFirstOrThrow({
    where: { staffId },
  });
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('wrong passwords delay attempts without locking the account for those who know it', async () => {
  const { email } = await loggedIn(server, 'viewer');
  const guess = (remoteAddress: string) =>
    server.officeApp.inject({
      method: 'POST',
      url: '/office/login',
      remoteAddress,
      payload: { email, password: 'a guess' },
    });
  for (let made = 0; made < 10; made += 1) {
    expect((await guess('198.51.100.7')).json().code).toBe(1001);
  }
  expect((await guess('198.51.100.7')).statusCode).toBe(429);
  // The network of the earlier login has a counter of its own.
  expect((await logIn(server, { email })).body.code).toBe(200);
});

test('login and logout are in the log, with who and in which request', async () => {
  const { staffId, token } = await loggedIn(server, 'viewer');
  const logout = await server.office.post('/office/logout').set(bearer(token));
  const entries = await server.infrastructure.prisma.auditEntry.findMany({
    where: { staffId },
    orderBy: { id: 'asc' },
  });
  expect(entries).toMatchObject([
    { action: 'session.login', subjectKind: 'session' },
    { action: 'session.logout', subjectKind: 'session', requestId: logout.headers['x-request-id'] },
  ]);
});

/** A server whose staff need an app. */
async function startStrictServer(): Promise<TestServer> {
  const secrets = { APP_SECRET: 'a', PROVIDER_SECRET: 'b', PAYMENT_SECRET: 'c' };
  const env = Object.fromEntries(
    Object.entries(secrets).map(([name, letter]) => [
      name,
      `of this test alone, 32 ${letter} `.repeat(2),
    ]),
  );
  const strict = await startTestServer({
    nodes: 1,
    env: { ...env, NODE_ENV: 'production', PASSWORD_COST: 'full', RATE_LIMIT: 'on' },
  });
  onTestFinished(() => strict.close());
  return strict;
}

test('in production a login needs an app, which the password’s challenge sets up once', async () => {
  const strict = await startStrictServer();
  const member = await newStaff(strict, 'manager');
  const first = await logIn(strict, member);
  expect(first.body.code).toBe(1007);
  const { challenge } = first.body.data;
  const setUp = await strict.office.post('/office/totp').send({ challenge });
  const { secret, otpauthUrl } = setUp.body.data;
  expect(otpauthUrl).toContain(encodeURIComponent(member.email));
  const confirm = (code: string) =>
    strict.office.post('/office/totp/confirm').send({ challenge, code });
  const code = totpCode(secret, strict.clock.now());
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await confirm(wrong)).body.code).toBe(1008);
  const { recoveryCodes } = (await confirm(`${code.slice(0, 3)}-${code.slice(3)}`)).body.data;
  expect(recoveryCodes).toHaveLength(10);

  // Neither the code nor the challenge is worth anything any more.
  expect((await logIn(strict, { ...member, code })).body.code).toBe(1008);
  expect((await strict.office.post('/office/totp').send({ challenge })).body.code).toBe(1009);
  expect((await confirm(code)).body.code).toBe(1009);

  const withoutCode = await logIn(strict, member);
  expect(withoutCode.body).toMatchObject({ code: 1007, data: { challenge: null } });
  strict.clock.advance(STEP_MS);
  const next = totpCode(secret, strict.clock.now());
  const spaced = [...next].join(' - ');
  expect((await logIn(strict, { ...member, code: spaced })).body.code).toBe(200);
  expect((await logIn(strict, { ...member, code: next })).body.code).toBe(1008);
  const [recovery] = recoveryCodes;
  expect((await logIn(strict, { ...member, code: recovery })).body.code).toBe(200);
  expect((await logIn(strict, { ...member, code: recovery })).body.code).toBe(1008);
});

test('a challenge to set up an app ends with the password that allowed it', async () => {
  const strict = await startStrictServer();
  const member = await newStaff(strict, 'viewer');
  const { challenge } = (await logIn(strict, member)).body.data;
  const setUp = await strict.office.post('/office/totp').send({ challenge });
  const code = totpCode(setUp.body.data.secret, strict.clock.now());
  const statement = { command: 'password', email: member.email };
  await manageStaff(strict.infrastructure, statement);
  const confirmed = await strict.office.post('/office/totp/confirm').send({ challenge, code });
  expect(confirmed.body.code).toBe(1009);
  expect((await strict.office.post('/office/totp').send({ challenge })).body.code).toBe(1009);
});

test('a challenge of another network, or a forged one, sets up nothing', async () => {
  for (const challenge of ['any', `sample.${'A'.repeat(72)}`]) {
    const { body } = await server.office.post('/office/totp').send({ challenge });
    expect(body.code).toBe(1009);
  }
});
