import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { catalogue, retiredGames } from './catalogue/catalogue.ts';
import { eventCalls } from './contract/fixtures.ts';
import { problemData } from './contract/page.ts';
import { type GameServerCall, gameServerCalls, openedSpots } from './contract/rounds.ts';
import { openedSlot } from './contract/slot.ts';
import { slotDefinition } from './definitions/game-definition.ts';
import { slotOf } from './definitions/slot-definition.ts';
import { paytableView } from './rounds/single-step/paytable-view.ts';
import { reachedLimit, startWallet } from './testing/fake-wallet.ts';
import { chooseClientSeed, startGameServer } from './testing/game-server.ts';

const GAME = 'phoenix-ascend';

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'casino-'));
  wallet = await startWallet();
  app = await start();
  await chooseClientSeed(app);
});

afterEach(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

const start = () => startGameServer({ walletOrigin: wallet.origin, dataDir: dir });

async function call(name: GameServerCall, body: object, token: string | null = 'launch-token') {
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[name].path,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, ...response.json() };
}

const spin = (requestId: string, stake = '1.00') =>
  call('spin', { gameId: GAME, requestId, stake });

describe('opening the game', () => {
  it('is sent compressed, as the paytable is large', async () => {
    const response = await app.inject({
      method: 'POST',
      url: gameServerCalls.open.path,
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'br',
        authorization: 'Bearer launch-token',
      },
      payload: JSON.stringify({ gameId: GAME }),
    });
    expect(response.headers['content-encoding']).toBe('br');
    const plain = JSON.parse(brotliDecompressSync(response.rawPayload).toString('utf8'));
    expect(openedSlot.parse(plain.data).gameName).toBe('Phoenix Ascend');
  });

  it('returns the player, the stakes, the paytable and the hash of the seed', async () => {
    const opened = await call('open', { gameId: GAME });
    const data = openedSlot.parse(opened.data);
    expect(data).toMatchObject({
      gameName: 'Phoenix Ascend',
      supplier: 'Copperfox',
      nickName: 'Robin',
      walletType: 'USD',
      balance: '1000.00',
      defaultStake: '1.00',
      lastRounds: [],
    });
    expect(data.stakes).toContain('0.20');
    expect(data.sheet.tables).toMatchObject({ units: 20, cap: expect.any(Number) });
    expect(data.fairness.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['lantern-night', { kind: 'mystery', symbol: 'lantern' }, { reels: 5, ways: null }],
    ['rex-eruption', { kind: 'wild-reels', multipliers: [1, 1, 2, 3] }, { freeSpins: [] }],
    ['sugar-comet', { kind: 'tumble' }, { lines: [], ways: null }],
    ['wolfmoon', { kind: 'stacks', symbol: 'wolf' }, { lines: [], ways: 243 }],
    ['phoenix-ascend', null, { ways: null }],
  ] as const)('returns the feature of %s', async (gameId, feature, rules) => {
    wallet.state.gameId = gameId;
    const { sheet } = openedSlot.parse((await call('open', { gameId })).data);
    const paytable = paytableView(slotOf(slotDefinition.parse(sheet)));
    expect(paytable).toMatchObject(rules);
    if (feature === null) expect(paytable.feature).toBeNull();
    else expect(paytable.feature).toMatchObject(feature);
  });

  it('returns a problem without a token, with an invalid one, and for another game', async () => {
    const problem = ({ data }: { data: unknown }) => problemData.parse(data).problem;
    const none = await call('open', { gameId: GAME }, null);
    expect([none.status, problem(none)]).toEqual([401, 'login-parameter']);
    const other = await call('open', { gameId: 'wolfmoon' });
    expect([other.status, problem(other)]).toEqual([404, 'invalid-game']);
    wallet.state.tokenAlive = false;
    const invalid = await call('open', { gameId: GAME });
    expect([invalid.status, problem(invalid)]).toEqual([401, 'token-invalid']);
  });

  it.each([
    ['KICKED_OUT', 'kicked-out'],
    ['EXPIRED', 'token-expired'],
    ['ENDED', 'token-expired'],
  ] as const)('returns the reason of an ended launch: %s is %s', async (launchState, problem) => {
    Object.assign(wallet.state, { tokenAlive: false, launchState });
    const response = await call('open', { gameId: GAME });
    expect([response.status, problemData.parse(response.data).problem]).toEqual([401, problem]);
  });
});

