import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotateSecret } from '../../../server/api/src/modules/providers/index.ts';
import { type ForeignProvider, registerProvider } from '../foreign-provider.ts';
import { launchToken } from '../game-session.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { auditOf, codeOf, officeOf } from './as-staff.ts';
import { loggedIn, type Staff } from './staff.ts';

const COIN = 'tin-coin';

let server: TestServer;
let tin: ForeignProvider;
let manager: Staff;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  tin = await registerProvider(server, { id: 'tin', gameIds: [COIN] });
  await tin.saveGames();
  manager = await loggedIn(server, 'manager');
  const player = await server.player({ USD: 10_000n });
  token = await launchToken(server, { token: player.token, gameId: COIN });
});

afterAll(() => server.close());

const bet = (amount: string) =>
  codeOf(
    tin.call('/provider/bet', {
      token,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId: COIN,
      amount,
    }),
  );
const list = async () => (await officeOf(server, manager).get('/providers')).body.data;
const turn = (providerId: string, enabled: boolean) =>
  officeOf(server, manager).post(`/providers/${providerId}/switch`, {
    enabled,
    reason: 'Too many refused calls',
  });

test('a provider has its state, games, secrets, and its calls with their refusals and durations', async () => {
  expect(await bet('10.00')).toBe(200);
  expect(await bet('1000.00')).toBe(1101);
  // Each node shows the calls that it has had.
  const [[own, foreign], ...others] = await Promise.all(server.nodes.map(list));
  expect(own).toMatchObject({ providerId: 'fairhall', isOwn: true, enabled: true, games: 38 });
  expect(foreign).toMatchObject({
    providerId: 'tin',
    isOwn: false,
    enabled: true,
    secrets: 1,
    games: 1,
    enabledGames: 1,
  });
  const calls = [foreign, ...others.map(([, one]) => one)].map(({ walletCalls }) => walletCalls);
  const total = (of: (one: (typeof calls)[number]) => number) =>
    calls.reduce((sum, one) => sum + of(one), 0);
  expect(total((one) => one.calls)).toBe(2);
  expect(total((one) => one.refused)).toBe(1);
  for (const { calls: count, medianMs } of calls)
    expect(medianMs).toEqual(count === 0 ? null : expect.any(Number));
});

test('staff see when the secret of a provider was last rotated', async () => {
  expect((await list())[1].secretRotatedAt).toBeNull();
  const { prisma } = server.infrastructure;
  const now = server.clock.now();
  await rotateSecret({ prisma, settings: server.settings, now }, 'tin');
  server.clock.advance(1000);
  expect((await list())[1]).toMatchObject({ secrets: 2, secretRotatedAt: now.toISOString() });
});

test('a provider is switched off and on, with the reason in the log, but not our own', async () => {
  const { body: off } = await turn('tin', false);
  expect(off.data[1]).toMatchObject({ providerId: 'tin', enabled: false });
  server.letNodesNotice();
  expect(await bet('10.00')).toBe(1201);
  const { body: on } = await turn('tin', true);
  expect(on.data[1].enabled).toBe(true);
  server.letNodesNotice();
  expect(await bet('10.00')).toBe(200);
  const act = { action: 'provider.switch', staffId: manager.staffId };
  expect(await auditOf(server, 'tin')).toMatchObject([
    {
      ...act,
      reason: 'Too many refused calls',
      before: { enabled: true },
      after: { enabled: false },
    },
    { ...act, before: { enabled: false }, after: { enabled: true } },
  ]);
  expect(await codeOf(turn('fairhall', false))).toBe(404);
  expect(await codeOf(turn('nobody', false))).toBe(404);
});
