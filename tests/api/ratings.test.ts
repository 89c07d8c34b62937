import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

const TOO_FEW_ROUNDS = 1213;
const ROUNDS = 10;
const RATINGS_MIN = 5;

let server: TestServer;
/** A game of its own for each test. */
let gameId: string;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  gameId = `game-${randomUUID()}`;
  await save({ rating: 3.5 });
});

async function save(more: object): Promise<void> {
  await server.signed('provider', '/api/rpgame/games/saveAll', {
    games: [{ gameId, gameName: 'Rated', gameType: 0, ...more }],
  });
  server.letNodesNotice();
}

/** Plays rounds of a game without a gain. @returns what the calls of a last bet need */
async function play(player: Player, { rounds, of = gameId }: { rounds: number; of?: string }) {
  const token = await launchToken(server, { ...player, gameId: of });
  for (let round = 0; round < rounds; round += 1) {
    const ids = { transactionId: randomUUID(), roundId: randomUUID() };
    const bet = { token, ...ids, gameId: of, amount: '0.10', winAmount: '0.10' };
    const { body } = await server.signed('provider', '/api/provider/play', bet);
    expect(body.code).toBe(200);
  }
  return token;
}

async function rater(): Promise<Player> {
  const player = await server.player({ USD: 1_000n });
  await play(player, { rounds: ROUNDS });
  return player;
}

const rate = async ({ token }: Player, stars: unknown, of = gameId): Promise<number> =>
  (await server.api.put('/api/game/rating').set(bearer(token)).send({ gameId: of, stars })).body
    .code;

const ownStars = async ({ token }: Player) =>
  (await server.api.get(`/api/game/rating/${gameId}`).set(bearer(token))).body.data;

async function shown() {
  server.letNodesNotice();
  const { body } = await server.api.get(`/api/rpgame/games/${gameId}`);
  const { rating, ratingCount } = body.data;
  return { rating, ratingCount };
}

describe('a rating', () => {
  it('needs ten rounds of the game itself that were not rolled back', async () => {
    const player = await server.player({ USD: 1_000n });
    const token = await play(player, { rounds: ROUNDS - 1 });
    const bet = {
      token,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId,
      amount: '0.10',
    };
    await server.signed('provider', '/api/provider/bet', bet);
    await server.signed('provider', '/api/provider/rollback', {
      transactionId: randomUUID(),
      betTransactionId: bet.transactionId,
    });
    const rated = gameId;
    gameId = `other-${randomUUID()}`;
    await save({});
    await play(player, { rounds: ROUNDS, of: gameId });
    gameId = rated;
    expect(await rate(player, 4)).toBe(TOO_FEW_ROUNDS);
    expect(await ownStars(player)).toEqual({ stars: null });
    await play(player, { rounds: 1 });
    expect(await rate(player, 4)).toBe(200);
    expect(await ownStars(player)).toEqual({ stars: 4 });
  });

  it('counts a round with several bets once', async () => {
    const player = await server.player({ USD: 1_000n });
    const token = await launchToken(server, { ...player, gameId });
    const roundId = randomUUID();
    for (let bet = 0; bet < ROUNDS; bet += 1) {
      const ids = { transactionId: randomUUID(), roundId, gameId };
      await server.signed('provider', '/api/provider/bet', { token, ...ids, amount: '0.10' });
    }
    expect(await rate(player, 5)).toBe(TOO_FEW_ROUNDS);
  });

  it('has one to five whole stars', async () => {
    const player = await rater();
    for (const stars of [0, 6, 2.5, '3', null]) expect(await rate(player, stars)).toBe(400);
    expect(await rate(player, 3, 'no-such-game')).toBe(404);
  });
});

describe('the rating of a game', () => {
  it('is the provider’s until five players have rated, then their average', async () => {
    const players = await Promise.all(Array.from({ length: RATINGS_MIN }, rater));
    for (const [index, player] of players.entries()) {
      expect(await shown()).toEqual({ rating: 3.5, ratingCount: index });
      await rate(player, index + 1);
    }
    expect(await shown()).toEqual({ rating: 3, ratingCount: RATINGS_MIN });
    await save({ rating: 5 });
    expect(await shown()).toEqual({ rating: 3, ratingCount: RATINGS_MIN });
  });

  it('holds each player once, however many rate and change at the same time', async () => {
    const players = await Promise.all(Array.from({ length: RATINGS_MIN }, rater));
    const calls = players.flatMap((player) => [5, 1, 2, 4].map((stars) => rate(player, stars)));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    const stored = await Promise.all(players.map(ownStars));
    const sum = stored.reduce((total, { stars }) => total + stars, 0);
    expect(await shown()).toEqual({ rating: sum / RATINGS_MIN, ratingCount: RATINGS_MIN });
    for (const player of players) await rate(player, 2);
    expect(await shown()).toEqual({ rating: 2, ratingCount: RATINGS_MIN });
  });
});
