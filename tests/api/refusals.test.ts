import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '../../server/api/src/contract/examples.ts';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import type { Market } from '../../server/api/src/contract/markets.ts';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import { messageText } from '../../server/api/src/core/i18n/error-texts.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { type RefusalName, refusalCodes } from '../../server/kit/src/errors.ts';
import { totpCode } from '../support/totp-code.ts';
import { cardWithdrawal } from './card-withdrawal.ts';
import { registerProvider } from './foreign-provider.ts';
import { gameSession, launchToken as tokenOf } from './game-session.ts';
import { addApp, addPasskey, beginLogin, endLogin } from './second-factor-calls.ts';
import { NOTICED_MS, type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * Every declared refusal of a call is provoked, with its code, its text and its data. A declared
 * refusal without a case here fails the suite.
 */

const GAME_ID = 'phoenix-ascend';
const SWITCHED_OFF = 'switched-off';

let server: TestServer;
/** A server whose payments provider does not respond. */
let alone: TestServer;
let player: Player;
let launchToken: string;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true, withGames: true });
  alone = await startTestServer();
  await server.seedGames();
  const games = [{ gameId: SWITCHED_OFF, gameName: 'Switched Off', gameType: 0, enabled: false }];
  await server.signed('provider', '/api/rpgame/games/saveAll', { games });
  player = await server.player({ USD: 50_000n });
  launchToken = await launch(player);
});

afterAll(async () => {
  await server.close();
  await alone.close();
});

type Response = { readonly code: number; readonly msg: string; readonly data: unknown };
type Provoke = () => Promise<Response>;

const unknownCurrency = (path: string, body: object = {}): Record<string, Provoke> => ({
  UNKNOWN_CURRENCY: () => as(player, path, { ...body, walletType: 'XYZ' }),
});
const timeOut = (path: string, body: object = {}): Record<string, Provoke> => ({
  ACCOUNT_BLOCKED: async () => {
    const resting = await server.player();
    await startTimeOut(resting);
    return as(resting, path, body);
  },
});
/** A call of the limit of a day. */
async function limit(
  { token }: Player,
  method: 'put' | 'post' | 'delete',
  path = '',
  body: object = {},
): Promise<Response> {
  const call = server.api[method](`/api/safer-play/limits${path}`);
  return (await call.auth(token, { type: 'bearer' }).send(body)).body;
}
const FREE_LAUNCH = { gameId: GAME_ID, isAdult: true };
const LOSS_OF_DAY = { kind: 'loss', period: 'day' };
const MINUTE_MS = 60_000;
const exclusion = { duration: '6m', confirm: true };
const limitInTimeOut = (...call: [method: 'put' | 'post' | 'delete', path?: string]) => ({
  ACCOUNT_BLOCKED: async () => {
    const resting = await server.player();
    await startTimeOut(resting);
    const [method, path] = call;
    return limit(resting, method, path, method === 'put' ? { ...LOSS_OF_DAY, amount: 5 } : {});
  },
});
/** A call in a session whose login is not fresh. */
const staleLogin = (
  method: 'post' | 'delete',
  path: string,
  body: object = {},
): Record<string, Provoke> => ({
  FRESH_LOGIN_REQUIRED: async () => {
    const stale = await server.player({ USD: 500_000n });
    await server.infrastructure.prisma.session.updateMany({
      where: { userId: stale.userId },
      data: { createdAt: new Date(server.clock.now().getTime() - 600_000) },
    });
    return ofPlayer(stale, method, path, body);
  },
});
async function ofPlayer(
  { token }: Player,
  method: 'post' | 'delete',
  path: string,
  body: object = {},
): Promise<Response> {
  return (await server.api[method](`/api${path}`).auth(token, { type: 'bearer' }).send(body)).body;
}
const passkeyRequest = (name: string) => exampleOf(name).request;
const deadToken = (path: string, body: () => object = () => ({})): Record<string, Provoke> => ({
  INVALID_LAUNCH_TOKEN: () => provider(path, { ...body(), token: 'never issued' }),
});