describe('a round', () => {
  it('posts stake and win in one signed call and returns its outcome', async () => {
    const { data } = await spin('request-1');
    const { round, balance } = gameServerCalls.spin.output.parse(data);
    const [played] = wallet.calls;
    expect(played).toMatchObject({ gameId: GAME, amount: '1.00', winAmount: round.win });
    expect(round).toMatchObject({ status: 'settled', stake: '1.00', proof: { nonce: 0 } });
    expect(Number(balance)).toBeCloseTo(1000 - 1 + Number(round.win), 2);
    const paid = round.outcome.steps.reduce((sum, step) => sum + Number(step.amount), 0);
    expect(paid).toBeCloseTo(Number(round.win), 2);
    expect(wallet.state.signaturesBad).toBe(0);
  });

  it('is played once for one requestId, also by concurrent requests', async () => {
    const responses = await Promise.all([spin('request-1'), spin('request-1'), spin('request-1')]);
    expect(new Set(responses.map(({ data }) => data.round.roundId)).size).toBe(1);
    expect(wallet.applied.size).toBe(1);
    const otherBet = await spin('request-1', '2.00');
    expect(otherBet.code).toBe(1107);
  });

  it('uses each nonce once, in order', async () => {
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => spin(`request-${name}`)),
    );
    const nonces = responses.map(({ data }) => data.round.proof.nonce);
    expect(nonces.sort()).toEqual([0, 1, 2, 3]);
  });

  it('refuses a stake that is not offered, before anything is dealt', async () => {
    expect((await spin('request-1', '0.30')).code).toBe(1203);
    expect((await spin('request-2', '1.005')).status).toBe(400);
    expect(wallet.calls).toHaveLength(0);
    expect((await spin('request-3')).data.round.proof.nonce).toBe(0);
  });

  it('that the balance does not cover is refused before it is dealt: its nonce stays unused', async () => {
    wallet.state.balanceMinor = 50n;
    await call('open', { gameId: GAME });
    expect((await spin('request-1')).code).toBe(1101);
    expect(wallet.calls).toHaveLength(0);
    wallet.state.balanceMinor = 100n;
    expect((await spin('request-1')).data.round.proof.nonce).toBe(0);
    wallet.state.balanceMinor = 0n;
    expect((await spin('request-1')).data.round.proof.nonce, 'a repeated request').toBe(0);
  });

  it('that the wallet refuses is cancelled, and its nonce counts as used', async () => {
    wallet.behave('INSUFFICIENT_BALANCE');
    const refused = await spin('request-1');
    expect([refused.status, refused.code]).toEqual([200, 1101]);
    expect((await spin('request-1')).code).toBe(1101);
    expect(wallet.applied.size).toBe(0);
    expect((await spin('request-2')).data.round.proof.nonce).toBe(1);
  });

  it('beyond a limit of the player is refused with its values, and when repeated without', async () => {
    wallet.behave('LIMIT_REACHED');
    expect(await spin('request-1')).toMatchObject({ code: 1106, data: reachedLimit });
    expect(await spin('request-1')).toMatchObject({ code: 1106, data: null });
  });

  it('whose response was lost is sent again with the same transactionId', async () => {
    wallet.behave('lose-response');
    const { data } = await spin('request-1');
    expect(data.round.status).toBe('settled');
    expect(wallet.calls).toHaveLength(2);
    expect(new Set(wallet.calls.map((sent) => sent.transactionId)).size).toBe(1);
    expect(wallet.applied.size).toBe(1);
  });

  it('without a response is stored, and settled later with the same outcome', async () => {
    wallet.behave('fail', 'fail', 'fail', 'fail');
    const pendingResponse = await spin('request-1');
    expect(pendingResponse.status).toBe(503);
    expect(problemData.parse(pendingResponse.data).problem).toBe('connection-lost');
    const { data } = await spin('request-1');
    expect(data.round).toMatchObject({ status: 'settled', proof: { nonce: 0 } });
    expect(wallet.applied.size).toBe(1);
  });

  it('that is refused after a lost response was paid, and counts as paid', async () => {
    wallet.behave('lose-response', 'INVALID_LAUNCH_TOKEN');
    const { data } = await spin('request-1');
    expect(data.round.status).toBe('settled');
    expect(wallet.applied.size).toBe(1);
    expect(wallet.tombstones.size).toBe(0);
  });

  it('that is refused after a lost request is rolled back before it is cancelled', async () => {
    wallet.behave('lose-request', 'INSUFFICIENT_BALANCE');
    expect((await spin('request-1')).code).toBe(1101);
    const [{ transactionId } = { transactionId: '' }] = wallet.calls;
    expect(wallet.tombstones).toEqual(new Set([transactionId]));
    expect(wallet.applied.size).toBe(0);
  });

  it('that is refused after a response that nothing was done needs no rollback', async () => {
    wallet.behave('busy', 'INSUFFICIENT_BALANCE');
    expect((await spin('request-1')).code).toBe(1101);
    expect(wallet.calls).toHaveLength(2);
    expect(wallet.tombstones.size).toBe(0);
  });

  it('is not cancelled before the wallet has confirmed the rollback', async () => {
    wallet.behave('lose-response', 'INSUFFICIENT_BALANCE');
    wallet.state.rollbacksLost = 1;
    const { data } = await spin('request-1');
    expect(data.round.status).toBe('settled');
    // The stake is not sent again during a rollback.
    expect(wallet.calls).toHaveLength(2);
    expect([wallet.applied.size, wallet.tombstones.size]).toEqual([1, 0]);
  });

  it('blocks the next one until its result is known, and is completed first', async () => {
    wallet.behave('fail', 'fail', 'fail', 'fail', 'fail', 'fail', 'fail', 'fail');
    expect((await spin('request-1')).status).toBe(503);
    expect((await spin('request-2')).status).toBe(503);
    expect(new Set(wallet.calls.map(({ transactionId }) => transactionId)).size).toBe(1);
    const { data } = await spin('request-2');
    expect(data.round).toMatchObject({ status: 'settled', proof: { nonce: 1 } });
    const [first = '', second = ''] = wallet.applied.keys();
    expect(wallet.calls.map(({ transactionId }) => transactionId)).toEqual([
      ...Array.from({ length: 9 }, () => first),
      second,
    ]);
    // Two requests that retry for 2.25 s each.
  });

  it('that is repeated after the launch has ended returns a problem', async () => {
    await spin('request-1');
    wallet.state.tokenAlive = false;
    const again = await spin('request-1');
    expect([again.status, problemData.parse(again.data).problem]).toEqual([401, 'token-invalid']);
    expect(wallet.applied.size).toBe(1);
  });

  it('left open by a stopped server is settled by the next one without the player', async () => {
    wallet.behave('lose-response', 'fail', 'fail', 'fail');
    expect((await spin('request-1')).status).toBe(503);
    await app.close();
    app = await start();
    await vi.waitFor(() => expect(wallet.calls.length).toBeGreaterThan(4), { timeout: 60_000 });
    const opened = await call('open', { gameId: GAME });
    expect(opened.data.lastRounds).toHaveLength(1);
    expect(opened.data.lastRounds[0].status).toBe('settled');
    expect(wallet.applied.size).toBe(1);
  });
});

