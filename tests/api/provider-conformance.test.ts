import { randomUUID } from 'node:crypto';
import process from 'node:process';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, TestRunner, test } from 'vitest';
import { sign } from '../../server/kit/src/signature.ts';
import { registerProvider } from './foreign-provider.ts';
import { launchToken } from './game-session.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * The guarantees of the provider wallet for a games provider, through signed HTTP alone. Without
 * settings it tests its own server, as our own game server and as a foreign provider. A provider
 * runs it against a running server with the settings of docs/provider-conformance.md.
 */

const SUCCESS = 200;
const OWN_GAME = 'phoenix-ascend';
const FOREIGN_GAME = 'example-coin';
const FOREIGN_MULTIPLE = 50;
/** The cap of our own game server. */
const OWN_MULTIPLE = 1_000_000;
const settings = process.env;

/** Who calls, and what the calls need. */
type Caller = {
  readonly base: string;
  /** `null` sends no `X-Provider`: our own game server. */
  readonly id: string | null;
  readonly secret: string;
  /** A launch token of a USD wallet, and its game. */
  readonly token: string;
  readonly gameId: string;
  /** The largest win as a multiple of the stake. */
  readonly winMultiple: number | undefined;
  /** Another provider's game, and a launch token of it. */
  readonly foreignGame: string | undefined;
  readonly foreignToken: string | undefined;
};

const deployment = (base: string): Caller => ({
  base,
  id: settings.PROVIDER_ID ?? null,
  secret: settings.PROVIDER_SECRET ?? '',
  token: settings.PROVIDER_TOKEN ?? '',
  gameId: settings.PROVIDER_GAME ?? OWN_GAME,
  winMultiple: settings.PROVIDER_WIN_MULTIPLE ? Number(settings.PROVIDER_WIN_MULTIPLE) : undefined,
  // Every game that no other provider lists is our own game server's.
  foreignGame: settings.PROVIDER_FOREIGN_GAME ?? (settings.PROVIDER_ID ? OWN_GAME : undefined),
  foreignToken: settings.PROVIDER_FOREIGN_TOKEN,
});

let server: TestServer | undefined;
let caller: Caller;
let token: string;
let gameId: string;

/** Our own game server as the caller; of a running server it knows no other provider. */
async function ownCaller(own: TestServer, given?: Player): Promise<Caller> {
  await own.seedGames();
  const player = given ?? (await own.player({ USD: 10_000n }));
  return {
    base: own.settings.origins.web,
    id: null,
    secret: own.settings.providerSecret,
    token: await launchToken(own, { ...player, gameId: OWN_GAME }),
    gameId: OWN_GAME,
    winMultiple: OWN_MULTIPLE,
    foreignGame: undefined,
    foreignToken: undefined,
  };
}

/** The same beside a foreign provider, both as callers. */
async function bothCallers(own: TestServer): Promise<{ own: Caller; foreign: Caller }> {
  const player = await own.player({ USD: 10_000n });
  const ours = await ownCaller(own, player);
  const provider = await registerProvider(own, {
    id: 'example',
    gameIds: [FOREIGN_GAME],
    winMultiple: FOREIGN_MULTIPLE,
  });
  await provider.saveGames();
  const foreignToken = await launchToken(own, { ...player, gameId: FOREIGN_GAME });
  return {
    own: { ...ours, foreignGame: FOREIGN_GAME, foreignToken },
    foreign: {
      base: ours.base,
      id: provider.id,
      secret: provider.secret,
      token: foreignToken,
      gameId: FOREIGN_GAME,
      winMultiple: FOREIGN_MULTIPLE,
      foreignGame: OWN_GAME,
      foreignToken: ours.token,
    },
  };
}

type Headers = Readonly<Record<string, string>>;

/** A signed call of a path below `/api`; `headers` override the computed ones. */
async function callPath(path: string, body: object, headers: Headers = {}) {
  const rawBody = JSON.stringify(body);
  const { base, id, secret } = caller;
  const response = await supertest(base)
    .post(`/api${path}`)
    .set('content-type', 'application/json')
    .set(id === null ? {} : { 'x-provider': id })
    .set({ 'x-signature': sign({ rawBody, secret, now: new Date() }), ...headers })
    .send(rawBody);
  const taken = path === '/provider/bet' && response.body.code === SUCCESS;
  if (taken)
    bets.set(String(Reflect.get(body, 'transactionId')), String(Reflect.get(body, 'roundId')));
  return { status: response.status, ...response.body };
}

/** The rounds of the bets that were accepted. */
const bets = new Map<string, string>();

/** Closes the rounds that the tests leave open; those that are closed or rolled back are refused. */
async function endRounds(): Promise<void> {
  const ends = [...bets].map(([betTransactionId, roundId]) => ({
    ...{ transactionId: randomUUID(), betTransactionId, roundId },
    ...{ amount: '0', finished: true },
  }));
  for (const end of ends) await call('win', end);
  bets.clear();
}

const call = (name: string, body: object, headers?: Headers) =>
  callPath(`/provider/${name}`, body, headers);

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
  amount: '1.50',
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

/** Of a running server some values are its operator's: a test without them is skipped. */
function required<Value>(value: Value | undefined, setting: string): Value {
  if (value !== undefined) return value;
  const running = TestRunner.getCurrentTest();
  if (!running) throw new Error(`${setting} is missing`);
  return running.context.skip(`set ${setting}`);
}

const saveAll = (changes: object) =>
  callPath('/rpgame/games/saveAll', {
    games: [{ gameName: 'Taken over', gameType: 0, ...changes }],
  });

