import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { PAGE_SIZE_MAX } from '../../server/api/src/contract/page.ts';
import { pastRounds } from '../../server/api/src/contract/past-rounds.ts';
import { eventCalls, gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { gameSession } from './game-session.ts';
import { type Player, sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

const red = () => ({ requestId: randomUUID(), bets: [{ spot: 'red', amount: '1.00' }] });
const session = { type: 'bearer' } as const;

async function listed({ token }: Player, query: object = {}) {
  const response = await server.api.get('/api/game/rounds').auth(token, session).query(query);
  return pastRounds.list.output.parse(response.body.data);
}

async function detailsOf({ token }: Player, roundId: string) {
  const response = await server.api.get(`/api/game/rounds/${roundId}`).auth(token, session);
  return pastRounds.get.output.parse(response.body.data);
}

test('rounds of every kind are listed, newest first, page by page and filtered by game', async () => {
  const player = await server.player({ USD: 100_000n });
  const roulette = await gameSession(server, { player, gameId: 'brass-roulette' });
  for (let round = 0; round < 3; round += 1) await roulette(gameServerCalls.bet, red());
  const blackjack = await gameSession(server, { player, gameId: 'hall-blackjack' });
  await blackjack(gameServerCalls.deal, { requestId: randomUUID(), stake: '5.00' });
  const draw = await gameSession(server, { player, gameId: 'star-draw-49' });
  const { events } = eventCalls.programme.output.parse(await draw(eventCalls.programme, {}));
  const order = { requestId: randomUUID(), price: '1.00', lines: [[1, 2, 3, 4, 5, 6]] };
  await draw(eventCalls.buyTicket, { ...order, eventId: events.at(-1)?.eventId });

  const all = await listed(player);
  expect(all.next).toBeNull();
  expect(
    all.list.map(({ kind, gameId, gameName, stake }) => [kind, gameId, gameName, stake]),
  ).toEqual([
    ['slip', 'star-draw-49', 'Star Draw 49', 1],
    ['round', 'hall-blackjack', 'Hall Blackjack', 5],
    ['round', 'brass-roulette', 'Brass Roulette', 1],
    ['round', 'brass-roulette', 'Brass Roulette', 1],
    ['round', 'brass-roulette', 'Brass Roulette', 1],
  ]);
  expect(all.list.every(({ isRevealed }) => !isRevealed)).toBe(true);
  expect(all.list[0]?.win).toBeNull();

  const first = await listed(player, { pageSize: 2 });
  const second = await listed(player, { pageSize: 3, before: first.next });
  expect([...first.list, ...second.list]).toEqual(all.list);
  expect(second.next).toBeNull();
  const ofGame = await listed(player, { gameId: 'brass-roulette' });
  expect(ofGame.list).toEqual(all.list.slice(2));
});

test('a page of the largest size is listed', async () => {
  const player = await server.player({ USD: 100_000n });
  const roulette = await gameSession(server, { player, gameId: 'brass-roulette' });
  await roulette(gameServerCalls.bet, red());
  expect((await listed(player, { pageSize: PAGE_SIZE_MAX })).list).toHaveLength(1);
});

test('a round contains its revealed seed, and its id matches the ledger', async () => {
  const player = await server.player({ USD: 100_000n });
  const roulette = await gameSession(server, { player, gameId: 'brass-roulette' });
  const { round } = gameServerCalls.bet.output.parse(await roulette(gameServerCalls.bet, red()));
  expect(await detailsOf(player, round.roundId)).toEqual({
    ...{ kind: 'round', walletType: 'USD', serverSeed: null },
    round,
  });

  const rotated = await server.api
    .post('/api/game/seeds/rotate')
    .auth(player.token, session)
    .send({ clientSeed: 'marina-0616' });
  const { revealed, fairness } = pastRounds.rotate.output.parse(rotated.body.data);
  expect(revealed).toMatchObject({ serverSeedHash: round.proof.serverSeedHash, rounds: 1 });
  expect(fairness).toMatchObject({ clientSeed: 'marina-0616', nextNonce: 0 });
  expect(await detailsOf(player, round.roundId)).toMatchObject({ serverSeed: revealed.serverSeed });
  expect((await listed(player)).list).toMatchObject([{ isRevealed: true, win: Number(round.win) }]);

  const history = await server.api
    .get('/api/user/history')
    .auth(player.token, session)
    .query({ kind: 'game' });
  for (const row of history.body.data.list) expect(row.roundId).toBe(round.roundId);
});

test('the rounds of a seed come with their proofs on request, also those of several steps', async () => {
  const player = await server.player({ USD: 100_000n });
  const roulette = await gameSession(server, { player, gameId: 'brass-roulette' });
  await roulette(gameServerCalls.bet, red());
  const highTide = await gameSession(server, { player, gameId: 'high-tide' });
  await highTide(gameServerCalls.deal, { requestId: randomUUID(), stake: '1.00' });
  const [{ roundId } = { roundId: '' }] = (await listed(player)).list;
  const details = await detailsOf(player, roundId);
  if (details.kind !== 'round') throw new Error('the round is a slip');
  const { serverSeedHash } = details.round.proof;
  const response = await server.api
    .get(`/api/game/seeds/${serverSeedHash}/rounds?proofs=1`)
    .auth(player.token, session);
  const { rounds, nextNonce } = pastRounds.seedRounds.output.parse(response.body.data);
  expect(nextNonce).toBe(2);
  expect(rounds).toMatchObject([
    { nonce: 0, round: { gameId: 'brass-roulette', outcome: { engine: 'spots' } } },
    { nonce: 1, status: 'open', round: details.round },
  ]);
});

test('a slip contains the fixtures of its selections, without their results before the start', async () => {
  const player = await server.player({ USD: 100_000n });
  const draw = await gameSession(server, { player, gameId: 'star-draw-49' });
  const { events } = eventCalls.programme.output.parse(await draw(eventCalls.programme, {}));
  const eventId = events.at(-1)?.eventId ?? '';
  const order = { requestId: randomUUID(), price: '1.00', lines: [[1, 2, 3, 4, 5, 6]] };
  const { slip } = eventCalls.buyTicket.output.parse(
    await draw(eventCalls.buyTicket, { ...order, eventId }),
  );
  expect(await detailsOf(player, slip.slipId)).toMatchObject({
    kind: 'slip',
    slip: { roundId: slip.slipId, isRevealed: false },
    eventIds: [eventId],
  });
  const event = await server.api.get(`/api/game/events/${eventId}`).auth(player.token, session);
  expect(eventCalls.eventProof.output.parse(event.body.data)).toMatchObject({
    ...{ serverSeed: null, clientSeed: null, book: null, progress: null },
    ownSlips: [{ slipId: slip.slipId, digest: slip.digest }],
  });
});

test('a slip is visible to its owner alone, also in the slips of a fixture', async () => {
  const [owner, other] = [await server.player({ USD: 100_000n }), await server.player()];
  const draw = await gameSession(server, { player: owner, gameId: 'star-draw-49' });
  const { events } = eventCalls.programme.output.parse(await draw(eventCalls.programme, {}));
  const eventId = events.at(-1)?.eventId ?? '';
  const order = { requestId: randomUUID(), price: '1.00', lines: [[1, 2, 3, 4, 5, 6]] };
  const { slip } = eventCalls.buyTicket.output.parse(
    await draw(eventCalls.buyTicket, { ...order, eventId }),
  );
  const requested = await server.api
    .get(`/api/game/rounds/${slip.slipId}`)
    .auth(other.token, session);
  expect(requested.body).toMatchObject({ code: 404, data: null });
  const event = await server.api.get(`/api/game/events/${eventId}`).auth(other.token, session);
  expect(event.body.data.ownSlips).toEqual([]);
});

test('without the game server the calls return 503', async () => {
  server.requireOwnServer('requires a server without game server');
  const alone = await startTestServer();
  try {
    const player = await alone.player();
    for (const path of ['/api/game/rounds', '/api/game/rounds/any', '/api/game/events/any']) {
      const response = await alone.api.get(path).auth(player.token, session);
      expect(response.status).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.body).toMatchObject({ code: 503, data: null });
    }
  } finally {
    await alone.close();
  }
});

test('the game server accepts requests of the API alone', async () => {
  const { origins } = server.settings;
  for (const call of ['rounds', 'round', 'event', 'rotate']) {
    const response = await fetch(`${origins.game}/player-history/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': 't=1,v1=00' },
      body: JSON.stringify({ uid: 'anybody', roundId: 'any', eventId: 'any', limit: 1 }),
    });
    expect(response.status).toBe(403);
  }
});