describe('a single-step round on spots', () => {
  const game = 'brass-roulette';
  const bet = (requestId: string, bets: readonly { spot: string; amount: string }[]) =>
    call('bet', { gameId: game, requestId, bets });
  const redAndOne = [
    { spot: 'red', amount: '2.00' },
    { spot: 'straight-1', amount: '0.50' },
  ];
  beforeEach(() => {
    wallet.state.gameId = game;
  });

  it('opens with its spots, chips and limits', async () => {
    const data = openedSpots.parse((await call('open', { gameId: game })).data);
    expect(Object.keys(data.sheet.figures.parts)).toHaveLength(157);
    expect(data.stakes.slice(0, 3)).toEqual(['0.50', '1.00', '2.00']);
    expect(data.limits).toEqual({ spotMax: '500.00', roundMax: '10000.00', betsMax: 60 });
  });

  it('stakes the sum of its bets and pays the sum of their wins', async () => {
    const { round } = gameServerCalls.bet.output.parse((await bet('request-1', redAndOne)).data);
    const won = round.outcome.bets.reduce((sum, { win }) => sum + Number(win), 0);
    expect(round).toMatchObject({ status: 'settled', stake: '2.50', win: won.toFixed(2) });
    expect(wallet.calls[0]).toMatchObject({ amount: '2.50', winAmount: round.win });
    expect((await bet('request-1', redAndOne)).data.round).toEqual(round);
    expect(wallet.applied.size).toBe(1);
    expect((await bet('request-1', redAndOne.slice(1))).code).toBe(1107);
  });

  it.each([
    ['an unknown spot', [{ spot: 'pink', amount: '1.00' }]],
    ['a fraction of a chip', [{ spot: 'red', amount: '0.70' }]],
    ['nothing', [{ spot: 'red', amount: '0.00' }]],
    ['an amount above the limit of a spot', [{ spot: 'red', amount: '500.50' }]],
    ['a spot twice', [redAndOne[0], redAndOne[0]]],
    [
      'amounts above the limit of a round',
      Array.from({ length: 21 }, (_, number) => ({ spot: `straight-${number}`, amount: '500.00' })),
    ],
  ])('refuses %s before anything is dealt', async (_what, bets) => {
    const refused = await call('bet', { gameId: game, requestId: 'request-1', bets });
    expect(refused.code).toBe(1203);
    expect(wallet.calls).toHaveLength(0);
    expect((await bet('request-2', redAndOne)).data.round.proof.nonce).toBe(0);
  });

  it('is not dealt by the call of another engine', async () => {
    const spun = await call('spin', { gameId: game, requestId: 'request-1', stake: '1.00' });
    expect(problemData.parse(spun.data).problem).toBe('invalid-game');
  });
});

