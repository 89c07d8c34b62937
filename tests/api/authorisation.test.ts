import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Access, sendsInputInQuery } from '../../server/api/src/contract/endpoint.ts';
import { exampleOf } from '../../server/api/src/contract/examples.ts';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { serverRoutes } from '../support/server-routes.ts';
import { cardWithdrawal } from './card-withdrawal.ts';
import { gameSession } from './game-session.ts';
import { officeOf } from './office/as-staff.ts';
import { loggedIn } from './office/staff.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * Authorization of every route of the contract for every caller that has no access. A route that is
 * missing from this table fails the suite.
 */

type Row = {
  readonly access: Access;
  /** The input with which another player attacks the victim's data; path parameters included. */
  readonly attack?: (victim: Victim) => object;
  /** The response to that attack; a success must neither expose nor change the victim's data. */
  readonly response?: number;
};

/** Ids of a player who has data in every feature. */
type Victim = Player & {
  readonly notificationId: string;
  readonly ticketId: string;
  readonly orderNumber: string;
  readonly launchToken: string;
  readonly roundId: string;
  readonly passkeyId: string;
};

const GAME_ID = 'phoenix-ascend';
const own = (attack: Row['attack'] = () => ({}), response = 200): Row => ({
  access: 'session',
  attack,
  response,
});
const open: Row = { access: 'public' };
const signedByProvider: Row = { access: 'provider' };

