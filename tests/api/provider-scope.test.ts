import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import {
  changeProvider,
  retireSecret,
  rotateSecret,
} from '../../server/api/src/modules/providers/index.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { type ForeignProvider, registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';
import { walletBalance } from './wallet-balance.ts';

/* What a games provider may touch: its own games, its own bets, its own ids. */

const COIN = 'tin-coin';
const DICE = 'brass-dice';
const OWN = 'phoenix-ascend';

let server: TestServer;
let tin: ForeignProvider;
let brass: ForeignProvider;
let player: Player;
/** Launch tokens of the player by game. */
let tokens: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  tin = await registerProvider(server, { id: 'tin', gameIds: [COIN] });
  brass = await registerProvider(server, { id: 'brass', gameIds: [DICE] });
  await tin.saveGames();
  await brass.saveGames();
});

afterAll(() => server.close());

beforeEach(async () => {
  player = await server.player({ USD: 100_000n });
  const games = [COIN, DICE, OWN];
  const launched = await Promise.all(
    games.map((gameId) => launchToken(server, { token: player.token, gameId })),
  );
  tokens = Object.fromEntries(games.map((gameId, index) => [gameId, launched[index] ?? '']));
});

const betOn = (gameId: string, fields: object = {}) => ({
  token: tokens[gameId],
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId,
  amount: '1.00',
  ...fields,
});
const winOf = (bet: ReturnType<typeof betOn>, fields: object = {}) => ({
  transactionId: randomUUID(),
  betTransactionId: bet.transactionId,
  roundId: bet.roundId,
  amount: '2.00',
  finished: false,
  ...fields,
});
const code = async (response: PromiseLike<{ body: { code: number } }>) =>
  (await response).body.code;
const balance = () => walletBalance(server, player);

test('a provider sets no flag, label or order of its games, which staff do', async () => {
  const placed = { gameLabel: 'hot', gameSort: 1, isHot: true, isNew: true, isRecommended: true };
  expect(await code(tin.saveGames(placed))).toBe(200);
  server.letNodesNotice();
  const { body } = await server.api.get(`/api/rpgame/games/${COIN}`);
  expect(body.data).toMatchObject({
    ...{ gameLabel: null, gameSort: 999, isHot: false, isNew: false, isRecommended: false },
  });
});

describe('a signed call', () => {
  test('names its provider, whose secret alone verifies it', async () => {
    const body = { token: tokens[COIN] };
    expect(await code(tin.call('/provider/balance', body))).toBe(200);
    expect(await code(tin.call('/provider/balance', body, brass.secret))).toBe(403);
    expect(await code(tin.call('/provider/balance', body, server.settings.providerSecret))).toBe(
      403,
    );
  });

  test('that is refused states why: 403 with PROVIDER, SIGNATURE or TIME', async () => {
    const rawBody = JSON.stringify({ token: tokens[COIN] });
    const send = (id: string, secret: string, at = server.clock.now()) =>
      server.api
        .post('/api/provider/balance')
        .set({ 'content-type': 'application/json', 'x-provider': id })
        .set('x-signature', sign({ rawBody, secret, now: at }))
        .send(rawBody);
    const late = new Date(server.clock.now().getTime() - 301_000);
    const refused = [
      await send('nobody', tin.secret),
      await send('tin', brass.secret),
      await send('tin', brass.secret, late),
      await send('tin', tin.secret, late),
    ];
    const reasons = refused.map(({ body }) => [body.code, body.data.reason]);
    expect(reasons).toEqual([
      [403, 'PROVIDER'],
      [403, 'SIGNATURE'],
      [403, 'SIGNATURE'],
      [403, 'TIME'],
    ]);
  });

  test('without a name is our own game server’s, with its secret', async () => {
    expect(
      await code(server.signed('provider', '/api/provider/balance', { token: tokens[OWN] })),
    ).toBe(200);
    const foreign = server.api.post('/api/provider/balance').set('x-provider', 'nobody');
    expect(await code(foreign.set('x-signature', 't=1,v1=00').send({ token: tokens[OWN] }))).toBe(
      403,
    );
  });

  test('is verified by both secrets of a rotation until the older one is retired', async () => {
    const iron = await registerProvider(server, { id: 'iron', gameIds: ['iron-wheel'] });
    const { prisma } = server.infrastructure;
    const managing = () => ({ prisma, settings: server.settings, now: server.clock.now() });
    const save = (secret: string) =>
      code(iron.call('/rpgame/games/saveAll', { games: [] }, secret));
    const { secret: next } = await rotateSecret(managing(), 'iron');
    server.clock.advance(1000);
    expect([await save(next), await save(iron.secret)]).toEqual([200, 200]);
    await expect(rotateSecret(managing(), 'iron')).rejects.toThrow('two are valid');
    await retireSecret(managing(), 'iron');
    server.clock.advance(1000);
    expect([await save(next), await save(iron.secret)]).toEqual([200, 403]);
  });
});