test('the balance and the login’s figures are the wallet’s current ones', async () => {
  await call('open', { gameId: GAME });
  wallet.state.balanceMinor = 12_345n;
  expect((await call('balance', {})).data).toEqual({
    balance: '123.45',
    session: { durationMs: 60_000, net: '-1.50' },
  });
});

describe('the client seed of a new player', () => {
  const hashOf = ({ data }: { data: { fairness: { serverSeedHash: string } } }) =>
    data.fairness.serverSeedHash;

  beforeEach(async () => {
    await app.close();
    await rm(dir, { recursive: true });
    dir = await mkdtemp(path.join(tmpdir(), 'casino-'));
    app = await start();
  });

  it('is made by the page for the hash it was shown, and no round is dealt before', async () => {
    const opened = await call('open', { gameId: GAME });
    expect(opened.data.fairness).toMatchObject({ clientSeed: null, nextServerSeedHash: null });
    expect((await spin('request-1')).code).toBe(1208);
    expect((await call('rotate', {})).code).toBe(1208);
    expect(wallet.calls).toHaveLength(0);
    const serverSeedHash = hashOf(opened);
    expect(hashOf(await call('open', { gameId: GAME }))).toBe(serverSeedHash);
    const chosen = await call('clientSeed', { serverSeedHash, clientSeed: 'mine' });
    expect(chosen.data.fairness).toMatchObject({ serverSeedHash, clientSeed: 'mine' });
    const { round } = (await spin('request-2')).data;
    expect(round.proof).toMatchObject({ serverSeedHash, clientSeed: 'mine', nonce: 0 });
  });

  it('is accepted once: the same again is the same, another or another hash is refused', async () => {
    const serverSeedHash = hashOf(await call('open', { gameId: GAME }));
    const choose = (clientSeed: string, hash = serverSeedHash) =>
      call('clientSeed', { serverSeedHash: hash, clientSeed });
    expect((await choose('mine', 'f'.repeat(64))).code).toBe(1203);
    const first = await choose('mine');
    expect(await choose('mine')).toEqual(first);
    expect((await choose('another')).code).toBe(1107);
    expect((await choose('mine', 'f'.repeat(64))).code).toBe(1107);
  });
});

