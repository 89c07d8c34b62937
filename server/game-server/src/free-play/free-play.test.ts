import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guestId, signFreeToken } from '@fairhall/kit/free-token';
import { orderedUuid } from '@fairhall/kit/random';
import { sign } from '@fairhall/kit/signature';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryIn } from '../../../../tests/support/game-database.ts';
import { playerHistoryCalls } from '../contract/player-history.ts';
import { type GameServerCall, gameServerCalls } from '../contract/rounds.ts';
import { SECRET, startWallet } from '../testing/fake-wallet.ts';
import { startGameServer } from '../testing/game-server.ts';

const GAME = 'phoenix-ascend';
const HOUR_MS = 3_600_000;

let dir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;
let now: Date;

beforeEach(async () => {
  now = new Date();
  dir = await mkdtemp(path.join(tmpdir(), 'free-play-'));
  wallet = await startWallet();
  app = await startGameServer({
    walletOrigin: wallet.origin,
    dataDir: dir,
    clock: { now: () => now },
  });
});

afterEach(async () => {
  await app.close();
  await wallet.close();
  await rm(dir, { recursive: true, force: true });
});

type Launch = { gameId?: string; walletType?: string; jti?: string; secret?: string };

function tokenFor({
  gameId = GAME,
  walletType = 'USD',
  jti = orderedUuid(),
  secret = SECRET,
}: Launch = {}) {
  const expiresAt = new Date(now.getTime() + 2 * HOUR_MS);
  return signFreeToken({ gameId, walletType, jti, expiresAt }, secret);
}

async function call(token: string, name: GameServerCall, body: object) {
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls[name].path,
    headers: { authorization: `Bearer ${token}` },
    payload: { gameId: GAME, ...body },
  });
  return { status: response.statusCode, ...response.json() };
}

/** A guest who has chosen a client seed. */
async function guest(launch: Launch = {}): Promise<string> {
  const token = tokenFor(launch);
  const gameId = launch.gameId ?? GAME;
  const { serverSeedHash } = (await call(token, 'open', { gameId })).data.fairness;
  await call(token, 'clientSeed', { serverSeedHash, clientSeed: 'a guest' });
  return token;
}

const spin = (token: string, requestId: string, stake = '1.00') =>
  call(token, 'spin', { requestId, stake });

const invalid = { status: 401, data: { problem: 'token-invalid' } };

describe('a guest', () => {
  it('plays and verifies a round, and the wallet of the casino receives no call', async () => {
    const token = await guest();
    const opened = await call(token, 'open', {});
    expect(opened.data).toMatchObject({ nickName: 'Guest', balance: '1000.00' });
    const { round, balance } = (await spin(token, 'first-spin')).data;
    const paid = 1000 - 1 + Number(round.win);
    expect(Number(balance)).toBeCloseTo(paid, 2);
    expect((await call(token, 'balance', {})).data).toMatchObject({
      balance,
      session: { net: (paid - 1000).toFixed(2) },
    });
    const { revealed } = (await call(token, 'rotate', {})).data;
    const proof = await call(token, 'proof', { roundId: round.roundId });
    expect(proof.data.serverSeed).toBe(revealed.serverSeed);
    expect([wallet.calls, wallet.betCalls, wallet.winCalls]).toEqual([[], [], []]);
  });

  it.each([
    ['BRL', '5000.00'],
    ['THB', '30000.00'],
    ['JPY', '100000'],
  ])('has the points of %s', async (walletType, balance) => {
    const token = tokenFor({ walletType });
    expect((await call(token, 'open', {})).data).toMatchObject({ walletType, balance });
  });

  it('gets the same round for a repeated request', async () => {
    const token = await guest();
    const first = await spin(token, 'same-request');
    const again = await spin(token, 'same-request');
    expect(again.data.round).toEqual(first.data.round);
    expect(again.data.balance).toBe(first.data.balance);
  });

  it('plays a round of several steps to its end', async () => {
    const gameId = 'high-tide';
    const token = await guest({ gameId });
    const dealt = await call(token, 'deal', { gameId, requestId: 'first-deal', stake: '2.00' });
    expect(dealt.data.balance).toBe('998.00');
    const { roundId, outcome, choices } = dealt.data.round;
    // On a king there is no higher card to guess.
    const guess = { roundId, step: outcome.steps.length, choice: choices[0].name };
    let last = await call(token, 'choose', { gameId, requestId: 'choice-1', ...guess });
    if (last.data.round.status === 'open') {
      const collect = { roundId, step: last.data.round.outcome.steps.length, choice: 'collect' };
      last = await call(token, 'choose', { gameId, requestId: 'choice-2', ...collect });
    }
    const { status, win } = last.data.round;
    expect(status).toBe('settled');
    expect(Number(last.data.balance)).toBeCloseTo(998 + Number(win), 2);
  });

  it('has no history', async () => {
    const jti = orderedUuid();
    const token = await guest({ jti });
    await spin(token, 'first-spin');
    const rawBody = JSON.stringify({ uid: guestId(jti), limit: 10 });
    const response = await app.inject({
      method: 'POST',
      url: playerHistoryCalls.rounds.path,
      headers: {
        'content-type': 'application/json',
        'x-signature': sign({ rawBody, secret: SECRET, now }),
      },
      payload: rawBody,
    });
    expect(response.json()).toMatchObject({ code: 200, data: { rounds: [] } });
  });
});

