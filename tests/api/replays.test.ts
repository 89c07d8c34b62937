import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { pastRounds } from '../../server/api/src/contract/past-rounds.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { registerProvider } from './foreign-provider.ts';
import { gameSession, launchToken } from './game-session.ts';
import { type Player, sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

/** Every finished round can be watched again by every caller who has its link, and by no other. */

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

const session = { type: 'bearer' } as const;
type Round = { readonly roundId: string; readonly gameId: string };

async function idOf({ token }: Player, { roundId, gameId }: Round) {
  const path = `/api/game/rounds/${roundId}/replay`;
  const { body } = await server.api.get(path).auth(token, session).query({ gameId });
  return body.code === 200 ? pastRounds.replayId.output.parse(body.data).id : body.code;
}

async function replayed(id: string) {
  const { body } = await server.api.get(`/api/game/replays/${id}`);
  return body.code === 200 ? pastRounds.replay.output.parse(body.data) : body.code;
}

/** What the page in the frame requests, without any token. */
async function shown(url: string) {
  const { origin, searchParams } = new URL(url);
  const response = await fetch(`${origin}${gameServerCalls.replay.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ roundId: searchParams.get('round') }),
  });
  return (await response.json()).data;
}

/** A US dollar amount of two decimals as an integer: 1.20 divided by 0.10 is not 12 in floating point. */
const cents = (amount: string) => BigInt(amount.replace('.', ''));
const requestId = () => randomUUID();
const bet = (spot: string, amount: string) => ({
  requestId: requestId(),
  bets: [{ spot, amount }],
});

test.each([
  ['slot', 'wolfmoon', gameServerCalls.spin, { requestId: requestId(), stake: '2.00' }],
  ['spots', 'brass-roulette', gameServerCalls.bet, bet('red', '1.00')],
  ['spots', 'deepwater-bounty', gameServerCalls.bet, bet('turtle', '0.10')],
] as const)(
  'a round of the engine %s of %s is shown again without its player',
  async (...round) => {
    const [engine, gameId, call, input] = round;
    const player = await server.player({ USD: 100_000n });
    const play = await gameSession(server, { player, gameId });
    const played = call.output.parse(await play(call, input)).round;
    const { roundId, stake, win, createdAt } = played;
    const id = await idOf(player, played);
    expect(id).toMatch(/^[\w-]{22}$/);
    const replay = await replayed(id);
    expect(replay).toEqual({
      ...{ gameId, gameName: expect.any(String), walletType: 'USD' },
      ...{ stake: Number(stake), win: Number(win), createTime: expect.any(String) },
      multiple: Number((cents(win) * 100n) / cents(stake)) / 100,
      url: expect.stringContaining(`/?mode=replay&round=${roundId}&GameID=${gameId}&`),
    });

    const data = await shown(replay.url);
    const { opened, round: again } = gameServerCalls.replay.output.parse(data) as never as {
      opened: { engine: string; rulesHash: string };
      round: typeof played;
    };
    expect(opened).toMatchObject({ engine, rulesHash: played.proof.rulesHash });
    expect({ ...again, proof: null }).toEqual({ ...played, proof: null });
    const { userId, nickName } = await info(player);
    for (const text of [JSON.stringify(replay), JSON.stringify(data)]) {
      for (const own of [userId, nickName, played.proof.clientSeed, played.proof.serverSeedHash]) {
        expect(text).not.toContain(own);
      }
    }
    expect(createdAt).toEqual(again.createdAt);
  },
);

async function info({ token, userId }: Player) {
  const { body } = await server.api.get('/api/user/info').auth(token, session);
  return { userId, nickName: String(body.data.nickName) };
}

test('a multi-step round is shown once it has ended, step by step', async () => {
  const player = await server.player({ USD: 100_000n });
  const play = await gameSession(server, { player, gameId: 'harbour-jacks' });
  const opening = { requestId: requestId(), stake: '1.00' };
  const { round } = gameServerCalls.deal.output.parse(await play(gameServerCalls.deal, opening));
  expect(await idOf(player, round)).toBe(404);
  const base = new URL((await server.api.get('/api/rpgame/games/harbour-jacks')).body.data.gameIp);
  base.port = `${server.settings.ports.game}`;
  base.searchParams.set('round', round.roundId);
  expect(await shown(base.href)).toBeNull();

  const { roundId } = round;
  await play(gameServerCalls.choose, {
    requestId: requestId(),
    roundId,
    step: 1,
    choice: 'hands-3',
  });
  const choice = { requestId: requestId(), roundId, step: 2, choice: 'hold-1-2-3-4-5' };
  const ended = gameServerCalls.choose.output.parse(await play(gameServerCalls.choose, choice));
  expect(ended.round).toMatchObject({ status: 'settled', stake: '3.00' });
  const replay = await replayed(await idOf(player, round));
  const data = gameServerCalls.replay.output.parse(await shown(replay.url));
  expect(data).toMatchObject({
    kind: 'round',
    opened: { engine: 'decisions', round: null },
    round: { roundId, outcome: ended.round.outcome },
  });
});

test('a round is found by its id alone: of another player, by a guess, or in another spelling it is not', async () => {
  const [owner, other] = [await server.player({ USD: 100_000n }), await server.player()];
  const play = await gameSession(server, { player: owner, gameId: 'brass-roulette' });
  const { round } = gameServerCalls.bet.output.parse(
    await play(gameServerCalls.bet, bet('red', '1.00')),
  );
  expect(await idOf(other, round)).toBe(404);
  expect(await idOf(owner, { ...round, gameId: 'velvet-baccarat' })).toBe(404);
  const id = await idOf(owner, round);
  const changed = (id.startsWith('A') ? 'B' : 'A') + id.slice(1);
  expect(await replayed(changed)).toBe(404);
  for (const wrong of ['1', id.slice(1), `${id}A`]) expect(await replayed(wrong)).toBe(400);
});

test('a cancelled round has no replay', async () => {
  const own = await startTestServer();
  try {
    await own.seedGames();
    const player = await own.player({ USD: 10_000n });
    const token = await launchToken(own, player);
    const round = { roundId: 'round-1', gameId: 'phoenix-ascend' };
    const stake = { ...round, token, transactionId: 'bet-1', amount: '1.00' };
    await own.signed('provider', '/api/provider/bet', stake);
    const rollback = { transactionId: 'back-1', betTransactionId: 'bet-1' };
    await own.signed('provider', '/api/provider/rollback', rollback);
    const path = `/api/game/rounds/${round.roundId}/replay`;
    const { body } = await own.api.get(path).auth(player.token, session).query(round);
    expect(body.code).toBe(404);
  } finally {
    await own.close();
  }
});

test('another provider’s game opens at its path with the round, and has no page without one', async () => {
  const own = await startTestServer();
  try {
    const provider = await registerProvider(own, { id: 'tin', gameIds: ['tin-coin'] });
    expect((await provider.saveGames({ replayUrl: '/again?x=1' })).body.code).toBe(200);
    own.letNodesNotice();
    const player = await own.player({ USD: 10_000n });
    const round = { roundId: 'a round', gameId: 'tin-coin' };
    const token = await launchToken(own, { ...player, gameId: round.gameId });
    const played = { ...round, token, transactionId: 'play-1', amount: '2.00', winAmount: '51.00' };
    expect((await provider.call('/provider/play', played)).body.code).toBe(200);

    const path = `/api/game/rounds/${encodeURIComponent(round.roundId)}/replay`;
    const { body } = await own.api.get(path).auth(player.token, session).query(round);
    const { id } = body.data;
    const read = () => own.api.get(`/api/game/replays/${id}`).query({ lang: 'es' });
    const replay = (await read()).body.data;
    expect(replay).toMatchObject({ gameName: 'The tin-coin', stake: 2, win: 51, multiple: 25.5 });
    const url = new URL(replay.url);
    expect([url.origin, url.pathname]).toEqual(['http://tin.localhost:4000', '/again']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ x: '1', round: 'a round', GameID: 'tin-coin', lang: 'es' },
      homeUrl: `${own.settings.origins.web}/r/${id}`,
    });

    const { body: list } = await own.api.get('/api/notifications').auth(player.token, session);
    const links = list.data.list.map(({ link }: { link: string }) => link);
    expect(links).toContain('/r?gameId=tin-coin&roundId=a+round');

    await provider.saveGames();
    own.letNodesNotice();
    expect((await read()).body.data).toMatchObject({ stake: 2, url: null });
  } finally {
    await own.close();
  }
});