async function savedGame(id: string): Promise<unknown> {
  const { body } = await supertest(caller.base).get(`/api/rpgame/games/${id}`);
  return body.data;
}

/** On the caller's server, which is closed at the end. */
function on(open: (own: TestServer) => Promise<Caller>): () => Promise<Caller> {
  return async () => {
    server = await startTestServer();
    return open(server);
  };
}

function callers() {
  const { PROVIDER_BASE: base, BASE: running } = settings;
  if (base) return [{ name: 'the provider', open: async () => deployment(base) }];
  if (running) return [{ name: 'our own game server', open: on((own) => ownCaller(own)) }];
  return [
    { name: 'our own game server', open: on(async (own) => (await bothCallers(own)).own) },
    { name: 'a foreign provider', open: on(async (own) => (await bothCallers(own)).foreign) },
  ];
}

describe.each(callers())('$name:', ({ open }) => {
  beforeAll(async () => {
    caller = await open();
    ({ token, gameId } = caller);
  });

  afterAll(async () => {
    await endRounds();
    await server?.close();
  });

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
        secret: key || caller.secret,
        now: new Date(Date.now() + seconds * 1000),
      }),
    });

    test.each([
      ['that is missing', () => ({ 'x-signature': '' })],
      ['of another secret', () => stamped(0, { token }, 'x'.repeat(40))],
      ['that is stale', () => stamped(-400, { token })],
      ['from the future', () => stamped(400, { token })],
      ['of another body', () => stamped(0, { token: 'other' })],
      ['in the name of another provider', () => ({ 'x-provider': 'not-registered' })],
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
      expect(await moved(() => call('win', win))).toBe(150);
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

  describe('another provider', () => {
    test.each(['authenticate', 'balance', 'session', 'launch-state'])(
      'has tokens that %s refuses: 1204',
      async (name) => {
        const foreign = required(caller.foreignToken, 'PROVIDER_FOREIGN_TOKEN');
        expect(await call(name, { token: foreign })).toMatchObject({ code: 1204, data: null });
      },
    );

    test('has tokens and games that no bet and no play can name: 1204, and no money moves', async () => {
      const foreign = required(caller.foreignToken, 'PROVIDER_FOREIGN_TOKEN');
      const foreignGame = required(caller.foreignGame, 'PROVIDER_FOREIGN_GAME');
      const cents = await moved(async () => {
        for (const changes of [
          { token: foreign },
          { token: foreign, gameId: foreignGame },
          { gameId: foreignGame },
        ]) {
          expect(await call('bet', newBet(changes))).toMatchObject({ code: 1204 });
          expect(await call('play', playOf(changes))).toMatchObject({ code: 1204 });
        }
      });
      expect(cents).toBe(0);
    });

    test('has games that saveAll refuses, with the whole call: 403', async () => {
      const foreignGame = required(caller.foreignGame, 'PROVIDER_FOREIGN_GAME');
      const before = await savedGame(foreignGame);
      expect(await saveAll({ gameId: foreignGame })).toMatchObject({ status: 403, code: 403 });
      expect(await savedGame(foreignGame)).toEqual(before);
    });
  });

  test('replays are at a path of the game’s own address: 400', async () => {
    const before = await savedGame(gameId);
    for (const replayUrl of ['https://elsewhere.test/replay', '//elsewhere.test', 'replay']) {
      expect(await saveAll({ gameId, replayUrl })).toMatchObject({ status: 400, code: 400 });
    }
    expect(await savedGame(gameId)).toEqual(before);
  });

  describe('a win above the cap is refused with 1102 and moves no money', () => {
    /** An amount above the cap of a stake of 1.00. */
    const tooMuch = () => `${required(caller.winMultiple, 'PROVIDER_WIN_MULTIPLE')}.01`;

    test('by win; one within it is paid afterwards', async () => {
      const amount = tooMuch();
      const bet = await placed();
      const cents = await moved(async () => {
        expect(await call('win', winOf(bet, { amount }))).toMatchObject({ code: 1102 });
      });
      expect(cents).toBe(0);
      expect(await moved(() => call('win', winOf(bet, { amount: '1.00' })))).toBe(100);
    });

    test('by a second win, which counts together with the first one', async () => {
      const multiple = required(caller.winMultiple, 'PROVIDER_WIN_MULTIPLE');
      const bet = await placed();
      const first = winOf(bet, { amount: '0.01', finished: false });
      expect(await moved(() => call('win', first))).toBe(1);
      const cents = await moved(async () => {
        const second = winOf(bet, { amount: `${multiple}.00` });
        expect(await call('win', second)).toMatchObject({ code: 1102 });
      });
      expect(cents).toBe(0);
    });

    test('by play, with its bet', async () => {
      const play = playOf({ winAmount: tooMuch() });
      const cents = await moved(async () => {
        expect(await call('play', play)).toMatchObject({ code: 1102 });
      });
      expect(cents).toBe(0);
    });
  });

  describe('saveAll refuses a game', () => {
    test.each([
      [
        'on an origin that is not the provider’s',
        'gameIp',
        { gameIp: 'https://elsewhere.example', gamePort: '' },
      ],
      ['with an old version of the frame protocol', 'frameProtocol', { frameProtocol: 0 }],
    ])('%s: 400, and saves nothing', async (_, field, changes) => {
      const before = await savedGame(gameId);
      expect(await saveAll({ gameId, ...changes })).toMatchObject({
        status: 400,
        data: { issues: [{ path: `games.0.${field}` }] },
      });
      expect(await savedGame(gameId)).toEqual(before);
    });
  });
});