const table: Readonly<Record<string, Row>> = {
  'user.register': open,
  'user.login': open,
  'user.logout': open,
  'user.forgotPassword': open,
  'user.resetPassword': open,
  'user.info': own(({ userId }) => ({ uid: userId, userId })),
  'user.refreshToken': own(({ token, userId }) => ({ token, userId })),
  'user.changePassword': own(
    ({ userId, password }) => ({ userId, oldPassword: password, newPassword: 'taken over 1' }),
    200,
  ),
  'user.updateProfile': own(({ userId, email }) => ({ uid: userId, email, nickName: 'Mallory' })),
  'user.history': own(({ userId }) => ({ kind: 'transaction', userId, uid: userId })),
  'user.historyTotals': own(({ userId }) => ({ kind: 'game', userId, uid: userId })),
  'user.clearHistory': own(({ userId }) => ({ kind: 'game', userId, uid: userId })),
  'security.loginSecond': open,
  'security.passkeyOptions': open,
  'security.passkeyLogin': open,
  // The password of another account opens nothing.
  'security.reauthenticate': own(({ password }) => ({ password }), 1003),
  'security.secondFactor': own(({ userId }) => ({ userId })),
  'security.setUpTotp': own(({ userId }) => ({ userId })),
  'security.confirmTotp': own(({ userId }) => ({ userId, code: '000000' }), 1008),
  'security.removeTotp': own(({ userId, password }) => ({ userId, password }), 1003),
  'security.renewRecoveryCodes': own(({ userId }) => ({ userId }), 1012),
  'security.passkeys': own(({ userId }) => ({ userId })),
  'security.passkeyCreation': own(({ userId }) => ({ userId })),
  'security.addPasskey': own(() => exampleOf('security.addPasskey').request, 1010),
  'security.removePasskey': own(({ passkeyId }) => ({ id: passkeyId }), 404),
  'security.logins': own(({ userId }) => ({ userId })),
  'security.removeAddresses': own(({ userId }) => ({ userId })),
  'security.endAllSessions': own(({ userId }) => ({ userId })),
  'games.available': open,
  'games.search': open,
  'games.hot': open,
  'games.new': open,
  'games.get': open,
  'games.saveAll': signedByProvider,
  'providers.list': open,
  'play.nextStarts': open,
  'favorites.add': own(({ userId }) => ({ gameId: 'wolfmoon', userId })),
  'favorites.remove': own(({ userId }) => ({ gameId: GAME_ID, userId })),
  'favorites.list': own(({ userId }) => ({ userId })),
  'favorites.check': own(({ userId }) => ({ gameId: GAME_ID, userId })),
  'ratings.get': own(({ userId }) => ({ gameId: GAME_ID, userId })),
  'ratings.rate': own(({ userId }) => ({ gameId: GAME_ID, stars: 1, userId }), 1213),
  'play.launch': own(({ userId, token }) => ({
    gameId: GAME_ID,
    walletType: 'USD',
    uid: userId,
    token,
  })),
  'play.launchFree': open,
  'rounds.list': own(({ userId }) => ({ userId, uid: userId })),
  'rounds.get': own(({ roundId, userId }) => ({ roundId, uid: userId }), 404),
  'rounds.replayId': own(
    ({ roundId, userId }) => ({ roundId, gameId: 'brass-roulette', uid: userId }),
    404,
  ),
  'rounds.replay': open,
  // An event is public: its data is the same for all callers, except the caller's own slips.
  'rounds.event': own(({ userId }) => ({ eventId: 'no-such-event', uid: userId }), 404),
  'rounds.seedRounds': own(
    ({ userId }) => ({ serverSeedHash: 'a'.repeat(64), proofs: '1', uid: userId }),
    404,
  ),
  'rounds.rotate': own(({ userId }) => ({ clientSeed: 'mallory', uid: userId })),
  'wallets.list': own(({ userId }) => ({ userId, uid: userId })),
  'wallets.days': own(),
  'wallets.configs': own(),
  'payments.recharge': own(({ userId }) => ({ walletType: 'USD', amount: 20, userId })),
  'payments.rechargeRecords': own(({ userId, orderNumber }) => ({
    userId,
    externalOrderId: orderNumber,
  })),
  'payments.withdraw': own(
    ({ userId }) => ({
      ...cardWithdrawal,
      userId,
    }),
    1101,
  ),
  'payments.withdrawRecords': own(({ userId }) => ({ userId })),
  'payments.payoutAccounts': own(() => ({ walletType: 'USD' })),
  'payments.bankCodes': own(() => ({ walletType: 'USD' })),
  'payments.webhook': { access: 'payment' },
  'saferPlay.overview': own(({ userId }) => ({ userId })),
  'saferPlay.setLimit': own(({ userId }) => ({ kind: 'loss', period: 'day', amount: 5, userId })),
  'saferPlay.removeLimit': own(({ userId }) => ({ kind: 'loss', period: 'day', userId })),
  'saferPlay.confirmLimit': own(({ userId }) => ({ kind: 'wager', period: 'day', userId }), 1403),
  'saferPlay.cancelLimitChange': own(
    ({ userId }) => ({ kind: 'wager', period: 'day', userId }),
    1403,
  ),
  'saferPlay.setRealityCheck': own(({ userId }) => ({ everyMinutes: 60, userId })),
  'saferPlay.acknowledgeRealityCheck': own(({ userId }) => ({ userId })),
  'saferPlay.startTimeOut': own(({ userId }) => ({ duration: '24h', userId })),
  'saferPlay.excludeSelf': own(
    ({ userId }) => ({ duration: '6m', password: 'not the password', confirm: true, userId }),
    1003,
  ),
  'saferPlay.returnFromExclusion': open,
  'saferPlay.returnSecond': open,
  'saferPlay.statement': own(({ userId }) => ({ months: 1, userId })),
  'promo.welcome': own(({ userId }) => ({ userId })),
  'promo.drawWelcome': own(({ userId }) => ({ userId, walletType: 'USD' })),
  'provider.authenticate': signedByProvider,
  'provider.balance': signedByProvider,
  'provider.session': signedByProvider,
  'provider.launchState': signedByProvider,
  'provider.bet': signedByProvider,
  'provider.win': signedByProvider,
  'provider.play': signedByProvider,
  'provider.rollback': signedByProvider,
  'notifications.list': own(({ userId }) => ({ userId })),
  'notifications.unreadCount': own(({ userId }) => ({ userId })),
  'notifications.readAll': own(({ userId }) => ({ userId })),
  'notifications.read': own(({ notificationId }) => ({ id: notificationId }), 404),
  'notifications.remove': own(({ notificationId }) => ({ id: notificationId }), 404),
  'support.create': own(({ userId }) => ({ subject: 'Mine', text: 'Whose?', userId })),
  'support.reply': own(({ ticketId }) => ({ id: ticketId, text: 'Whose is it?' }), 404),
  'support.list': own(({ userId }) => ({ userId, uid: userId })),
  'health.live': open,
  'health.ready': open,
};

/** Routes outside the contract, and their access. Each has its own tests. */
const outsideContract = [
  // The event stream, which has no envelope; its access control is tested below.
  'GET /api/events',
  'GET /api/docs',
  'GET /api/docs*',
  'GET /api/docs/start.js',
  'GET /api/openapi.json',
  // The outbox for development; absent in production.
  'GET /dev/mail',
];

let server: TestServer;
let victim: Victim;

beforeAll(async () => {
  // Its own: calls of every route change what other tests read.
  server = await startTestServer({ withPayments: true, withGames: true });
  await server.seedGames();
  victim = await victimWithData();
});

afterAll(() => server.close());

const entries = endpointEntries();

test('every route of the contract is in the table, with the access that it declares', () => {
  const declared = Object.fromEntries(entries.map(([name, { access }]) => [name, access]));
  const listed = Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row.access]));
  expect(listed).toEqual(declared);
});

