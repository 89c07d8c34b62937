import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { buildGameServerApp } from '../../server/game-server/src/app.ts';
import { eventCalls } from '../../server/game-server/src/contract/index.ts';
import { DUE_AFTER_MS } from '../../server/game-server/src/rounds/retry.ts';
import { systemClock } from '../../server/kit/src/clock.ts';
import { launchToken } from './game-session.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const GAME = 'penalty-kings';

let server: TestServer;
let games: FastifyInstance;
let webDir: string;

beforeAll(async () => {
  // A kick-off every two seconds.
  server = await startTestServer({ env: { EVENTS_PACE: '45' } });
  await server.seedGames();
  webDir = await mkdtemp(path.join(tmpdir(), 'no-client-'));
  games = await buildGameServerApp({ settings: server.settings, clock: systemClock, webDir });
  await games.listen({ host: 'localhost', port: server.settings.ports.game });
});

afterAll(async () => {
  await games.close();
  await server.close();
  await rm(webDir, { recursive: true, force: true });
});

test('slips are settled through wallet and ledger, also after the session ended', {
  timeout: 6 * DUE_AFTER_MS,
}, async () => {
  const player = await server.player({ USD: 100_000n });
  const session = { type: 'bearer' } as const;
  const token = await launchToken(server, { ...player, gameId: GAME });
  const callServer = async ({ path: url }: { path: string }, body: object) => {
    const response = await fetch(`${server.settings.origins.game}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ gameId: GAME, ...body }),
    });
    return (await response.json()).data;
  };

  const { events } = eventCalls.programme.output.parse(await callServer(eventCalls.programme, {}));
  const event = events.at(-1);
  const [match] = event?.markets ?? [];
  if (!event || !match) throw new Error('there is no match on offer');
  for (const { selection, odds } of match.selections) {
    const leg = { eventId: event.eventId, market: match.market, selection, odds };
    const order = { requestId: `request-${selection}`, stake: '10.00', legs: [leg] };
    const { slip } = eventCalls.placeBet.output.parse(await callServer(eventCalls.placeBet, order));
    expect(slip.status).toBe('standing');
  }
  await server.api.post('/api/user/logout').auth(player.token, session);

  // Exactly one of the three outcomes wins, and is paid to a player without a session.
  const wins = match.selections.map(
    ({ odds }) => 97_000n + BigInt(Math.round(Number(odds) * 1000)),
  );
  await vi.waitFor(
    async () => {
      const balances = await server.infrastructure.ledger.balances(player.userId);
      const usd = balances.find(({ currency }) => currency === 'USD');
      expect(wins).toContain(usd?.availableMinor);
    },
    // A busy server may refuse the call of the win, which is then repeated, again and again.
    { timeout: 5 * DUE_AFTER_MS, interval: 100 },
  );
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});
