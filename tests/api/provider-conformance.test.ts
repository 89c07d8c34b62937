import { randomUUID } from 'node:crypto';
import process from 'node:process';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sign } from '../../server/kit/src/signature.ts';
import { launchToken } from './game-session.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/*
 * The guarantees of the provider wallet for a games provider, through signed HTTP alone. Without
 * settings it tests its own server. A provider runs it against a running server with PROVIDER_BASE
 * (an origin), PROVIDER_SECRET, PROVIDER_TOKEN (a launch token of a USD wallet with at least 20.00)
 * and PROVIDER_GAME (the token's game). See docs/provider-conformance.md.
 */

const SUCCESS = 200;
const { PROVIDER_BASE, PROVIDER_SECRET, PROVIDER_TOKEN, PROVIDER_GAME } = process.env;

let own: TestServer | undefined;
let base = PROVIDER_BASE ?? '';
let secret = PROVIDER_SECRET ?? '';
let token = PROVIDER_TOKEN ?? '';
const gameId = PROVIDER_GAME ?? 'phoenix-ascend';

beforeAll(async () => {
  if (PROVIDER_BASE) return;
  own = await startTestServer();
  await own.seedGames();
  const player = await own.player({ USD: 100_000n });
  base = own.settings.origins.web;
  secret = own.settings.providerSecret;
  token = await launchToken(own, { ...player, gameId });
});

afterAll(() => own?.close());

type Headers = Readonly<Record<string, string>>;

/** A signed call; `headers` override the computed ones. */
async function call(name: string, body: object, headers: Headers = {}) {
  const rawBody = JSON.stringify(body);
  const response = await supertest(base)
    .post(`/api/provider/${name}`)
    .set('content-type', 'application/json')
    .set({ 'x-signature': sign({ rawBody, secret, now: new Date() }), ...headers })
    .send(rawBody);
  return { status: response.status, ...response.body };
}

const balance = async (): Promise<number> => (await call('balance', { token })).data.balance;
const inCents = (major: number) => Math.round(major * 100);

/** The change of the wallet meanwhile, in cents. */
async function moved(act: () => Promise<unknown>): Promise<number> {
  const before = await balance();
  await act();
  return inCents(await balance()) - inCents(before);
}

const newBet = (changes: object = {}) => ({
  token,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId,
  amount: '1.00',
  ...changes,
});
type Bet = ReturnType<typeof newBet>;

const winOf = (bet: Bet, changes: object = {}) => ({
  transactionId: randomUUID(),
  betTransactionId: bet.transactionId,
  roundId: bet.roundId,
  amount: '2.50',
  finished: true,
  ...changes,
});
const playOf = (changes: object = {}) => ({ ...newBet(), winAmount: '0.40', ...changes });
const rollbackOf = (bet: Pick<Bet, 'transactionId'>) => ({
  transactionId: randomUUID(),
  betTransactionId: bet.transactionId,
});

async function placed(changes: object = {}): Promise<Bet> {
  const bet = newBet(changes);
  expect(await call('bet', bet)).toMatchObject({ code: SUCCESS });
  return bet;
}

describe('authenticate and balance', () => {
  test('authenticate returns player, wallet, balance, language and game of a token', async () => {
    expect(await call('authenticate', { token })).toMatchObject({
      code: SUCCESS,
      data: { walletType: 'USD', gameId, balance: await balance() },
    });
  });

  test.each(['authenticate', 'balance'])('%s refuses an unknown token: 1204', async (name) => {
    expect(await call(name, { token: 'nobody' })).toMatchObject({ code: 1204, data: null });
  });
});

describe('signature', () => {
  const stamped = (seconds: number, body: object, key = '') => ({
    'x-signature': sign({
      rawBody: JSON.stringify(body),
      secret: key || secret,
      now: new Date(Date.now() + seconds * 1000),
    }),
  });

  test.each([
    ['that is missing', () => ({ 'x-signature': '' })],
    ['of another secret', () => stamped(0, { token }, 'x'.repeat(40))],
    ['that is stale', () => stamped(-400, { token })],
    ['from the future', () => stamped(400, { token })],
    ['of another body', () => stamped(0, { token: 'other' })],
  ])('one %s: 403', async (_, headers) => {
    expect(await call('balance', { token }, headers())).toMatchObject({ status: 403, code: 403 });
  });

  test('one within the tolerance may be repeated: the call is idempotent', async () => {
    const bet = newBet();
    const headers = stamped(-60, bet);
    expect(await moved(() => call('bet', bet, headers))).toBe(-100);
    expect(await moved(() => call('bet', bet, headers))).toBe(0);
  });
});

describe('bet', () => {
  test('takes the stake and returns the balance after it', async () => {
    const before = await balance();
    expect(await call('bet', newBet({ amount: '0.25' }))).toMatchObject({
      code: SUCCESS,
      data: { balance: (inCents(before) - 25) / 100, replayed: false },
    });
  });

  test('the same transaction again moves no money and is marked as duplicate', async () => {
    const bet = await placed();
    expect(await moved(() => call('bet', bet))).toBe(0);
    expect(await call('bet', bet)).toMatchObject({ code: SUCCESS, data: { replayed: true } });
  });

  test('the same transaction sent twenty times concurrently moves the stake once', async () => {
    const bet = newBet();
    let replays: boolean[] = [];
    const cents = await moved(async () => {
      const responses = await Promise.all(Array.from({ length: 20 }, () => call('bet', bet)));
      replays = responses.map(({ data }) => data.replayed);
    });
    expect(cents).toBe(-100);
    expect(replays.filter((replayed) => !replayed)).toHaveLength(1);
  });

  test.each([{ amount: '2.00' }, { roundId: 'another round' }])(
    'the same transaction with other content is a conflict: 1107 (%o)',
    async (changes) => {
      const bet = await placed();
      expect(await call('bet', { ...bet, ...changes })).toMatchObject({ code: 1107 });
    },
  );

  test.each([
    ['more than the balance', { amount: '999999999.00' }, 1101],
    ['a stake of zero', { amount: '0' }, 1102],
    ['a negative stake', { amount: '-1.00' }, 1102],
    ['more decimals than the currency has', { amount: '0.001' }, 400],
    ['an amount that is no text', { amount: 1 }, 400],
    ['an unknown token', { token: 'nobody' }, 1204],
    ['a token of another game', { gameId: 'another-game' }, 1204],
  ])('refuses %s and moves no money', async (_, changes, code) => {
    let response: unknown;
    const cents = await moved(async () => {
      response = await call('bet', newBet(changes));
    });
    expect(response).toMatchObject({ code });
    expect(cents).toBe(0);
  });
});

describe('win', () => {
  test('pays once; a repetition moves no money', async () => {
    const win = winOf(await placed());
    expect(await moved(() => call('win', win))).toBe(250);
    expect(await moved(() => call('win', win))).toBe(0);
    expect(await call('win', win)).toMatchObject({ code: SUCCESS, data: { replayed: true } });
  });

  test('may be zero', async () => {
    const win = winOf(await placed(), { amount: '0' });
    expect(await call('win', win)).toMatchObject({ code: SUCCESS, data: { replayed: false } });
  });

  test('for a bet that was never placed, or in another round: 1206', async () => {
    expect(await call('win', winOf(newBet()))).toMatchObject({ code: 1206 });
    const win = winOf(await placed(), { roundId: 'another round' });
    expect(await call('win', win)).toMatchObject({ code: 1206 });
  });

  test('a round accepts bets and wins until one of them finishes it', async () => {
    const roundId = randomUUID();
    const first = await placed({ roundId });
    const second = await placed({ roundId });
    const open = { finished: false, amount: '0.10' };
    expect(await moved(() => call('win', winOf(first, open)))).toBe(10);
    expect(await moved(() => call('win', winOf(second, open)))).toBe(10);
    expect(await moved(() => call('win', winOf(first, { amount: '0' })))).toBe(0);
    expect(await call('win', winOf(second, open))).toMatchObject({ code: 1202 });
    expect(await call('bet', newBet({ roundId }))).toMatchObject({ code: 1202 });
  });

  test('with the transactionId of another call is a conflict: 1107', async () => {
    const bet = await placed();
    const win = winOf(bet, { transactionId: bet.transactionId });
    expect(await call('win', win)).toMatchObject({ code: 1107 });
  });
});

describe('play', () => {
  test('is a bet and its win in one step, once', async () => {
    const play = playOf();
    expect(await moved(() => call('play', play))).toBe(-60);
    expect(await moved(() => call('play', play))).toBe(0);
  });

  test('cannot pay the bet from its own win: 1101', async () => {
    const play = playOf({ amount: '999999999.00', winAmount: '999999999.00' });
    expect(await call('play', play)).toMatchObject({ code: 1101 });
  });

  test('finishes its round: 1202', async () => {
    const play = playOf();
    await call('play', play);
    expect(await call('bet', newBet({ roundId: play.roundId }))).toMatchObject({ code: 1202 });
  });
});

describe('rollback', () => {
  test('returns the stake once, with any transactionId', async () => {
    const bet = await placed();
    const rollback = rollbackOf(bet);
    expect(await moved(() => call('rollback', rollback))).toBe(100);
    expect(await moved(() => call('rollback', rollback))).toBe(0);
    expect(await moved(() => call('rollback', rollbackOf(bet)))).toBe(0);
    expect(await call('rollback', rollbackOf(bet))).toMatchObject({ data: { replayed: true } });
  });

  test('of an unknown bet leaves a tombstone, and a later bet is refused: 1205', async () => {
    const bet = newBet();
    expect(await call('rollback', rollbackOf(bet))).toMatchObject({
      code: SUCCESS,
      data: { balance: null },
    });
    expect(await call('rollback', rollbackOf(bet))).toMatchObject({
      data: { balance: null, replayed: true },
    });
    let response: unknown;
    const cents = await moved(async () => {
      response = await call('bet', bet);
    });
    expect(response).toMatchObject({ code: 1205 });
    expect(cents).toBe(0);
  });

  test('after a win is refused, and a win after it: 1202, 1205', async () => {
    const won = await placed();
    await call('win', winOf(won, { finished: false }));
    expect(await call('rollback', rollbackOf(won))).toMatchObject({ code: 1202 });
    const undone = await placed();
    await call('rollback', rollbackOf(undone));
    expect(await call('win', winOf(undone))).toMatchObject({ code: 1205 });
  });

  test('concurrent with its bet: one of them takes effect, and the wallet ends as before', async () => {
    const cents = await moved(async () => {
      const bets = Array.from({ length: 10 }, () => newBet());
      await Promise.all(
        bets.flatMap((bet) => [call('bet', bet), call('rollback', rollbackOf(bet))]),
      );
      // In either order, the provider repeats until the outcome is known.
      await Promise.all(bets.map((bet) => call('rollback', rollbackOf(bet))));
    });
    expect(cents).toBe(0);
  });
});