const withdrawal = { ...cardWithdrawal, money: '100' };
const newBet = (more: object = {}) => ({
  token: launchToken,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: GAME_ID,
  amount: '1',
  ...more,
});
const winOf = ({ transactionId, roundId }: ReturnType<typeof newBet>, more: object = {}) => ({
  transactionId: randomUUID(),
  betTransactionId: transactionId,
  roundId,
  amount: '2',
  finished: true,
  ...more,
});
const rollbackOf = (betTransactionId: string) => ({
  transactionId: randomUUID(),
  betTransactionId,
});

/** A call with a token of a provider that was switched off after the launch. */
const providerOff = (path: string, body: (token: string) => object): Record<string, Provoke> => ({
  GAME_UNAVAILABLE: async () => {
    const id = `off-${randomUUID().slice(0, 8)}`;
    const gameIds = [`${id}-coin`];
    const stranger = await registerProvider(server, { id, gameIds });
    await stranger.saveGames();
    const token = await tokenOf(server, { token: player.token, gameId: `${id}-coin` });
    await stranger.turn('off');
    return (await stranger.call(path, { ...body(token), gameId: `${id}-coin` })).body;
  },
});

/** Refusals of both `bet` and `play`. */
const stakeRefusals = (call: 'bet' | 'play'): Record<string, Provoke> => {
  const path = `/provider/${call}`;
  const stake = (more: object = {}) => newBet(call === 'play' ? { winAmount: '0', ...more } : more);
  return {
    ...deadToken(path, stake),
    ...providerOff(path, (token) => stake({ token })),
    ACCOUNT_BLOCKED: async () => {
      const resting = await server.player({ USD: 1000n });
      const token = await launch(resting);
      await startTimeOut(resting);
      return provider(path, stake({ token }));
    },
    REALITY_CHECK_DUE: async () => {
      const careful = await server.player({ USD: 1000n });
      await put(careful, '/safer-play/reality-check', { everyMinutes: 15 });
      const token = await launch(careful);
      await provider(path, stake({ token }));
      server.clock.advance(10 * MINUTE_MS);
      await provider(path, stake({ token }));
      server.clock.advance(5 * MINUTE_MS);
      return provider(path, stake({ token }));
    },
    AMOUNT_OUT_OF_RANGE: () => provider(path, stake({ amount: '0' })),
    IDEMPOTENCY_CONFLICT: async () => {
      const first = stake();
      await provider(path, first);
      return provider(path, { ...first, amount: '2' });
    },
    ROLLED_BACK: async () => {
      const late = stake();
      await provider('/provider/rollback', rollbackOf(late.transactionId));
      return provider(path, late);
    },
    ROUND_CLOSED: async () => {
      const first = newBet();
      await provider('/provider/bet', first);
      await provider('/provider/win', winOf(first));
      return provider(path, stake({ roundId: first.roundId }));
    },
    TOO_SOON: async () => {
      const token = await launch(await playerIn('gb', { USD: 1000n }));
      await provider(path, stake({ token }));
      return provider(path, stake({ token }));
    },
    LIMIT_REACHED: async () => {
      const careful = await server.player({ USD: 1000n });
      const token = await launch(careful);
      await limit(careful, 'put', '', { ...LOSS_OF_DAY, amount: 5 });
      return provider(path, stake({ token, amount: '6' }));
    },
    INSUFFICIENT_BALANCE: () => provider(path, stake({ amount: '1000000' })),
  };
};