describe('a token of another provider’s game', () => {
  test.each(['authenticate', 'balance', 'session', 'launch-state'])(
    'is unknown to %s: 1204',
    async (name) => {
      expect(await code(tin.call(`/provider/${name}`, { token: tokens[COIN] }))).toBe(200);
      expect(await code(tin.call(`/provider/${name}`, { token: tokens[OWN] }))).toBe(1204);
      expect(await code(tin.call(`/provider/${name}`, { token: tokens[DICE] }))).toBe(1204);
    },
  );

  test('takes no stake, whatever game the call names: 1204', async () => {
    const before = await balance();
    for (const gameId of [OWN, COIN]) {
      const bet = betOn(gameId, { token: tokens[OWN] });
      expect(await code(tin.call('/provider/bet', bet))).toBe(1204);
      expect(await code(tin.call('/provider/play', { ...bet, winAmount: '5.00' }))).toBe(1204);
    }
    expect(await balance()).toBe(before);
  });
});

describe('a bet of another provider', () => {
  test('is neither paid nor rolled back: 1206, and a tombstone of the caller’s own', async () => {
    const bet = betOn(OWN);
    expect(await code(server.signed('provider', '/api/provider/bet', bet))).toBe(200);
    const before = await balance();
    expect(await code(tin.call('/provider/win', winOf(bet)))).toBe(1206);
    const rollback = { transactionId: randomUUID(), betTransactionId: bet.transactionId };
    const { body } = await tin.call('/provider/rollback', rollback);
    expect(body).toMatchObject({ code: 200, data: { balance: null, replayed: false } });
    expect(await balance()).toBe(before);
    expect(await code(server.signed('provider', '/api/provider/win', winOf(bet)))).toBe(200);
    expect(await balance()).toBe(before + 2);
  });

  test('may have the same ids: transactions and rounds are a provider’s own', async () => {
    const ids = { transactionId: randomUUID(), roundId: randomUUID() };
    const before = await balance();
    const [own, coin] = [betOn(OWN, ids), betOn(COIN, ids)];
    expect(await code(server.signed('provider', '/api/provider/bet', own))).toBe(200);
    expect(await code(tin.call('/provider/bet', coin))).toBe(200);
    expect(await balance()).toBe(before - 2);
    expect(await code(tin.call('/provider/win', winOf(coin, { finished: true })))).toBe(200);
    expect(await code(server.signed('provider', '/api/provider/win', winOf(own)))).toBe(200);
    expect(await balance()).toBe(before + 2);
    const history = await server.api
      .get('/api/user/history')
      .set(bearer(player.token))
      .query({ kind: 'game', byRound: true });
    expect(history.body.data.list).toMatchObject([
      { gameId: COIN, amount: 1, winAmount: 2 },
      { gameId: OWN, amount: 1, winAmount: 2 },
    ]);
  });
});

describe('a call that names the player of a bet', () => {
  test('is refused as of an unknown bet for another player, and moves nothing: 1206', async () => {
    const bet = betOn(COIN);
    await tin.call('/provider/bet', bet);
    const before = await balance();
    const rollback = { transactionId: randomUUID(), betTransactionId: bet.transactionId };
    for (const uid of ['another player', `${player.userId}0`]) {
      expect(await code(tin.call('/provider/win', winOf(bet, { uid })))).toBe(1206);
      expect(await code(tin.call('/provider/rollback', { ...rollback, uid }))).toBe(1206);
    }
    expect(await balance()).toBe(before);
    const { userId: uid } = player;
    expect(await code(tin.call('/provider/rollback', { ...rollback, uid }))).toBe(200);
    expect(await balance()).toBe(before + 1);
  });
});

