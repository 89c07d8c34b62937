import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { gameServerCalls } from '../../../server/game-server/src/contract/index.ts';
import { gameSession } from '../game-session.ts';
import { bearer, sharedTestServer, type TestServer } from '../test-server.ts';
import { codeOf, type Office, officeOf } from './as-staff.ts';
import { loggedIn } from './staff.ts';

let server: TestServer;
let office: Office;

beforeAll(async () => {
  server = await sharedTestServer();
  office = officeOf(server, await loggedIn(server, 'viewer'));
});

test('staff read the record of a round as its player does, sealed until the player reveals the seed', async () => {
  const [player, other] = [
    await server.player({ USD: 100_000n }),
    await server.player({ USD: 100_000n }),
  ];
  const roulette = await gameSession(server, { player, gameId: 'brass-roulette' });
  const bet = { requestId: randomUUID(), bets: [{ spot: 'red', amount: '1.00' }] };
  const { round } = gameServerCalls.bet.output.parse(await roulette(gameServerCalls.bet, bet));
  const { list } = (await office.get(`/players/${player.userId}/rounds`)).body.data;
  expect(list).toMatchObject([{ roundId: round.roundId, isOwn: true }]);
  const path = `/players/${player.userId}/rounds/${round.roundId}`;
  const before = (await office.get(path)).body.data;
  expect(before).toMatchObject({ kind: 'round', walletType: 'USD', serverSeed: null });
  await server.api.post('/api/game/seeds/rotate').set(bearer(player.token)).send({});
  const revealed = (await office.get(path)).body.data;
  const own = await server.api.get(`/api/game/rounds/${round.roundId}`).set(bearer(player.token));
  expect(revealed).toEqual(own.body.data);
  expect(revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(await codeOf(office.get(`/players/${other.userId}/rounds/${round.roundId}`))).toBe(404);
  expect(await codeOf(office.get(`/players/nobody/rounds/${round.roundId}`))).toBe(404);
});