const table: Readonly<Record<string, Readonly<Record<string, Provoke>>>> = {
  'user.register': {
    UNKNOWN_CURRENCY: () => open('/user/register', { ...someone(), currency: 'XYZ' }),
    EMAIL_TAKEN: () => open('/user/register', { ...someone(), email: player.email }),
  },
  'user.login': {
    INVALID_CREDENTIALS: () => open('/user/login', { ...someone(), password: 'not the one' }),
    ACCOUNT_BLOCKED: async () => {
      const excluded = await server.player();
      await exclude(excluded, new Date('2099-01-01'));
      return open('/user/login', { email: excluded.email, password: excluded.password });
    },
    SECOND_FACTOR_REQUIRED: async () => {
      const { email, password } = await addApp(server, await server.player());
      return open('/user/login', { email, password });
    },
  },
  'user.refreshToken': {
    ACCOUNT_BLOCKED: async () => {
      const excluded = await server.player();
      await exclude(excluded, new Date('2099-01-01'));
      return as(excluded, '/user/refreshToken', {});
    },
  },
  'user.changePassword': {
    ...staleLogin('post', '/user/changePassword', {
      oldPassword: 'correct horse 8',
      newPassword: 'another one 9',
    }),
    WRONG_CURRENT_PASSWORD: () =>
      as(player, '/user/changePassword', {
        oldPassword: 'not the one',
        newPassword: 'another one 9',
      }),
    SAME_PASSWORD: () =>
      as(player, '/user/changePassword', {
        oldPassword: player.password,
        newPassword: player.password,
      }),
  },
  'user.resetPassword': {
    RESET_TOKEN_INVALID: () =>
      open('/user/resetPassword', { token: 'never mailed', newPassword: 'another one 9' }),
  },
  'user.updateProfile': {
    UNKNOWN_CURRENCY: async () => {
      const call = server.api.put('/api/user/profile').auth(player.token, { type: 'bearer' });
      return (await call.send({ currency: 'XYZ' })).body;
    },
  },
  'user.historyTotals': {
    UNKNOWN_CURRENCY: async () => {
      const call = server.api
        .get('/api/user/history/totals')
        .auth(player.token, { type: 'bearer' });
      return (await call.query({ walletType: 'XYZ' })).body;
    },
  },
  'user.history': {
    UNKNOWN_CURRENCY: async () => {
      const call = server.api.get('/api/user/history').auth(player.token, { type: 'bearer' });
      return (await call.query({ walletType: 'XYZ' })).body;
    },
  },
  'security.loginSecond': {
    CHALLENGE_OVER: () => endLogin(server, { challenge: 'never issued', code: '123456' }),
    SECOND_FACTOR_INVALID: async () => {
      const { challenge } = await beginLogin(server, await addApp(server, await server.player()));
      return endLogin(server, { challenge, recovery: 'not a code' });
    },
    ACCOUNT_BLOCKED: async () => {
      const excluded = await addApp(server, await server.player());
      await exclude(excluded, new Date('2099-01-01'));
      const { challenge } = await beginLogin(server, excluded);
      return endLogin(server, { challenge, recovery: excluded.recoveryCodes[0] });
    },
  },
  'security.passkeyLogin': {
    PASSKEY_INVALID: () => open('/user/login/passkey', passkeyRequest('security.passkeyLogin')),
    ACCOUNT_BLOCKED: async () => {
      const excluded = await server.player();
      const passkey = await addPasskey(server, excluded);
      await exclude(excluded, new Date('2099-01-01'));
      const { data } = await open('/user/login/passkey/options', {});
      return open('/user/login/passkey', {
        response: passkey.get(data as { challenge: string }),
      });
    },
  },
  'security.reauthenticate': {
    WRONG_CURRENT_PASSWORD: () =>
      ofPlayer(player, 'post', '/user/reauthenticate', { password: 'not the one' }),
    NO_SECOND_FACTOR: () => ofPlayer(player, 'post', '/user/reauthenticate', { code: '123456' }),
    SECOND_FACTOR_INVALID: async () => {
      const owner = await addApp(server, await server.player());
      const code = totpCode(owner.secret, new Date(0));
      return ofPlayer(owner, 'post', '/user/reauthenticate', { code });
    },
    PASSKEY_INVALID: () =>
      ofPlayer(player, 'post', '/user/reauthenticate', {
        passkey: (passkeyRequest('security.passkeyLogin') as { response: object }).response,
      }),
  },
  'security.setUpTotp': staleLogin('post', '/user/second-factor/totp'),
  'security.confirmTotp': {
    ...staleLogin('post', '/user/second-factor/totp/confirm', { code: '123456' }),
    CHALLENGE_OVER: () =>
      ofPlayer(player, 'post', '/user/second-factor/totp/confirm', { code: '123456' }),
    SECOND_FACTOR_INVALID: async () => {
      const owner = await server.player();
      const { data } = await ofPlayer(owner, 'post', '/user/second-factor/totp');
      const code = totpCode((data as { secret: string }).secret, new Date(0));
      return ofPlayer(owner, 'post', '/user/second-factor/totp/confirm', { code });
    },
  },
  'security.removeTotp': {
    ...staleLogin('delete', '/user/second-factor/totp', { password: 'correct horse 8' }),
    WRONG_CURRENT_PASSWORD: () =>
      ofPlayer(player, 'delete', '/user/second-factor/totp', { password: 'not the one' }),
    NO_SECOND_FACTOR: () =>
      ofPlayer(player, 'delete', '/user/second-factor/totp', { password: player.password }),
  },
  'security.renewRecoveryCodes': {
    ...staleLogin('post', '/user/second-factor/recovery'),
    NO_SECOND_FACTOR: () => ofPlayer(player, 'post', '/user/second-factor/recovery'),
  },
  'security.passkeyCreation': staleLogin('post', '/user/passkeys/options'),
  'security.addPasskey': {
    ...staleLogin('post', '/user/passkeys', passkeyRequest('security.addPasskey')),
    PASSKEY_INVALID: () =>
      ofPlayer(player, 'post', '/user/passkeys', passkeyRequest('security.addPasskey')),
  },
  'security.removePasskey': staleLogin('delete', '/user/passkeys/any'),
  'ratings.rate': {
    TOO_FEW_ROUNDS: async () => {
      const call = server.api.put('/api/game/rating').auth(player.token, { type: 'bearer' });
      return (await call.send({ gameId: GAME_ID, stars: 4 })).body;
    },
  },
  'play.launch': {
    ...unknownCurrency('/game/launch', { gameId: GAME_ID }),
    ...timeOut('/game/launch', { gameId: GAME_ID, walletType: 'USD' }),
    GAME_UNAVAILABLE: () => as(player, '/game/launch', { gameId: SWITCHED_OFF, walletType: 'USD' }),
  },
  'play.launchFree': {
    ...unknownCurrency('/game/launch-free', FREE_LAUNCH),
    ...timeOut('/game/launch-free', FREE_LAUNCH),
    GAME_UNAVAILABLE: () =>
      as(player, '/game/launch-free', { ...FREE_LAUNCH, gameId: SWITCHED_OFF }),
  },
  'rounds.rotate': {
    CLIENT_SEED_REQUIRED: async () => as(await server.player(), '/game/seeds/rotate', {}),
    ROUND_OPEN: async () => {
      const holdem = await gameSession(server, { player, gameId: 'lantern-holdem' });
      await holdem(gameServerCalls.deal, { requestId: randomUUID(), stake: '1.00' });
      return as(player, '/game/seeds/rotate', {});
    },
  },
  'wallets.list': unknownCurrency('/user/wallet'),
  'payments.recharge': {
    ...unknownCurrency('/payment/recharge', { amount: 20 }),
    ...timeOut('/payment/recharge', { amount: 20 }),
    AMOUNT_OUT_OF_RANGE: () => as(player, '/payment/recharge', { walletType: 'USD', amount: 1 }),
    LIMIT_CHOICE_DUE: async () => as(await playerIn('gb'), '/payment/recharge', { amount: 20 }),
    LIMIT_REACHED: async () => {
      const careful = await server.player();
      await limit(careful, 'put', '', { kind: 'deposit', period: 'day', amount: 5 });
      return as(careful, '/payment/recharge', { walletType: 'USD', amount: 20 });
    },
    IDEMPOTENCY_CONFLICT: () =>
      twiceWithOneKey('/payment/recharge', [{ amount: 20 }, { amount: 30 }]),
    PAYMENT_UNAVAILABLE: async () => {
      const { token } = await alone.player();
      const call = alone.api.post('/api/payment/recharge').auth(token, { type: 'bearer' });
      return (await call.send({ walletType: 'USD', amount: 20 })).body;
    },
  },
  'payments.rechargeRecords': unknownCurrency('/payment/recharge/records'),
  'payments.withdraw': {
    ...unknownCurrency('/payment/withdraw', withdrawal),
    UNKNOWN_BANK: () => as(player, '/payment/withdraw', { ...withdrawal, bankCode: 'NOBANK' }),
    INVALID_ACCOUNT: () => as(player, '/payment/withdraw', { ...withdrawal, bank: '123' }),
    AMOUNT_OUT_OF_RANGE: () => as(player, '/payment/withdraw', { ...withdrawal, money: '1' }),
    ...staleLogin('post', '/payment/withdraw', { ...withdrawal, money: '1001' }),
    IDEMPOTENCY_CONFLICT: () =>
      twiceWithOneKey('/payment/withdraw', [withdrawal, { ...withdrawal, money: '101' }]),
    INSUFFICIENT_BALANCE: () => as(player, '/payment/withdraw', { ...withdrawal, money: '9999' }),
  },
  'payments.withdrawRecords': unknownCurrency('/payment/withdraw/records'),
  'payments.payoutAccounts': {
    UNKNOWN_CURRENCY: async () => {
      const call = server.api.get('/api/payment/withdraw/accounts/XYZ');
      return (await call.auth(player.token, { type: 'bearer' })).body;
    },
  },
  'payments.bankCodes': {
    UNKNOWN_CURRENCY: async () => {
      const call = server.api.get('/api/enum/bankCodes/XYZ');
      return (await call.auth(player.token, { type: 'bearer' })).body;
    },
  },
  'saferPlay.setLimit': limitInTimeOut('put'),
  'saferPlay.removeLimit': limitInTimeOut('delete', '/loss/day'),
  'saferPlay.confirmLimit': {
    ...limitInTimeOut('post', '/loss/day/confirm'),
    NOTHING_PENDING: () => limit(player, 'post', '/loss/day/confirm'),
    TOO_EARLY: async () => {
      const hasty = await server.player();
      for (const amount of [5, 6]) await limit(hasty, 'put', '', { ...LOSS_OF_DAY, amount });
      return limit(hasty, 'post', '/loss/day/confirm');
    },
  },
  'saferPlay.cancelLimitChange': {
    NOTHING_PENDING: () => limit(player, 'delete', '/loss/day/pending'),
  },
  'saferPlay.startTimeOut': {
    BREAK_NOT_SHORTER: async () => {
      const resting = await server.player();
      await startTimeOut(resting);
      return as(resting, '/safer-play/time-out', { duration: '24h' });
    },
  },
  'saferPlay.excludeSelf': {
    WRONG_CURRENT_PASSWORD: () =>
      as(player, '/safer-play/self-exclusion', { ...exclusion, password: 'not the one' }),
    BREAK_NOT_SHORTER: async () => {
      const excluded = await server.player();
      // The session has outlived an exclusion for longer, as in a call at the same time.
      await exclude(excluded, new Date('2099-01-01'));
      const { password } = excluded;
      return as(excluded, '/safer-play/self-exclusion', { ...exclusion, password });
    },
  },
  'saferPlay.returnFromExclusion': {
    INVALID_CREDENTIALS: () =>
      open('/safer-play/return', { email: player.email, password: 'not the one' }),
    EXCLUSION_NOT_OVER: async () => {
      const excluded = await server.player();
      await exclude(excluded, new Date('2099-01-01'));
      return open('/safer-play/return', { email: excluded.email, password: excluded.password });
    },
    SECOND_FACTOR_REQUIRED: async () => {
      const { email, password } = await addApp(server, await server.player());
      return open('/safer-play/return', { email, password });
    },
  },
  'saferPlay.returnSecond': {
    CHALLENGE_OVER: () =>
      open('/safer-play/return/second', { challenge: 'never issued', code: '123456' }),
    SECOND_FACTOR_INVALID: async () => {
      const { challenge } = await beginLogin(server, await addApp(server, await server.player()));
      return open('/safer-play/return/second', { challenge, recovery: 'not a code' });
    },
    EXCLUSION_NOT_OVER: async () => {
      const excluded = await addApp(server, await server.player());
      await exclude(excluded, new Date('2099-01-01'));
      const { challenge } = await beginLogin(server, excluded);
      const [recovery] = excluded.recoveryCodes;
      return open('/safer-play/return/second', { challenge, recovery });
    },
  },
  'support.reply': {
    WRONG_STATE: async () => {
      const { data } = await as(player, '/support/tickets', { subject: 'Closed', text: 'Soon' });
      const { id } = data as { id: string };
      await server.infrastructure.prisma.supportTicket.update({
        where: { id },
        data: { state: 'closed' },
      });
      return as(player, `/support/tickets/${id}/messages`, { text: 'Too late' });
    },
  },
  'promo.drawWelcome': {
    ...unknownCurrency('/promo/welcome'),
    ...timeOut('/promo/welcome'),
    AMOUNT_OUT_OF_RANGE: async () =>
      as(await server.player({ USD: BALANCE_CAP_MINOR }), '/promo/welcome', {}),
    NOT_IN_MARKET: async () => as(await playerIn('br'), '/promo/welcome', {}),
    ALREADY_CLAIMED: async () => {
      await as(player, '/promo/welcome', {});
      return as(player, '/promo/welcome', {});
    },
  },
  'provider.authenticate': {
    ...deadToken('/provider/authenticate'),
    ...providerOff('/provider/authenticate', (token) => ({ token })),
  },
  'provider.balance': deadToken('/provider/balance'),
  'provider.session': deadToken('/provider/session'),
  'provider.launchState': deadToken('/provider/launch-state'),
  'provider.bet': stakeRefusals('bet'),
  'provider.play': stakeRefusals('play'),
  'provider.win': {
    UNKNOWN_BET: () => provider('/provider/win', winOf(newBet())),
    ROLLED_BACK: async () => {
      const taken = newBet();
      await provider('/provider/bet', taken);
      await provider('/provider/rollback', rollbackOf(taken.transactionId));
      return provider('/provider/win', winOf(taken));
    },
    ROUND_CLOSED: async () => {
      const placed = newBet();
      await provider('/provider/bet', placed);
      await provider('/provider/win', winOf(placed));
      return provider('/provider/win', winOf(placed));
    },
    IDEMPOTENCY_CONFLICT: async () => {
      const placed = newBet();
      const win = winOf(placed);
      await provider('/provider/bet', placed);
      await provider('/provider/win', win);
      return provider('/provider/win', { ...win, amount: '3' });
    },
    AMOUNT_OUT_OF_RANGE: async () => {
      const placed = newBet();
      await provider('/provider/bet', placed);
      return provider('/provider/win', winOf(placed, { amount: '-1' }));
    },
  },
  'provider.rollback': {
    UNKNOWN_BET: async () => {
      const placed = newBet();
      await provider('/provider/bet', placed);
      const rollback = rollbackOf(placed.transactionId);
      return provider('/provider/rollback', { ...rollback, uid: 'another player' });
    },
    ROUND_CLOSED: async () => {
      const placed = newBet();
      await provider('/provider/bet', placed);
      await provider('/provider/win', winOf(placed));
      return provider('/provider/rollback', rollbackOf(placed.transactionId));
    },
    IDEMPOTENCY_CONFLICT: async () => {
      const rollback = rollbackOf(randomUUID());
      await provider('/provider/rollback', rollback);
      return provider('/provider/rollback', { ...rollback, betTransactionId: randomUUID() });
    },
  },
};