describe('the rounds of a seed', () => {
  const seedRounds = (query: object) => call('seedRounds', query);
  const inForce = async () => (await call('open', { gameId: GAME })).data.fairness;

  it('are listed by nonce over all games and kinds, with the refused ones and their reasons', async () => {
    const { serverSeedHash } = await inForce();
    await spin('request-1');
    wallet.behave('ACCOUNT_BLOCKED');
    await spin('request-2');
    wallet.state.gameId = 'hall-blackjack';
    const deal = { gameId: 'hall-blackjack', requestId: 'request-3', stake: '1.00' };
    wallet.behave('LIMIT_REACHED');
    await call('deal', deal, 'another-launch');
    const { data } = await seedRounds({ serverSeedHash });
    expect(data).toMatchObject({ nextNonce: 3, serverSeed: null, clientSeed: 'my first seed' });
    expect(data.rounds).toMatchObject([
      { nonce: 0, gameId: GAME, gameName: 'Phoenix Ascend', status: 'settled', refusal: null },
      { nonce: 1, gameId: GAME, status: 'cancelled', refusal: 'ACCOUNT_BLOCKED' },
      { nonce: 2, gameId: 'hall-blackjack', status: 'cancelled', refusal: 'LIMIT_REACHED' },
    ]);
    const page = await seedRounds({ serverSeedHash, from: 1, limit: 1 });
    expect(page.data.rounds).toEqual([data.rounds[1]]);
  });

  it('that were refused can be verified once the seed is revealed', async () => {
    const { serverSeedHash } = await inForce();
    wallet.behave('ACCOUNT_BLOCKED');
    await spin('request-1');
    const { revealed } = (await call('rotate', {})).data;
    const { data } = await seedRounds({ serverSeedHash });
    expect(data).toMatchObject({ nextNonce: 1, serverSeed: revealed.serverSeed });
    const { round, serverSeed } = (await call('proof', { roundId: data.rounds[0].roundId })).data;
    expect(serverSeed).toBe(revealed.serverSeed);
    expect(round).toMatchObject({ status: 'cancelled', refusal: 'ACCOUNT_BLOCKED' });
    expect(round.outcome.steps.length).toBeGreaterThan(0);
  });

  it('come with their proofs on request, at most 30 at a time, each as its own call returns it', async () => {
    const { serverSeedHash } = await inForce();
    for (let place = 0; place < 31; place += 1) await spin(`request-${place}`);
    const { data } = await seedRounds({ serverSeedHash, proofs: true });
    expect(data).toMatchObject({ nextNonce: 31, serverSeed: null });
    expect(data.rounds).toHaveLength(30);
    for (const { roundId, round } of data.rounds.slice(0, 3)) {
      expect(round).toEqual((await call('proof', { roundId })).data.round);
    }
    const rest = await seedRounds({ serverSeedHash, from: 30, proofs: true });
    expect(rest.data.rounds).toMatchObject([{ nonce: 30, round: { proof: { nonce: 30 } } }]);
    expect((await seedRounds({ serverSeedHash })).data.rounds[0]).not.toHaveProperty('round');
  });

  it('are those of the player alone, and of a seed that is in force or was', async () => {
    const { nextServerSeedHash } = await inForce();
    for (const serverSeedHash of [nextServerSeedHash, 'f'.repeat(64)]) {
      expect((await seedRounds({ serverSeedHash })).status).toBe(404);
    }
  });
});

