import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CasinoUnderTest, startCasino } from './casino-under-test.ts';

const DAY_MS = 86_400_000;

let casino: CasinoUnderTest;

beforeAll(async () => {
  casino = await startCasino();
});

afterAll(() => casino.close());

async function kept() {
  const { prisma } = casino.services;
  return {
    retiredTokens: await prisma.retiredToken.count(),
    resets: await prisma.passwordReset.count(),
    addresses: await prisma.knownAddress.count(),
  };
}

it('old tokens, reset rights and addresses are forgotten, each at its time', async () => {
  const player = await casino.player();
  await casino.api.post('/api/user/refreshToken').set('authorization', `Bearer ${player.token}`);
  await casino.api.post('/api/user/forgotPassword').send({ email: player.email });
  await casino.services.mailer.idle();
  await casino.runDueJobs();
  expect(await kept()).toEqual({ retiredTokens: 1, resets: 1, addresses: 1 });
  casino.clock.advance(2 * DAY_MS);
  await casino.runDueJobs();
  expect(await kept()).toEqual({ retiredTokens: 1, resets: 0, addresses: 1 });
  casino.clock.advance(90 * DAY_MS);
  await casino.runDueJobs();
  expect(await kept()).toEqual({ retiredTokens: 0, resets: 0, addresses: 0 });
});

it('a great many are forgotten in portions, one run after the other', async () => {
  const { userId } = await casino.player();
  const { prisma, clock } = casino.services;
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
  casino.clock.advance(2 * DAY_MS);
  for (const left of [700, 200, 0]) {
    await casino.runDueJobs();
    expect((await kept()).resets).toBe(left);
  }
});
