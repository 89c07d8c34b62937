import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../support/command.ts';
import { totpCode } from '../support/totp-code.ts';
import { addApp, beginLogin, endLogin, STEP_MS } from './second-factor-calls.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const now = () => server.clock.now();
const later = (ms: number) => new Date(now().getTime() + ms);

function call(player: Pick<Player, 'token'>, method: 'get' | 'post' | 'delete', path = '') {
  return server.api[method](`/api/user/second-factor${path}`).set(bearer(player.token));
}

describe('an authenticator app', () => {
  it('is in use once its first code confirms it, and returns ten recovery codes once', async () => {
    const player = await server.player();
    const none = { confirmedAt: null, recoveryCodesLeft: 0 };
    expect((await call(player, 'get')).body.data).toEqual(none);
    const { secret, otpauthUrl } = (await call(player, 'post', '/totp')).body.data;
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect((await call(player, 'get')).body.data).toEqual(none);
    const wrong = totpCode(secret, later(10 * STEP_MS));
    const refused = await call(player, 'post', '/totp/confirm').send({ code: wrong });
    expect(refused.body.code).toBe(1008);
    const code = totpCode(secret, now());
    const spaced = `${code.slice(0, 3)} - ${[...code.slice(3)].join('\u2011')}`;
    const confirmed = await call(player, 'post', '/totp/confirm').send({ code: spaced });
    expect(new Set(confirmed.body.data.recoveryCodes).size).toBe(10);
    expect((await call(player, 'get')).body.data).toEqual({
      confirmedAt: now().toISOString(),
      recoveryCodesLeft: 10,
    });
    const again = await call(player, 'post', '/totp/confirm').send({ code });
    expect(again.body.code).toBe(1009);
  });

  it('is confirmed within 15 minutes', async () => {
    const player = await server.player();
    const { secret } = (await call(player, 'post', '/totp')).body.data;
    server.clock.advance(900_000);
    await server.api
      .post('/api/user/reauthenticate')
      .set(bearer(player.token))
      .send({ password: player.password });
    const code = totpCode(secret, now());
    const late = await call(player, 'post', '/totp/confirm').send({ code });
    expect(late.body.code).toBe(1009);
  });

  it('stays in use while another one is set up', async () => {
    const player = await addApp(server, await server.player());
    await call(player, 'post', '/totp');
    server.clock.advance(STEP_MS);
    const { challenge } = await beginLogin(server, player);
    const code = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code })).toMatchObject({ code: 200 });
  });

  it('is stored sealed, and its recovery codes as hashes', async () => {
    const { userId, secret, recoveryCodes } = await addApp(server, await server.player());
    const { prisma } = server.infrastructure;
    const stored = JSON.stringify([
      await prisma.secondFactor.findMany({ where: { userId } }),
      await prisma.recoveryCode.findMany({ where: { userId } }),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('is removed by the password, and then a login needs none', async () => {
    const player = await addApp(server, await server.player());
    const wrong = await call(player, 'delete', '/totp').send({ password: 'not this one' });
    expect(wrong.body.code).toBe(1003);
    const removed = await call(player, 'delete', '/totp').send({ password: player.password });
    expect(removed.body).toMatchObject({ code: 200, data: null });
    const { email, password } = player;
    const login = await server.api.post('/api/user/login').send({ email, password });
    expect(login.body.code).toBe(200);
  });

  it('does not end with a mailed password reset', async () => {
    const player = await addApp(server, await server.player());
    await server.api.post('/api/user/forgotPassword').send({ email: player.email });
    await server.infrastructure.mailer.idle();
    const mails = await server.mailsTo(player.email);
    const link = mails.map(({ text }) => /resetToken=([\w-]+)/i.exec(text)?.[1]).find(Boolean);
    const newPassword = 'battery staple 9';
    await server.api.post('/api/user/resetPassword').send({ token: link, newPassword });
    expect((await beginLogin(server, { ...player, password: newPassword })).methods).toEqual([
      'totp',
      'recovery',
    ]);
  });
});

describe('the second step of a login', () => {
  it('opens the session that the first step requested, once', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(STEP_MS);
    const { email, password } = player;
    const first = await server.api
      .post('/api/user/login')
      .send({ email, password, remember: true });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      code: 1007,
      msg: 'Enter the code of your authenticator app to log in',
      data: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['totp', 'recovery'],
        expiresAt: later(300_000).toISOString(),
      },
    });
    const { challenge } = first.body.data;
    const code = totpCode(player.secret, now());
    const second = await endLogin(server, { challenge, code });
    expect(second.data).toMatchObject({ userId: player.userId, email });
    expect(Date.parse(second.data.expiresAt)).toBe(now().getTime() + 30 * 86_400_000);
    server.clock.advance(STEP_MS);
    const next = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code: next })).toMatchObject({ code: 1009 });
  });

  it('accepts each step of the app once, also at the same time', async () => {
    const player = await addApp(server, await server.player());
    const used = await beginLogin(server, player);
    const ofSetUp = totpCode(player.secret, now());
    const { challenge } = used;
    expect(await endLogin(server, { challenge, code: ofSetUp })).toMatchObject({ code: 1008 });
    server.clock.advance(STEP_MS);
    const code = totpCode(player.secret, now());
    const challenges = await Promise.all([beginLogin(server, player), beginLogin(server, player)]);
    const codes = await Promise.all(
      challenges.map(async (one) => (await endLogin(server, { ...one, code })).code),
    );
    expect(codes.sort()).toEqual([1008, 200].sort());
  });

  it('ends after five wrong codes, and the account does not', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(STEP_MS);
    const { challenge } = await beginLogin(server, player);
    const wrong = totpCode(player.secret, later(100 * STEP_MS));
    const responses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      responses.push(await endLogin(server, { challenge, code: wrong }));
    }
    expect(responses.map(({ code, data }) => [code, data?.triesLeft])).toEqual([
      [1008, 4],
      [1008, 3],
      [1008, 2],
      [1008, 1],
      [1009, undefined],
    ]);
    const code = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code })).toMatchObject({ code: 1009 });
    const next = await beginLogin(server, player);
    expect(await endLogin(server, { ...next, code })).toMatchObject({ code: 200 });
  });

  it('is slowed down over several challenges, and a right password does not reset that', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(STEP_MS);
    const wrong = totpCode(player.secret, later(100 * STEP_MS));
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const { challenge } = await beginLogin(server, player);
      const response = await server.api
        .post('/api/user/login/second')
        .send({ challenge, code: wrong });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('does not slow down the player when it fails elsewhere', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(STEP_MS);
    const wrong = totpCode(player.secret, later(100 * STEP_MS));
    const { email, password } = player;
    const from = (address: string, url: string, payload: object) =>
      server.callFrom(address, { url: `/api/user${url}`, payload });
    for (let tries = 0; tries < 11; tries += 1) {
      const first = await from('192.0.2.44', '/login', { email, password });
      const { challenge } = first.json().data;
      await from('192.0.2.44', '/login/second', { challenge, code: wrong });
    }
    const { challenge } = await beginLogin(server, player);
    const code = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code })).toMatchObject({ code: 200 });
  });

  it('belongs to the network of the first one, and expires after five minutes', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(STEP_MS);
    const { challenge } = await beginLogin(server, player);
    const elsewhere = await server.callFrom('192.0.2.44', {
      url: '/api/user/login/second',
      payload: { challenge, code: totpCode(player.secret, now()) },
    });
    expect(elsewhere.json().code).toBe(1009);
    server.clock.advance(300_000);
    const code = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code })).toMatchObject({ code: 1009 });
  });

  it('ends with the password of the first one', async () => {
    const player = await addApp(server, await server.player());
    const { challenge } = await beginLogin(server, player);
    const changed = await server.api
      .post('/api/user/changePassword')
      .set(bearer(player.token))
      .send({ oldPassword: player.password, newPassword: 'battery staple 9' });
    expect(changed.body.code).toBe(200);
    server.clock.advance(STEP_MS);
    const code = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code })).toMatchObject({ code: 1009 });
  });

  it('needs exactly one factor', async () => {
    const challenge = 'any';
    const both = { challenge, code: '123456', recovery: '7KQ2M-9X4TB' };
    for (const body of [{ challenge }, both, { challenge, code: '12345' }]) {
      expect(await endLogin(server, body)).toMatchObject({ code: 400 });
    }
  });

  it('discloses a self-exclusion after the factor alone', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(STEP_MS);
    const selfExcludedUntil = later(86_400_000);
    await server.infrastructure.prisma.user.update({
      where: { id: player.userId },
      data: { selfExcludedUntil },
    });
    const { challenge } = await beginLogin(server, player);
    const code = totpCode(player.secret, now());
    expect(await endLogin(server, { challenge, code })).toMatchObject({
      code: 1006,
      data: { until: selfExcludedUntil.toISOString(), canReturn: false },
    });
  });
});

