import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../server/api/src/contract/index.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

const GAME = 'phoenix-ascend';

let server: TestServer;
let player: Player;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const saved = contract.games.saveAll.input.parse({
    games: [
      { gameId: GAME, gameName: 'Phoenix Ascend', gameType: 0 },
      { gameId: 'wolfmoon', gameName: 'Wolfmoon', gameType: 0, enabled: false },
      { gameId: 'brass-roulette', gameName: 'Brass Roulette', gameType: 1 },
    ],
  });
  const { own: provider } = await server.modules.providers.current();
  await server.modules.games.saveGames({ ...saved, provider });
});

afterAll(() => server.close());

beforeEach(async () => {
  player = await server.player({ USD: 10_000n });
  token = await launchToken(server, player);
});

async function launch(body: object, who = player) {
  return server.api
    .post('/api/game/launch')
    .set('authorization', `Bearer ${who.token}`)
    .send({ gameId: GAME, walletType: 'USD', ...body });
}

function call(name: string, body: object) {
  return server.signed('provider', `/api/provider/${name}`, body);
}

function bet(changes: object = {}) {
  return {
    token,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: GAME,
    amount: '10.00',
    ...changes,
  };
}

describe('the state of a launch', () => {
  const state = async () => (await call('launch-state', { token })).body.data.state;

  it('is alive while the session lives, and kicked out after a login elsewhere', async () => {
    expect(await state()).toBe('ALIVE');
    const { email, password } = player;
    await server.api.post('/api/user/login').send({ email, password });
    expect(await state()).toBe('KICKED_OUT');
  });

  it('is logged out after a logout', async () => {
    await server.api.post('/api/user/logout').set('authorization', `Bearer ${player.token}`);
    expect(await state()).toBe('ENDED');
  });

  it('is expired after twelve hours, although the session has not ended', async () => {
    server.clock.advance(12 * 3_600_000);
    expect(await state()).toBe('EXPIRED');
  });
});

describe('POST /game/launch', () => {
  it('opens the game’s own URL with a token that differs from the session’s', async () => {
    const response = await launch({ lang: 'pt-br', env: 'mobile', homeUrl: '/games?type=0' });
    const url = new URL(response.body.data.url);
    expect(url.origin).toBe(server.settings.origins.game);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      money: '100.00',
      walletType: 'USD',
      GameID: GAME,
      uid: player.userId,
      homeUrl: `${server.settings.origins.web}/games?type=0`,
      lang: 'pt-br',
      env: 'mobile',
    });
    expect(url.searchParams.get('token')).not.toBe(player.token);
  });

  it('refuses a disabled game, an unknown one, and a foreign homeUrl', async () => {
    expect((await launch({ gameId: 'wolfmoon' })).body.code).toBe(1201);
    expect((await launch({ gameId: 'nothing' })).status).toBe(404);
    expect((await launch({ walletType: 'XYZ' })).body.code).toBe(1104);
    for (const homeUrl of ['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)']) {
      expect((await launch({ homeUrl })).status).toBe(400);
    }
  });
});

