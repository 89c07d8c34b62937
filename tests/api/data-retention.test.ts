import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, startTestServer, type TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

afterAll(() => server.close());

const now = () => server.clock.now();
const none = {
  sessions: 0,
  launchTokens: 0,
  doneJobs: 0,
  retiredTokens: 0,
  resets: 0,
  challenges: 0,
  addresses: 0,
  budgets: 0,
};

async function storedRows() {
  const { prisma } = server.infrastructure;
  return {
    sessions: await prisma.session.count(),
    launchTokens: await prisma.launchToken.count(),
    doneJobs: await prisma.job.count({ where: { NOT: { doneAt: null } } }),
    retiredTokens: await prisma.retiredToken.count(),
    resets: await prisma.passwordReset.count(),
    challenges: await prisma.loginChallenge.count(),
    addresses: await prisma.knownAddress.count(),
    budgets: await prisma.ledgerBudget.count(),
  };
}

it('sessions, tokens, done jobs, addresses and budgets are deleted, each after its retention time', async () => {
  const player = await server.player({ USD: 10_000n });
  const session = bearer(player.token);
  await server.api
    .post('/api/game/launch')
    .set(session)
    .send({ gameId: 'phoenix-ascend', walletType: 'USD' });
  await server.infrastructure.prisma.job.create({
    data: { id: 'done', kind: 'any', subject: 'any', runAt: now(), doneAt: now() },
  });
  await server.api.post('/api/user/refreshToken').set(session);
  await server.api.post('/api/user/forgotPassword').send({ email: player.email });
  await server.infrastructure.prisma.loginChallenge.create({
    data: {
      id: 'begun',
      userId: player.userId,
      networkHash: '',
      remember: false,
      triesLeft: 5,
      expiresAt: now(),
    },
  });
  await server.infrastructure.prisma.ledgerBudget.create({
    data: {
      key: `limit/${player.userId}/loss/day/today`,
      userId: player.userId,
      types: '["bet"]',
      from: now(),
      until: new Date(now().getTime() + DAY_MS),
      currency: 'USD',
      weights: '{}',
      usedMinor: 0n,
      entryId: 1n,
      filledAt: now(),
    },
  });
  await server.infrastructure.mailer.idle();
  await server.runDueJobs();
  const all = {
    sessions: 1,
    launchTokens: 1,
    doneJobs: 1,
    retiredTokens: 1,
    resets: 1,
    challenges: 1,
    addresses: 1,
    budgets: 1,
  };
  expect(await storedRows()).toEqual(all);
  server.clock.advance(2 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ ...all, resets: 0, challenges: 0 });
  server.clock.advance(30 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ ...none, addresses: 1, budgets: 1 });
  server.clock.advance(30 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ ...none, addresses: 1, budgets: 1 });
  server.clock.advance(2 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ ...none, addresses: 1 });
  server.clock.advance(28 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual(none);
});

it('an active session keeps its retired tokens, and its launch tokens are deleted', async () => {
  const player = await server.player();
  const login = await server.api
    .post('/api/user/login')
    .send({ email: player.email, password: player.password, remember: true });
  let { token } = login.body.data;
  await server.api
    .post('/api/game/launch')
    .set(bearer(token))
    .send({ gameId: 'phoenix-ascend', walletType: 'USD' });
  for (let renewals = 0; renewals < 2; renewals += 1) {
    server.clock.advance(25 * DAY_MS);
    const renewed = await server.api.post('/api/user/refreshToken').set(bearer(token));
    token = renewed.body.data.token;
  }
  await server.runDueJobs();
  expect(await storedRows()).toMatchObject({ sessions: 1, launchTokens: 0, retiredTokens: 2 });
  expect((await server.api.get('/api/user/info').set(bearer(token))).body.code).toBe(200);
});

it('many expired rows are deleted in batches, one run after the other', async () => {
  const { userId } = await server.player();
  const { prisma, clock } = server.infrastructure;
  const createdAt = clock.now();
  await prisma.passwordReset.createMany({
    data: Array.from({ length: 1200 }, (_, index) => ({
      id: `reset-${index}`,
      tokenHash: `hash-${index}`,
      userId,
      createdAt,
      expiresAt: createdAt,
    })),
  });
  server.clock.advance(2 * DAY_MS);
  for (const left of [700, 200, 0]) {
    await server.runDueJobs();
    expect((await storedRows()).resets).toBe(left);
  }
});
