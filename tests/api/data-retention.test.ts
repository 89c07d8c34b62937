import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function storedRows() {
  const { prisma } = server.services;
  return {
    retiredTokens: await prisma.retiredToken.count(),
    resets: await prisma.passwordReset.count(),
    addresses: await prisma.knownAddress.count(),
  };
}

it('expired tokens, reset tokens and addresses are deleted, each after its retention time', async () => {
  const player = await server.player();
  await server.api.post('/api/user/refreshToken').set('authorization', `Bearer ${player.token}`);
  await server.api.post('/api/user/forgotPassword').send({ email: player.email });
  await server.services.mailer.idle();
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ retiredTokens: 1, resets: 1, addresses: 1 });
  server.clock.advance(2 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ retiredTokens: 1, resets: 0, addresses: 1 });
  server.clock.advance(90 * DAY_MS);
  await server.runDueJobs();
  expect(await storedRows()).toEqual({ retiredTokens: 0, resets: 0, addresses: 0 });
});

it('many expired rows are deleted in batches, one run after the other', async () => {
  const { userId } = await server.player();
  const { prisma, clock } = server.services;
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