test('every route outside the contract is listed here', () => {
  const declared = entries.map(([, { method, path }]) => `${method} /api${path}`);
  const served = serverRoutes(server.app).filter((route) => !route.startsWith('OPTIONS'));
  expect(served.sort()).toEqual([...declared, ...outsideContract].sort());
});

test('the victim has data in every feature', async () => {
  const { info, reward, wallets, favorites, rounds, limits, passkeys, logins, ...pages } =
    await ownDataOf(victim);
  expect(info.data.uid).toBe(victim.userId);
  expect(reward.data.available).toBe(true);
  expect(wallets.data).toHaveLength(8);
  expect(favorites.data).toHaveLength(1);
  expect(rounds.data.list).toHaveLength(1);
  expect(limits.data.limits).toHaveLength(1);
  expect(passkeys.data).toHaveLength(1);
  expect(logins.data).toMatchObject({ list: [{ isCurrent: true }], knownAddresses: 1 });
  for (const [corner, { data }] of Object.entries(pages)) {
    expect(data.total, corner).toBeGreaterThan(0);
  }
});

const strangers = [
  'no session',
  'an unknown token',
  'an ended session',
  'a session after a login elsewhere',
] as const;
type Stranger = (typeof strangers)[number];

/** The refusal of a guarded route for each kind of stranger. */
const reasons: Readonly<Record<Stranger, string>> = {
  'no session': 'LOGIN_REQUIRED',
  'an unknown token': 'SESSION_EXPIRED',
  'an ended session': 'SESSION_EXPIRED',
  'a session after a login elsewhere': 'KICKED_OUT',
};

describe.each(strangers)('%s', (stranger) => {
  let token: string | null;

  beforeAll(async () => {
    token = await tokenOf(stranger);
  });

  const guarded = entries.filter(([, { access }]) => access === 'session');
  it.each(guarded)('is refused by %s', async (name) => {
    const response = await call(name, { token, fields: table[name]?.attack?.(victim) ?? {} });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 401, data: { reason: reasons[stranger] } });
  });

  it('is refused by the event stream', async () => {
    const request = server.api.get('/api/events');
    if (token !== null) request.set('authorization', `Bearer ${token}`);
    expect((await request).body).toMatchObject({ code: 401, data: { reason: reasons[stranger] } });
  });

  const signed = entries.filter(([, { access }]) => access === 'provider' || access === 'payment');
  it.each(signed)('is refused by %s, which requires a signature', async (name) => {
    const response = await call(name, { token, fields: {} });
    expect(response.body).toMatchObject({ code: 403, data: null });
  });

  const opened = entries.filter(([, { access }]) => access === 'public');
  it.each(opened)('is a guest at %s', async (name) => {
    const response = await call(name, { token, fields: { id: GAME_ID } });
    expect([401, 403]).not.toContain(response.body.code);
  });
});