describe('the provider wallet', () => {
  it.each(['-0.01', '10000000000000.00', '999999999999999.99', '9'.repeat(30)])(
    'refuses the amount %s, below zero or above the cap of a balance, with 1102',
    async (amount) => {
      const staked = await call('bet', bet({ amount }));
      const played = await call('play', bet({ amount: '1.00', winAmount: amount }));
      expect([staked.body.code, played.body.code]).toEqual([1102, 1102]);
    },
  );

  it('accepts only calls with a genuine, fresh signature', async () => {
    const unsigned = await server.api.post('/api/provider/balance').send({ token });
    expect(unsigned.status).toBe(403);
    const stale = await server.api
      .post('/api/provider/balance')
      .set('x-signature', 't=1,v1='.padEnd(71, '0'))
      .send({ token });
    expect(stale.status).toBe(403);
  });

  it('returns the player of a token', async () => {
    const response = await call('authenticate', { token });
    expect(response.body.data).toEqual({
      uid: player.userId,
      nickName: 'Pat',
      walletType: 'USD',
      balance: 100,
      lang: 'en',
      gameId: GAME,
      rules: {
        ...{ autoplay: true, stakeRaises: true, quickPlay: true },
        ...{ roundGapMs: 0, stakeMax: null, idleEndMs: null },
      },
    });
    expect((await call('balance', { token })).body.data).toEqual({ balance: 100 });
  });

  it('returns how long the login of a token lasts, and its net result over all games', async () => {
    expect((await call('session', { token })).body.data).toMatchObject({ net: 0 });
    await call('play', { ...bet(), winAmount: '4.50' });
    const elsewhere = await launch({ gameId: 'brass-roulette' });
    const other = new URL(elsewhere.body.data.url).searchParams.get('token');
    await call('play', { ...bet({ token: other, gameId: 'brass-roulette' }), winAmount: '0' });
    const yen = await launch({ walletType: 'JPY' });
    const session = await call('session', { token: other });
    expect(session.body.data).toEqual({ durationMs: expect.any(Number), net: -15.5 });
    const inYen = { token: new URL(yen.body.data.url).searchParams.get('token') };
    expect((await call('session', inYen)).body.data).toMatchObject({ net: 0 });
    server.clock.advance(60_000);
    expect((await call('session', { token })).body.data.durationMs).toBe(60_000);
    const again = await server.api
      .post('/api/user/login')
      .send({ email: player.email, password: player.password });
    const next = { ...player, token: again.body.data.token };
    const relaunched = await launch({}, next);
    const fresh = { token: new URL(relaunched.body.data.url).searchParams.get('token') };
    expect((await call('session', fresh)).body.data).toMatchObject({ net: 0 });
  });

  it('takes a bet once, however often the provider repeats it', async () => {
    const request = bet();
    const first = await call('bet', request);
    const again = await call('bet', request);
    expect(first.body.data).toEqual({ balance: 90, replayed: false });
    expect(again.body.data).toEqual({ balance: 90, replayed: true });
    const other = await call('bet', { ...request, amount: '11.00' });
    expect(other.body.code).toBe(1107);
  });

  it('pays wins of a bet until the round is finished', async () => {
    const request = bet();
    await call('bet', request);
    const win = {
      betTransactionId: request.transactionId,
      roundId: request.roundId,
      amount: '2.50',
      finished: false,
    };
    const first = await call('win', { ...win, transactionId: 'w1' });
    const last = await call('win', { ...win, transactionId: 'w2', amount: '0', finished: true });
    const late = await call('win', { ...win, transactionId: 'w3' });
    expect(first.body.data).toEqual({ balance: 92.5, replayed: false });
    expect(last.body.data).toEqual({ balance: 92.5, replayed: false });
    expect(late.body.code).toBe(1202);
    const replay = await call('win', { ...win, transactionId: 'w1' });
    expect(replay.body.data).toEqual({ balance: 92.5, replayed: true });
    const betAgain = await call('bet', bet({ roundId: request.roundId }));
    expect(betAgain.body.code).toBe(1202);
  });

  it('refuses a win for a bet that was never placed, or in another round', async () => {
    const request = bet();
    await call('bet', request);
    const win = { transactionId: randomUUID(), amount: '1', finished: true };
    const unknown = await call('win', { ...win, betTransactionId: 'nothing', roundId: 'r' });
    expect(unknown.body.code).toBe(1206);
    const elsewhere = await call('win', {
      ...win,
      betTransactionId: request.transactionId,
      roundId: 'another',
    });
    expect(elsewhere.body.code).toBe(1206);
  });

  it('plays a round in one step, and cannot pay the bet from its own win', async () => {
    const round = await call('play', { ...bet(), winAmount: '46.00' });
    expect(round.body.data).toEqual({ balance: 136, replayed: false });
    const tooMuch = await call('play', { ...bet({ amount: '137.00' }), winAmount: '500.00' });
    expect(tooMuch.body.code).toBe(1101);
    expect((await call('balance', { token })).body.data).toEqual({ balance: 136 });
  });

  it('refuses zero and negative stakes, too many decimals and more than the balance', async () => {
    expect((await call('bet', bet({ amount: '0' }))).body.code).toBe(1102);
    expect((await call('bet', bet({ amount: '1.005' }))).status).toBe(400);
    expect((await call('bet', bet({ amount: '-1' }))).body.code).toBe(1102);
    expect((await call('bet', bet({ amount: '100.01' }))).body.code).toBe(1101);
    const yen = await server.player({ JPY: 500n });
    const launched = await launch({ walletType: 'JPY' }, yen);
    const yenToken = new URL(launched.body.data.url).searchParams.get('token');
    const sen = await call('bet', bet({ token: yenToken, amount: '10.5' }));
    expect(sen.status).toBe(400);
  });

  it('refuses a win below zero', async () => {
    const play = await call('play', { ...bet(), winAmount: '-0.01' });
    expect(play.body.code).toBe(1102);
    const request = bet();
    await call('bet', request);
    const win = await call('win', {
      transactionId: randomUUID(),
      betTransactionId: request.transactionId,
      roundId: request.roundId,
      amount: '-5',
      finished: true,
    });
    expect(win.body.code).toBe(1102);
    expect((await call('balance', { token })).body.data).toEqual({ balance: 90 });
  });

  it('refuses a token of another game and an ended one, but accepts its replays', async () => {
    expect((await call('bet', bet({ gameId: 'wolfmoon' }))).body.code).toBe(1204);
    expect((await call('bet', bet({ token: 'nothing' }))).body.code).toBe(1204);
    const request = bet();
    await call('bet', request);
    await server.api.post('/api/user/logout').set('authorization', `Bearer ${player.token}`);
    expect((await call('bet', bet())).body.code).toBe(1204);
    expect((await call('bet', request)).body.data).toEqual({ balance: 90, replayed: true });
    const win = await call('win', {
      transactionId: randomUUID(),
      betTransactionId: request.transactionId,
      roundId: request.roundId,
      amount: '5',
      finished: true,
    });
    expect(win.body.data).toEqual({ balance: 95, replayed: false });
  });

  it('ends launch tokens when a later login ends the session', async () => {
    await server.api
      .post('/api/user/login')
      .send({ email: player.email, password: player.password });
    expect((await call('authenticate', { token })).body.code).toBe(1204);
  });

  it('shows bets and wins in the history', async () => {
    await call('play', { ...bet(), winAmount: '46.00' });
    const response = await server.api
      .get('/api/user/history')
      .query({ kind: 'game' })
      .set('authorization', `Bearer ${player.token}`);
    expect(response.body.data.total).toBe(2);
    expect(response.body.data.list).toMatchObject([
      { type: 'win', amount: 46, walletType: 'USD', gameName: 'Phoenix Ascend' },
      { type: 'bet', amount: 10, walletType: 'USD', gameId: GAME, status: 'completed' },
    ]);
    const wins = await server.api
      .get('/api/user/history')
      .query({ kind: 'game', type: 'win', pageSize: '1' })
      .set('authorization', `Bearer ${player.token}`);
    expect(wins.body.data).toMatchObject({ total: 1, pageNum: 1, pageSize: 1 });
  });
});