const declared = endpointEntries().flatMap(([name, { refusals }]) =>
  refusals.map((refusal): [name: string, refusal: RefusalName] => [name, refusal]),
);

test('every declared refusal has a case here, and no other', () => {
  const provoked = Object.entries(table).flatMap(([name, refusals]) =>
    Object.keys(refusals).map((refusal) => `${name} ${refusal}`),
  );
  expect(provoked.sort()).toEqual(declared.map((pair) => pair.join(' ')).sort());
});

test.each(declared)('%s refuses with %s', async (name, refusal) => {
  const response = await table[name]?.[refusal]?.();
  expect(response).toEqual({
    code: refusalCodes[refusal],
    msg: messageText(refusal, 'en'),
    data: dataOf(name, refusal),
  });
});

function dataOf(name: string, refusal: RefusalName): unknown {
  const resetsAt = expect.stringMatching(/T00:00:00.000Z$/);
  switch (refusal) {
    case 'AMOUNT_OUT_OF_RANGE':
      return LIMITS[name] ?? null;
    case 'LIMIT_REACHED': {
      const reached = { ...LOSS_OF_DAY, limit: 5, remaining: 5, walletType: 'USD', resetsAt };
      return name === 'payments.recharge' ? { ...reached, kind: 'deposit' } : reached;
    }
    case 'ACCOUNT_BLOCKED': {
      const until = expect.stringMatching(/Z$/);
      const isLogin = name.startsWith('user.') || name.startsWith('security.');
      return isLogin ? { until, canReturn: false } : { until };
    }
    case 'EXCLUSION_NOT_OVER':
      return { until: '2099-01-01T00:00:00.000Z' };
    case 'TOO_SOON':
      return { waitMs: 2500 };
    case 'LIMIT_CHOICE_DUE':
      return { missing: ['deposit'], mayDecline: true };
    case 'TOO_EARLY':
      return { confirmableAt: expect.stringMatching(/Z$/) };
    case 'SECOND_FACTOR_REQUIRED':
      return {
        challenge: expect.any(String),
        methods: ['totp', 'recovery'],
        expiresAt: expect.stringMatching(/Z$/),
      };
    case 'SECOND_FACTOR_INVALID':
      return ['security.loginSecond', 'saferPlay.returnSecond'].includes(name)
        ? { triesLeft: 4 }
        : null;
    default:
      return null;
  }
}

