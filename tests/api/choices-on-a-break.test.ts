import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { gameSession } from './game-session.ts';
import { bearer, sharedTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

test.each([
  ['a self-exclusion', '/api/safer-play/self-exclusion', { duration: '6m', confirm: true }],
  ['a time-out', '/api/safer-play/time-out', { duration: '24h' }],
])(
  'a guess in an open round is authenticated as a bet: %s ends it at once',
  async (_break, path, request) => {
    const player = await server.player({ USD: 10_000n });
    const play = await gameSession(server, { player, gameId: 'high-tide' });
    const opening = { requestId: randomUUID(), stake: '1.00' };
    const { round } = gameServerCalls.deal.output.parse(await play(gameServerCalls.deal, opening));
    const [guess] = round.choices;
    const { body } = await server.api
      .post(path)
      .set(bearer(player.token))
      .send({ ...request, password: player.password });
    expect(body.code).toBe(200);
    const { roundId } = round;
    const choice = { requestId: randomUUID(), roundId, step: 1, choice: guess?.name };
    expect(await play(gameServerCalls.choose, choice)).toEqual({ problem: 'token-expired' });
  },
);
