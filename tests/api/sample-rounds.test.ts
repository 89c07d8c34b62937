import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedGameServer } from '../../seed/game-server.ts';
import { DAY_MS, SAMPLE_PASSWORD, sampleAccounts } from '../../seed/sample-accounts.ts';
import { dealSampleRounds } from '../../seed/sample-rounds.ts';
import { seed } from '../../seed/seed.ts';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { PAGE_SIZE_MAX } from '../../server/api/src/contract/page.ts';
import { pastRounds } from '../../server/api/src/contract/past-rounds.ts';
import type { HistoryRow } from '../../server/api/src/contract/user.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { sha256Hex } from '../../server/kit/src/fairness/node-hmac.ts';
import { gameSession } from './game-session.ts';
import { replayedRound } from './replayed-round.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let demo: Player;

beforeAll(async () => {
  server = await startTestServer({ withGames: true });
  // As at a start: each server seeds its own database.
  await seed(server.opened);
  const { settings, infrastructure } = server;
  await seedGameServer({ settings, log: infrastructure.log, clock: server.clock });
  const { id: userId, email } = sampleAccounts.demo;
  const password = SAMPLE_PASSWORD;
  const response = await server.api.post('/api/user/login').send({ email, password });
  demo = { userId, email, password, token: response.body.data.token };
});

afterAll(() => server.close());

async function read(url: string, query: object) {
  const response = await server.api.get(`/api${url}`).set(bearer(demo.token)).query(query);
  expect(response.body.code).toBe(200);
  return response.body.data;
}

/** All pages of "Your rounds". */
async function listedRounds() {
  const rounds: (typeof pastRounds.list.output)['_output']['list'] = [];
  let before: string | undefined;
  do {
    const page = pastRounds.list.output.parse(
      await read('/game/rounds', { pageSize: PAGE_SIZE_MAX, before }),
    );
    rounds.push(...page.list);
    before = page.next ?? undefined;
  } while (before !== undefined);
  return rounds;
}

/** All pages of the bets and wins in the history. */
async function gameHistory(): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  let total: number;
  do {
    const pageNum = rows.length / PAGE_SIZE_MAX + 1;
    const page = await read('/user/history', { kind: 'game', pageNum, pageSize: PAGE_SIZE_MAX });
    rows.push(...page.list);
    total = page.total;
  } while (rows.length < total);
  return rows;
}

test('every sample round has its seed revealed, and the verifier replays it to the same outcome and win', async () => {
  const rounds = await listedRounds();
  expect(rounds).toHaveLength(360);
  expect(new Set(rounds.map(({ isRevealed }) => isRevealed))).toEqual(new Set([true]));
  const engines = new Set<string>();
  const noncesOf = new Map<string, number[]>();
  for (const { roundId, win, createTime } of rounds) {
    const { round } = await replayedRound(await read(`/game/rounds/${roundId}`, {}));
    expect(Number(round.win), roundId).toBe(win);
    expect(round, roundId).toMatchObject({ status: 'settled', createdAt: createTime });
    engines.add(round.outcome.engine);
    const { serverSeedHash, nonce } = round.proof;
    noncesOf.set(serverSeedHash, [nonce, ...(noncesOf.get(serverSeedHash) ?? [])]);
  }
  expect(engines).toEqual(new Set(['slot', 'spots']));
  for (const nonces of noncesOf.values()) expect(nonces).toEqual([...nonces.keys()]);
});

test('the history has the bet and the win of every sample round under the id of the round', async () => {
  const rows = await gameHistory();
  const amountOf = new Map(rows.map((row) => [`${row.roundId} ${row.type}`, row]));
  const rounds = await listedRounds();
  for (const { roundId, gameId, walletType, stake, win, createTime } of rounds) {
    const same = { gameId, walletType, createTime };
    expect(amountOf.get(`${roundId} bet`), roundId).toMatchObject({ ...same, amount: stake });
    if (win === 0) expect(amountOf.has(`${roundId} win`), roundId).toBe(false);
    else expect(amountOf.get(`${roundId} win`), roundId).toMatchObject({ ...same, amount: win });
  }
  expect(rows).toHaveLength(rounds.length + rounds.filter(({ win }) => win !== 0).length);
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});

test('the sample notification of a big win is about the last sample round that was one', async () => {
  const { list } = await read('/notifications', { type: 'game' });
  const isBigWin = ({ stake, win }: { stake: number; win: number | null }) =>
    (win ?? 0) >= 20 * stake;
  const round = (await listedRounds()).find(isBigWin);
  expect(list).toHaveLength(1);
  expect(list[0].createdAt).toBe(round?.createTime);
  expect(list[0].message).toContain(round?.win?.toFixed(2));
});

test('the first round that demo@ plays has new seeds and is listed before the sample rounds', async () => {
  const play = await gameSession(server, { player: demo, gameId: 'brass-roulette' });
  const bet = { requestId: 'demo-first-round', bets: [{ spot: 'red', amount: '1.00' }] };
  const { round } = gameServerCalls.bet.output.parse(await play(gameServerCalls.bet, bet));
  const sampleHashes = dealSampleRounds().map(({ serverSeedHash }) => serverSeedHash);
  expect(round.proof.nonce).toBe(0);
  expect(sampleHashes).not.toContain(round.proof.serverSeedHash);
  const [newest, ...sample] = await listedRounds();
  expect(newest).toMatchObject({ roundId: round.roundId, isRevealed: false });
  expect(sample).toHaveLength(360);
});

test('a later start adds no round, on another day neither', async () => {
  const before = await listedRounds();
  const later = new Date(server.clock.now().getTime() + 3 * DAY_MS);
  const { settings, infrastructure } = server;
  await seedGameServer({ settings, log: infrastructure.log, clock: { now: () => later } });
  expect(await listedRounds()).toEqual(before);
});

test('the sample rounds are the same in every version: the two databases may be seeded by different ones', () => {
  const rounds = dealSampleRounds().flatMap((seeds) =>
    seeds.rounds.map(({ roundId, gameId, currency, stakeMinor, winMinor }) =>
      [seeds.serverSeed, roundId, gameId, currency, stakeMinor, winMinor].join(),
    ),
  );
  expect(sha256Hex(rounds.join('\n'))).toBe(
    '2417c47cbbb2512b5a571fecf783090964ab28447beeb34e169118a7f250ebe6',
  );
});