describe('a recovery code', () => {
  it('replaces the app once, however it is typed, and is reported', async () => {
    const player = await addApp(server, await server.player());
    const [code = ''] = player.recoveryCodes;
    const first = await beginLogin(server, player);
    const recovery = code.toLowerCase().replace('-', ' ');
    const opened = await endLogin(server, { ...first, recovery });
    expect(opened.code).toBe(200);
    const second = await beginLogin(server, player);
    expect(await endLogin(server, { ...second, recovery: code })).toMatchObject({ code: 1008 });
    const { token } = opened.data;
    expect((await call({ token }, 'get')).body.data.recoveryCodesLeft).toBe(9);
    const list = await server.api.get('/api/notifications').set(bearer(token));
    const titles = list.body.data.list.map((one: { title: string }) => one.title);
    expect(titles).toContain('Recovery code used');
  });

  it('ends with the next ten, and is no method without an unused one', async () => {
    const player = await addApp(server, await server.player());
    const renewed = await call(player, 'post', '/recovery');
    const codes: string[] = renewed.body.data.recoveryCodes;
    expect(codes).toHaveLength(10);
    const first = await beginLogin(server, player);
    const [old = ''] = player.recoveryCodes;
    expect(await endLogin(server, { ...first, recovery: old })).toMatchObject({ code: 1008 });
    await server.infrastructure.prisma.recoveryCode.updateMany({
      where: { userId: player.userId },
      data: { usedAt: now() },
    });
    expect((await beginLogin(server, player)).methods).toEqual(['totp']);
  });
});

