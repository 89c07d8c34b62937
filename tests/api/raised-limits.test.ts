import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '../../server/api/src/contract/examples.ts';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { type CarefulPlayer, carefulPlayer } from './careful-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
});

afterAll(() => server.close());

/** Calls that would end the session; after each of them the player logs in again. */
const calls = endpointEntries().filter(
  ([, { access }]) => access === 'session' || access === 'public',
);

/** Inputs that could raise the limit: those of its example, aimed at the limit, and of more. */
function inputsOf(name: string): object[] {
  const { request } = exampleOf(name);
  const aimed = { ...request, kind: 'wager', period: 'day', amount: 90, confirm: true };
  return [request, aimed, { ...aimed, pending: null, setAt: '2020-01-01T00:00:00.000Z' }];
}

async function call(player: CarefulPlayer, name: string, input: object): Promise<void> {
  const found = calls.find(([known]) => known === name);
  if (!found) throw new Error(`there is no call ${name}`);
  const [, { method, path }] = found;
  const fields: Record<string, unknown> = { ...input };
  const url = path.replace(/\{(\w+)\}/g, (_part, field: string) => `${fields[field]}`);
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = server.api[verb](`/api${url}`).auth(player.token(), { type: 'bearer' });
  await (verb === 'get' ? request.query(fields) : request.send(fields));
}

test('nothing raises a limit but its confirmation, whatever a player calls and waits for', async () => {
  server.requireOwnServer('advances the clock');
  const others = calls.filter(([name]) => name !== 'saferPlay.confirmLimit');
  expect(others.length).toBeGreaterThan(50);
  for (const [name] of others) {
    const player = await carefulPlayer(server, { USD: 10_000n });
    await player.setLimit('wager', 'day', 5);
    await player.setLimit('wager', 'day', 80);
    server.clock.advance(25 * HOUR_MS);
    await player.logIn();
    for (const input of inputsOf(name)) await call(player, name, input);
    await server.runDueJobs();
    const stored = await server.infrastructure.prisma.playerLimit.findMany({
      where: { userId: player.userId, kind: 'wager', period: 'day' },
    });
    expect(stored, name).toHaveLength(1);
    expect(Number(stored[0]?.amountMinor), name).toBeLessThanOrEqual(500);
  }
});

test('the same search finds the confirmation', async () => {
  server.requireOwnServer('advances the clock');
  const player = await carefulPlayer(server);
  await player.setLimit('wager', 'day', 5);
  await player.setLimit('wager', 'day', 80);
  server.clock.advance(25 * HOUR_MS);
  await player.logIn();
  for (const input of inputsOf('saferPlay.confirmLimit')) {
    await call(player, 'saferPlay.confirmLimit', input);
  }
  expect((await player.overview()).limits).toMatchObject([{ amount: 80 }]);
});