describe('another player', () => {
  let other: Player;

  beforeAll(async () => {
    other = await playerWithSeeds();
  });

  const guarded = entries.filter(([, { access }]) => access === 'session');
  it.each(guarded)('reads and changes no data of the victim through %s', async (name) => {
    const row = table[name];
    const before = await ownDataOf(victim);
    const response = await call(name, { token: other.token, fields: row?.attack?.(victim) ?? {} });
    expect(response.body.code).toBe(row?.response);
    const text = JSON.stringify(response.body);
    for (const secret of [
      victim.userId,
      victim.email,
      victim.orderNumber,
      victim.notificationId,
      victim.ticketId,
      victim.roundId,
      victim.passkeyId,
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(await ownDataOf(victim)).toEqual(before);
    if (name === 'user.refreshToken') other = { ...other, token: response.body.data.token };
    if (name === 'saferPlay.startTimeOut') other = await server.player();
    if (name === 'security.endAllSessions') other = await playerWithSeeds();
  });

  const signed = entries.filter(([, { access }]) => access === 'provider' || access === 'payment');
  it.each(signed)('is refused by the server-to-server route %s', async (name) => {
    const fields = { token: victim.launchToken, outTradeNo: victim.orderNumber };
    const response = await call(name, { token: other.token, fields });
    expect(response.body).toMatchObject({ code: 403, data: null });
  });

  it('cannot redirect a deposit: it is credited to its owner alone', async () => {
    const before = await ownDataOf(other);
    const order = await deposit(victim);
    await server.signed('payment', '/api/payment/webhook', paid(order));
    expect((await ownDataOf(other)).wallets).toEqual(before.wallets);
  });
});

async function playerWithSeeds(): Promise<Player> {
  const player = await server.player();
  await gameSession(server, { player, gameId: 'brass-roulette' });
  return player;
}

async function tokenOf(stranger: Stranger): Promise<string | null> {
  if (stranger === 'no session') return null;
  if (stranger === 'an unknown token') return 'x'.repeat(43);
  const player = await server.player();
  if (stranger === 'an ended session') {
    await call('user.logout', { token: player.token, fields: {} });
  } else {
    const { email, password } = player;
    await call('user.login', { token: null, fields: { email, password } });
  }
  return player.token;
}

async function victimWithData(): Promise<Victim> {
  const player = await server.player({ USD: 50_000n });
  const as = (name: string, fields: object) => call(name, { token: player.token, fields });
  const order = await deposit(player);
  await server.signed('payment', '/api/payment/webhook', paid(order));
  await as('favorites.add', { gameId: GAME_ID });
  const question = await as('support.create', { subject: 'A question', text: 'Is it mine?' });
  const ticketId = question.body.data.id;
  const reason = 'A round was cut off';
  const adjustment = { uid: player.userId, walletType: 'USD', money: '1', reason };
  await officeOf(server, await loggedIn(server, 'payments')).post('/adjustments', adjustment);
  await as('saferPlay.setLimit', { kind: 'wager', period: 'day', amount: 10_000 });
  await as('games.get', { id: GAME_ID });
  const launch = await as('play.launch', { gameId: GAME_ID, walletType: 'USD' });
  const launchToken = new URL(launch.body.data.url).searchParams.get('token') ?? '';
  await server.signed('provider', '/api/provider/bet', {
    token: launchToken,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: GAME_ID,
    amount: '1',
  });
  const roulette = await gameSession(server, { player, gameId: 'brass-roulette' });
  const { round } = await roulette(gameServerCalls.bet, {
    requestId: randomUUID(),
    bets: [{ spot: 'red', amount: '1.00' }],
  });
  const { roundId } = round;
  const notifications = await as('notifications.list', {});
  const notificationId = notifications.body.data.list[0].id;
  const { userId } = player;
  const passkey = { id: randomUUID(), userId, publicKey: '', counter: 0n, transports: '[]' };
  const { prisma, clock } = server.infrastructure;
  await prisma.passkey.create({ data: { ...passkey, name: 'Phone', createdAt: clock.now() } });
  const orderNumber = order.outTradeNo;
  const own = { notificationId, ticketId, orderNumber, launchToken, roundId };
  return { ...player, ...own, passkeyId: passkey.id };
}

type Order = { readonly outTradeNo: string; readonly platOrderNum: string };

async function deposit({ token }: Player): Promise<Order> {
  const ordered = await call('payments.recharge', {
    token,
    fields: { walletType: 'USD', amount: 30 },
  });
  return ordered.body.data;
}

function paid({ outTradeNo, platOrderNum }: Order) {
  return {
    eventId: randomUUID(),
    type: 'payment.paid',
    platOrderNum,
    outTradeNo,
    amount: '30',
    walletType: 'USD',
    occurredAt: server.clock.now().toISOString(),
  };
}

/** All data that players see of themselves. */
async function ownDataOf({ token }: Player) {
  const as = async (name: string, fields: object = {}) =>
    (await call(name, { token, fields })).body;
  return {
    info: await as('user.info'),
    wallets: await as('wallets.list'),
    favorites: await as('favorites.list'),
    limits: await as('saferPlay.overview'),
    passkeys: await as('security.passkeys'),
    logins: await as('security.logins'),
    notifications: await as('notifications.list'),
    games: await as('user.history', { kind: 'game' }),
    money: await as('user.history', { kind: 'transaction' }),
    adjustments: await as('user.history', { kind: 'adjustment' }),
    visits: await as('user.history', { kind: 'browse' }),
    deposits: await as('payments.rechargeRecords'),
    rounds: await as('rounds.list'),
    questions: await as('support.list'),
    reward: await as('promo.welcome'),
  };
}

/** Calls an endpoint by its name; its method and path determine where the fields go. */
function call(name: string, { token, fields }: { token: string | null; fields: object }) {
  const endpoint = entries.find(([known]) => known === name)?.[1];
  if (!endpoint) throw new Error(`the contract has no call ${name}`);
  const rest = new Map(Object.entries(fields));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, field: string) => {
    const value = String(rest.get(field) ?? 'any');
    rest.delete(field);
    return encodeURIComponent(value);
  });
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = server.api[method](`/api${path}`);
  if (token !== null) request.set('authorization', `Bearer ${token}`);
  const values = Object.fromEntries(rest);
  return sendsInputInQuery(endpoint) ? request.query(values) : request.send(values);
}