it('an app that was added and removed is reported by notification and mail', async () => {
  const player = await addApp(server, await server.player());
  await call(player, 'delete', '/totp').send({ password: player.password });
  const list = await server.api.get('/api/notifications').set(bearer(player.token));
  const reported = list.body.data.list.map((one: { type: string; title: string }) => [
    one.type,
    one.title,
  ]);
  expect(reported).toEqual([
    ['warning', 'Authenticator app removed'],
    ['warning', 'Authenticator app added'],
  ]);
  await server.infrastructure.mailer.idle();
  const subjects = (await server.mailsTo(player.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'An authenticator app was added',
      'Your authenticator app was removed',
    ]),
  );
});

describe('one function ends in "this is the player"', () => {
  const modules = 'server/api/src/modules';
  const callersOf = (call: RegExp) =>
    execFileSync('git', ['ls-files', `${modules}/**/*.ts`], { cwd: repository, encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((file) => call.test(readFileSync(path.join(repository, file), 'utf8')))
      .map((file) => path.relative(modules, file));

  it('for a login and for the return from an exclusion', () => {
    expect(callersOf(/\bverifyPlayer\((?!\n)/)).toEqual([
      'safer-play/self-exclusion.service.ts',
      'second-factor/login.service.ts',
    ]);
  });

  it('and no other one takes a password without a session', () => {
    expect(callersOf(/\.checkCredentials\(/)).toEqual(['second-factor/verify-player.ts']);
    expect(callersOf(/\.openSession\(/)).toEqual(['second-factor/login.service.ts']);
  });
});
