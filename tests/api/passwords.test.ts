import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const NEW_PASSWORD = 'battery staple 9';

const info = (token: string) => server.api.get('/api/user/info').set(bearer(token));
const logIn = (email: string, password: string) =>
  server.api.post('/api/user/login').send({ email, password });

const change = (token: string, body: object) =>
  server.api.post('/api/user/changePassword').set(bearer(token)).send(body);

const forgot = (email: string) => server.api.post('/api/user/forgotPassword').send({ email });

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  server.api.post('/api/user/resetPassword').send({ token, newPassword });

/** The token of the newest reset mail. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /#resetToken=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function resetTokenOf(player: Player): Promise<string> {
  await forgot(player.email);
  return mailedToken(player.email);
}

const launch = (token: string) => launchToken(server, { token });

const authenticate = (token: string) =>
  server.signed('provider', '/api/provider/authenticate', { token });

describe('POST /user/changePassword', () => {
  it('sets the new password and keeps this session', async () => {
    const player = await server.player();
    const response = await change(player.token, {
      oldPassword: player.password,
      newPassword: NEW_PASSWORD,
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ code: 200, msg: 'success', data: null });
    expect((await info(player.token)).status).toBe(200);
    expect((await logIn(player.email, player.password)).body.code).toBe(1001);
    expect((await logIn(player.email, NEW_PASSWORD)).body.code).toBe(200);
  });

  it('refuses a wrong current password and ends no session', async () => {
    const player = await server.player();
    const response = await change(player.token, {
      oldPassword: 'not this one',
      newPassword: NEW_PASSWORD,
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      code: 1003,
      msg: 'Change failed, please check if current password is correct',
      data: null,
    });
    expect((await info(player.token)).status).toBe(200);
    expect((await logIn(player.email, player.password)).body.code).toBe(200);
  });

  it('refuses the same password again, but only with the correct current one', async () => {
    const player = await server.player();
    const same = await change(player.token, {
      oldPassword: player.password,
      newPassword: player.password,
    });
    const guessed = await change(player.token, {
      oldPassword: 'a guess of mine',
      newPassword: 'a guess of mine',
    });
    expect(same.body).toMatchObject({ code: 1004, data: null });
    expect(guessed.body).toMatchObject({ code: 1003, data: null });
  });

  it('lists missing and too short fields', async () => {
    const player = await server.player();
    const response = await change(player.token, { newPassword: 'short' });
    expect(response.status).toBe(400);
    expect(response.body.data.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'oldPassword',
      'newPassword',
    ]);
  });

  it('requires a session', async () => {
    const body = { oldPassword: 'whatever 1', newPassword: NEW_PASSWORD };
    const guest = await server.api.post('/api/user/changePassword').send(body);
    const garbage = await change('garbage', body);
    expect(guest.body.data).toEqual({ reason: 'LOGIN_REQUIRED' });
    expect(garbage.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
  });

  it('ends launch tokens and reset tokens, and allows later launches', async () => {
    const player = await server.player();
    const game = await launch(player.token);
    const resetToken = await resetTokenOf(player);
    expect((await authenticate(game)).body.code).toBe(200);
    await change(player.token, { oldPassword: player.password, newPassword: NEW_PASSWORD });
    expect((await authenticate(game)).body.code).toBe(1204);
    expect((await reset(resetToken)).body.code).toBe(1005);
    server.clock.advance(1);
    expect((await authenticate(await launch(player.token))).body.code).toBe(200);
  });

  it('lets one of two concurrent changes succeed', async () => {
    const player = await server.player();
    const passwords = ['first of the two', 'second of the two'];
    const responses = await Promise.all(
      passwords.map((newPassword) =>
        change(player.token, { oldPassword: player.password, newPassword }),
      ),
    );
    expect(responses.map((response) => response.body.code).sort()).toEqual([1003, 200].sort());
    const winner = passwords[responses.findIndex((response) => response.body.code === 200)] ?? '';
    expect((await logIn(player.email, winner)).body.code).toBe(200);
  });

  it('delays guesses of the current password with an open session', async () => {
    const player = await server.player();
    const guess = () => change(player.token, { oldPassword: 'a guess', newPassword: NEW_PASSWORD });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).body.code).toBe(1003);
    const slowed = await guess();
    expect(slowed.status).toBe(429);
    expect(slowed.headers['retry-after']).toBe('1');
    server.clock.advance(1000);
    const right = { oldPassword: player.password, newPassword: NEW_PASSWORD };
    expect((await change(player.token, right)).body.code).toBe(200);
  });
});

describe('POST /user/forgotPassword and /user/resetPassword', () => {
  it('mails a link that sets a new password, and ends every session', async () => {
    const player = await server.player();
    const game = await launch(player.token);
    const requested = await forgot(`  ${player.email.toUpperCase()} `);
    expect(requested.body).toEqual({ code: 200, msg: 'success', data: null });
    const token = await mailedToken(player.email);
    const [mail] = await server.mailsTo(player.email);
    expect(mail?.text).toContain(`${server.settings.origins.web}/home#resetToken=${token}`);
    const response = await reset(token);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ code: 200, msg: 'success', data: null });
    expect((await info(player.token)).body.data).toEqual({ reason: 'SESSION_EXPIRED' });
    expect((await authenticate(game)).body.code).toBe(1204);
    expect((await logIn(player.email, player.password)).body.code).toBe(1001);
    expect((await logIn(player.email, NEW_PASSWORD)).body.code).toBe(200);
  });

  it('returns the same response for an unknown email, without a mail', async () => {
    const email = 'nobody-here@fairhall.test';
    const player = await server.player();
    const [unknown, known] = await Promise.all([forgot(email), forgot(player.email)]);
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await server.mailsTo(email)).toEqual([]);
  });

  it('responds before the email is looked up, so that the response time discloses nothing', async () => {
    const player = await server.player();
    const { mailer, prisma } = server.infrastructure;
    const resets = () => prisma.passwordReset.count({ where: { userId: player.userId } });
    let release = () => {};
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    // As many as are composed concurrently, so that the reset's own mail is queued.
    for (let index = 0; index < 4; index += 1) mailer.enqueue(() => held);
    const [known, unknown] = [await forgot(player.email), await forgot('no@fairhall.test')];
    const resetsWithTheResponse = await resets();
    release();
    await mailer.idle();
    expect(known.body).toEqual(unknown.body);
    expect(resetsWithTheResponse).toBe(0);
    expect(await resets()).toBe(1);
  });

  it('reports an invalid email', async () => {
    const response = await forgot('nobody');
    expect(response.status).toBe(400);
    expect(response.body.data.issues[0].path).toBe('email');
  });

  it('refuses an unknown token without a reason', async () => {
    const response = await reset('x'.repeat(43));
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      code: 1005,
      msg: 'This reset link is no longer valid, please ask for a new one',
      data: null,
    });
  });

  it('accepts a token once, also for concurrent requests', async () => {
    const player = await server.player();
    const token = await resetTokenOf(player);
    const responses = await Promise.all([
      reset(token, 'first password'),
      reset(token, 'or second'),
    ]);
    expect(new Set(responses.map((response) => response.body.code))).toEqual(new Set([200, 1005]));
    expect((await reset(token, 'a third one')).body.code).toBe(1005);
  });

  it('refuses a token after thirty minutes', async () => {
    const player = await server.player();
    const early = await resetTokenOf(player);
    server.clock.advance(1_799_999);
    const late = await resetTokenOf(player);
    server.clock.advance(1);
    expect((await reset(early)).body.code).toBe(1005);
    expect((await reset(late)).body.code).toBe(200);
  });

  it('keeps earlier links valid, and ends all with the first use', async () => {
    const player = await server.player();
    const first = await resetTokenOf(player);
    const second = await resetTokenOf(player);
    expect(second).not.toBe(first);
    expect((await reset(first)).body.code).toBe(200);
    expect((await reset(second)).body.code).toBe(1005);
  });

  it('keeps the token valid after a password that is too short', async () => {
    const player = await server.player();
    const token = await resetTokenOf(player);
    const short = await reset(token, 'short');
    expect(short.status).toBe(400);
    expect(short.body.data.issues[0].path).toBe('newPassword');
    expect((await reset(token)).body.code).toBe(200);
  });

  it('stores the hash of the token and not the token', async () => {
    const player = await server.player();
    const token = await resetTokenOf(player);
    const rows = await server.infrastructure.prisma.passwordReset.findMany({
      where: { userId: player.userId },
    });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('sends at most ten links an hour to a player', async () => {
    const player = await server.player();
    await Promise.all(Array.from({ length: 12 }, () => forgot(player.email)));
    const mails = await server.mailsTo(player.email);
    expect(mails.filter((mail) => mail.text.includes('#resetToken='))).toHaveLength(10);
    server.clock.advance(3_600_001);
    expect(await resetTokenOf(player)).toMatch(/^[\w-]{43}$/);
  });

  it('keeps a self-excluded player excluded', async () => {
    const player = await server.player();
    await server.infrastructure.prisma.user.update({
      where: { id: player.userId },
      data: { selfExcludedUntil: new Date('2099-01-01') },
    });
    expect((await reset(await resetTokenOf(player))).body.code).toBe(200);
    expect((await logIn(player.email, NEW_PASSWORD)).body.code).toBe(1006);
  });
});

it('a login takes the same processor time for an unknown email and a wrong password', async () => {
  const strong = await startTestServer({ nodes: 1, env: { PASSWORD_COST: 'full' } });
  onTestFinished(() => strong.close());
  const players = await Promise.all(Array.from({ length: 10 }, () => strong.player()));
  const wrong = await processorTime(
    strong,
    players.map(({ email }) => email),
  );
  const unknown = await processorTime(
    strong,
    players.map(({ userId }) => `unknown-${userId}@fairhall.test`),
  );
  // Without the dummy hash the login of an unknown email would take a tenth of the time.
  expect(Math.max(wrong, unknown) / Math.min(wrong, unknown)).toBeLessThan(2.5);
});

/** Of two refused logins each, in all threads: other work on the machine does not add to it. */
async function processorTime({ api }: TestServer, emails: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const email of [...emails, ...emails]) {
    const login = await api.post('/api/user/login').send({ email, password: 'wrong password' });
    expect(login.body.code).toBe(1001);
  }
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('logins with the old password that are checked while it is replaced open no session', async () => {
  const player = await server.player();
  const resetToken = await resetTokenOf(player);
  const [replaced, ...logins] = await Promise.all([
    reset(resetToken),
    ...Array.from({ length: 6 }, () => logIn(player.email, player.password)),
  ]);
  expect(replaced.body.code).toBe(200);
  for (const { body } of logins) {
    if (body.code === 200) expect((await info(body.data.token)).status).toBe(401);
    else expect(body.code).toBe(1001);
  }
});