/** Ids that do not exist, for every call that declares a 404. */
const unknown: Readonly<Record<string, object>> = {
  'games.get': { id: 'no-such-game' },
  'play.launch': { gameId: 'no-such-game', walletType: 'USD' },
  'play.launchFree': { ...FREE_LAUNCH, gameId: 'no-such-game' },
  'favorites.add': { gameId: 'no-such-game' },
  'favorites.remove': { gameId: 'no-such-game' },
  'ratings.get': { gameId: 'no-such-game' },
  'ratings.rate': { gameId: 'no-such-game', stars: 3 },
  'rounds.list': { providerId: 'no-such-provider' },
  'rounds.get': { roundId: 'no-such-round' },
  'rounds.replayId': { roundId: 'no-such-round', gameId: 'wolfmoon' },
  'rounds.replay': { id: 'q3vJ0yq0m1cYt7rZ8WfC2g' },
  'rounds.seedRounds': { serverSeedHash: 'f'.repeat(64) },
  'rounds.event': { eventId: 'no-such-event' },
  'payments.webhook': { outTradeNo: 'no-such-order' },
  'saferPlay.removeLimit': { kind: 'wager', period: 'month' },
  'security.removePasskey': { id: 'no-such-passkey' },
  'notifications.read': { id: 'no-such-notification' },
  'notifications.remove': { id: 'no-such-notification' },
  'support.reply': { id: 'no-such-question', text: 'Hello' },
};