describe('a win', () => {
  test('above the cap is refused with 1102, reported, and moves nothing', async () => {
    const bet = betOn(COIN);
    await tin.call('/provider/bet', bet);
    const before = await balance();
    expect(await code(tin.call('/provider/win', winOf(bet, { amount: '100.01' })))).toBe(1102);
    const play = { ...betOn(COIN), winAmount: '100.01' };
    expect(await code(tin.call('/provider/play', play))).toBe(1102);
    expect(await balance()).toBe(before);
    const counted = await server.counted('refusedWins');
    expect(counted).toEqual([{ labels: { provider: 'tin' }, value: 2 }]);
    expect(await code(tin.call('/provider/win', winOf(bet, { amount: '100.00' })))).toBe(200);
  });

  test('counts together with the earlier wins of its bet, also when fifty come at once', async () => {
    const bet = betOn(COIN);
    await tin.call('/provider/bet', bet);
    const before = await balance();
    const codes = await Promise.all(
      Array.from({ length: 50 }, () =>
        code(tin.call('/provider/win', winOf(bet, { amount: '30.00' }))),
      ),
    );
    expect(codes.filter((one) => one === 200)).toHaveLength(3);
    expect(codes.filter((one) => one === 1102)).toHaveLength(47);
    expect(await balance()).toBe(before + 90);
  });

  test('that was paid is replayed, also after the cap was lowered', async () => {
    const bet = betOn(COIN);
    await tin.call('/provider/bet', bet);
    const win = winOf(bet, { amount: '60.00' });
    const play = { ...betOn(COIN), winAmount: '60.00' };
    expect(await code(tin.call('/provider/win', win))).toBe(200);
    expect(await code(tin.call('/provider/play', play))).toBe(200);
    const managing = { prisma: server.infrastructure.prisma, settings: server.settings };
    await changeProvider({ ...managing, now: server.clock.now() }, { id: 'tin', winMultiple: 50 });
    server.clock.advance(1000);
    for (const [name, body] of [
      ['win', win],
      ['play', play],
    ] as const) {
      const replay = await tin.call(`/provider/${name}`, body);
      expect(replay.body).toMatchObject({ code: 200, data: { replayed: true } });
    }
    await changeProvider({ ...managing, now: server.clock.now() }, { id: 'tin', winMultiple: 100 });
    server.clock.advance(1000);
  });
});

describe('the catalogue', () => {
  const saved = (gameId: string) => server.api.get(`/api/rpgame/games/${gameId}`);

  test('lists a foreign game with its provider, and states that it has no proofs', async () => {
    expect((await saved(COIN)).body.data).toMatchObject({
      providerId: 'tin',
      enabled: true,
      proofUrl: null,
      rulesHash: null,
    });
    expect((await saved(OWN)).body.data).toMatchObject({
      providerId: 'fairhall',
      proofUrl: '/verify',
      rulesHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([
    ['of another provider', [COIN, DICE]],
    ['of our own game server', [OWN]],
    ['that nobody has registered', ['a-new-game']],
  ])('takes no game %s: 403, and nothing is saved', async (_, gameIds) => {
    const games = gameIds.map((gameId) => ({ gameId, gameName: 'Taken over', gameType: 0 }));
    const { body } = await tin.call('/rpgame/games/saveAll', { games });
    const foreign = gameIds.find((gameId) => gameId !== COIN);
    expect(body).toMatchObject({ code: 403, data: { reason: 'GAME', gameId: foreign } });
    for (const gameId of gameIds) {
      expect((await saved(gameId)).body.data?.gameName).not.toBe('Taken over');
    }
  });

  test.each([
    ['gameIp', { gameIp: 'https://elsewhere.test', gamePort: '' }],
    ['gameIp', { gameIp: 'http://tin.localhost', gamePort: ':9' }],
    ['gameIp', { gameIp: 'http://tin.localhost', gamePort: ':4000/@x' }],
    ['pgIconUrl', { pgIconUrl: 'https://elsewhere.test/tile.webp' }],
    ['pgIconUrl', { pgIconUrl: '/art/tiles/phoenix-ascend.webp' }],
    ['pgBackUrl', { pgBackUrl: '//elsewhere.test/stage.webp' }],
    ['proofUrl', { proofUrl: 'https://elsewhere.test/proof' }],
    ['proofUrl', { proofUrl: '/verify' }],
    ['proofUrl', { proofUrl: 'javascript:alert(1)' }],
    ['replayUrl', { replayUrl: 'http://tin.localhost:4000/again' }],
    ['replayUrl', { replayUrl: '//elsewhere.test/again' }],
    ['replayUrl', { replayUrl: '/\\elsewhere.test' }],
    ['frameProtocol', { frameProtocol: 0 }],
    ['frameProtocol', { frameProtocol: 2 }],
    ['rulesHash', { rulesHash: 'none' }],
  ])('takes no game with a wrong %s: 400', async (field, fields) => {
    const { body } = await tin.saveGames(fields);
    expect(body.code).toBe(400);
    expect(body.data.issues).toMatchObject([{ path: `games.0.${field}` }]);
  });

  test('takes pictures and proofs on the provider’s origin', async () => {
    const at = 'http://tin.localhost:4000';
    const fields = {
      pgIconUrl: `${at}/t.webp`,
      proofUrl: `${at}/proof`,
      rulesHash: 'a'.repeat(64),
    };
    expect(await code(tin.saveGames(fields))).toBe(200);
    server.letNodesNotice();
    expect((await saved(COIN)).body.data).toMatchObject(fields);
    await tin.saveGames();
  });
});

test('the check of the ledger finds the tags of every provider’s entries', async () => {
  expect(await backendOf(server.settings.database).checkEveryEntry()).toEqual([]);
});