describe('a refill', () => {
  it('raises points that cover no stake to those of a new launch', async () => {
    const token = await guest();
    await queryIn(dir, 'UPDATE free_wallets SET balance_minor = 19');
    expect(await spin(token, 'without-points', '0.20')).toMatchObject({ code: 1101 });
    expect((await call(token, 'refill', {})).data).toEqual({ balance: '1000.00' });
    const { session } = (await call(token, 'balance', {})).data;
    expect(session.net).toBe('-999.81');
    expect((await spin(token, 'with-points-again')).code).toBe(200);
  });

  it('leaves points that cover a stake', async () => {
    const token = await guest();
    const { balance } = (await spin(token, 'first-spin')).data;
    expect((await call(token, 'refill', {})).data).toEqual({ balance });
  });

  it('is refused to a player', async () => {
    expect(await call('launch-token', 'refill', {})).toMatchObject({ status: 404 });
  });
});

describe('a token', () => {
  it('of another secret is refused', async () => {
    const token = tokenFor({ secret: 'another secret of thirty-two characters' });
    expect(await call(token, 'open', {})).toMatchObject(invalid);
  });

  it('with a changed payload is refused', async () => {
    const [prefix, payload = '', mac] = tokenFor().split('.');
    const stated = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...stated, walletType: 'JPY' }));
    const token = [prefix, changed.toString('base64url'), mac].join('.');
    expect(await call(token, 'open', {})).toMatchObject(invalid);
  });

  it('is refused after two hours, also by an open game', async () => {
    const token = await guest();
    now = new Date(now.getTime() + 2 * HOUR_MS);
    expect(await call(token, 'open', {})).toMatchObject(invalid);
    expect(await spin(token, 'too-late')).toMatchObject(invalid);
  });

  it('of another game is refused', async () => {
    const token = tokenFor({ gameId: 'wolfmoon' });
    expect(await call(token, 'open', {})).toMatchObject(invalid);
    expect(await spin(token, 'other-game')).toMatchObject(invalid);
  });

  it.each(['star-draw-49', 'penalty-kings', 'no-such-game'])(
    'of %s, which has no free play, is refused',
    async (gameId) => {
      expect(await call(tokenFor({ gameId }), 'open', { gameId })).toMatchObject({ status: 401 });
    },
  );

  it('of a player is not one of free play', async () => {
    wallet.state.tokenAlive = false;
    expect(await call('free', 'open', {})).toMatchObject(invalid);
  });
});