test('every call that declares a 404 has a case here, and no other', () => {
  const missing = endpointEntries().filter(([, { notFound }]) => notFound);
  expect(Object.keys(unknown).sort()).toEqual(missing.map(([name]) => name).sort());
});

test.each(Object.entries(unknown))('%s returns 404 for %o', async (name, input) => {
  const [, endpoint] = endpointEntries().find(([known]) => known === name) ?? [];
  if (!endpoint) throw new Error(`there is no call ${name}`);
  const body: Record<string, unknown> = { ...(exampleOf(name).request as object), ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, field: string) => String(body[field]));
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  // The clock was advanced: some calls require a fresh login.
  const { token } = await server.player();
  const response =
    endpoint.access === 'payment'
      ? await server.signed('payment', `/api${path}`, body)
      : await server.api[method](`/api${path}`)
          .auth(token, { type: 'bearer' })
          .query(method === 'get' ? body : {})
          .send(method === 'post' || method === 'put' ? body : undefined);
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ code: 404, msg: messageText('NOT_FOUND', 'en'), data: null });
});

/** The data of `AMOUNT_OUT_OF_RANGE` for a USD wallet. */
const LIMITS: Readonly<Record<string, object>> = {
  'payments.recharge': { min: 10, max: 10_000 },
  'payments.withdraw': { min: 20, max: 10_000 },
};