describe('the seeds', () => {
  it('that are revealed are listed, newest first', async () => {
    const { fairness } = (await call('open', { gameId: GAME })).data;
    const hashes = [fairness.serverSeedHash, fairness.nextServerSeedHash];
    for (const _pair of hashes) await call('rotate', {});
    const { seeds } = gameServerCalls.seeds.output.parse((await call('seeds', { limit: 10 })).data);
    expect(seeds.map(({ serverSeedHash }) => serverSeedHash)).toEqual(hashes.reverse());
    for (const { serverSeed, serverSeedHash } of seeds) {
      expect(sha256Hex(serverSeed)).toBe(serverSeedHash);
    }
  });

  it('are revealed by a rotation that activates the announced next seed', async () => {
    const before = (await call('open', { gameId: GAME })).data.fairness;
    await spin('request-1');
    const { revealed, fairness } = (await call('rotate', { clientSeed: 'my own seed' })).data;
    expect(sha256Hex(revealed.serverSeed)).toBe(before.serverSeedHash);
    expect(revealed.rounds).toBe(1);
    expect(fairness).toMatchObject({
      serverSeedHash: before.nextServerSeedHash,
      clientSeed: 'my own seed',
      nextNonce: 0,
    });
  });

  it('are not in the proof of a round until a rotation reveals them', async () => {
    const { roundId } = (await spin('request-1')).data.round;
    const hidden = gameServerCalls.proof.output.parse((await call('proof', { roundId })).data);
    expect(hidden).toMatchObject({ serverSeed: null, round: { roundId } });
    await call('rotate', {});
    const { serverSeed, round } = gameServerCalls.proof.output.parse(
      (await call('proof', { roundId })).data,
    );
    expect(sha256Hex(serverSeed ?? '')).toBe(round.proof.serverSeedHash);
    expect((await call('proof', { roundId: 'unknown' })).status).toBe(404);
  });
});

describe('the server', () => {
  it('sends its catalogue to the API once it listens', async () => {
    await vi.waitFor(() => expect(wallet.catalogues).toHaveLength(1), { timeout: 60_000 });
    expect(wallet.catalogues[0]).toEqual({
      games: JSON.parse(JSON.stringify([...catalogue, ...retiredGames])),
    });
  });

  it('refuses unknown paths, malformed bodies and long ones in the envelope', async () => {
    const unknown = await app.inject('/nothing');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 404]);
    const broken = await app.inject({
      method: 'POST',
      url: gameServerCalls.spin.path,
      headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
      payload: '{"gameId":',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 400]);
    const long = await app.inject({
      method: 'POST',
      url: gameServerCalls.open.path,
      headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
      payload: JSON.stringify({ gameId: 'x'.repeat(20_000) }),
    });
    expect([long.statusCode, long.json().code]).toEqual([413, 413]);
  });

  it('describes its calls in OpenAPI and reports a page that is not built', async () => {
    const document = (await app.inject('/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual([
      ...Object.values({ ...gameServerCalls, ...eventCalls }).map(({ path: at }) => at),
      ...['/fairness/games/{gameId}.json', '/fairness/sheets/{rulesHash}.json'],
    ]);
    expect((await app.inject('/docs')).headers['content-type']).toContain('text/html');
    expect((await app.inject('/')).json().msg).toContain('not built yet');
  });
});