const someone = () => ({
  email: `someone-${randomUUID()}@fairhall.test`,
  password: 'long enough 1',
  nickName: 'Someone',
});

/** A player whose market an operator has changed. */
async function playerIn(market: Market, wallets: { USD?: bigint } = {}): Promise<Player> {
  const moved = await server.player(wallets);
  const { prisma } = server.infrastructure;
  await prisma.user.update({ where: { id: moved.userId }, data: { market } });
  server.clock.advance(NOTICED_MS);
  return moved;
}

async function open(path: string, body: object): Promise<Response> {
  return (await server.api.post(`/api${path}`).send(body)).body;
}

async function as({ token }: Player, path: string, body: object): Promise<Response> {
  return (await server.api.post(`/api${path}`).auth(token, { type: 'bearer' }).send(body)).body;
}

async function provider(path: string, body: object): Promise<Response> {
  return (await server.signed('provider', `/api${path}`, body)).body;
}

/** The second response. */
async function twiceWithOneKey(path: string, [first, second]: [object, object]): Promise<Response> {
  const key = randomUUID();
  const send = async (body: object): Promise<Response> =>
    (
      await server.api
        .post(`/api${path}`)
        .auth(player.token, { type: 'bearer' })
        .set('idempotency-key', key)
        .send({ walletType: 'USD', ...body })
    ).body;
  expect((await send(first)).code).toBe(200);
  return send(second);
}

async function launch(who: Player): Promise<string> {
  const { data } = await as(who, '/game/launch', { gameId: GAME_ID, walletType: 'USD' });
  return new URL((data as { url: string }).url).searchParams.get('token') ?? '';
}

/** For a day. */
async function startTimeOut(who: Player): Promise<void> {
  expect((await as(who, '/safer-play/time-out', { duration: '24h' })).code).toBe(200);
}

async function exclude({ userId }: Player, selfExcludedUntil: Date): Promise<void> {
  const { prisma } = server.infrastructure;
  await prisma.user.update({ where: { id: userId }, data: { selfExcludedUntil } });
  // Longer than any cached state of a player.
  server.clock.advance(1000);
}

async function put({ token }: Player, path: string, body: object): Promise<Response> {
  return (await server.api.put(`/api${path}`).auth(token, { type: 'bearer' }).send(body)).body;
}
