import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { sign } from '../../server/kit/src/signature.ts';
import { eventually } from '../support/eventually.ts';
import { rawRequest } from '../support/raw-request.ts';
import { launchToken } from './game-session.ts';
import { type Player, sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

/*
 * The responses, headers included, of the two calls of a deposit, the movements of the wallet and
 * the login, for a client and for a provider.
 */

const GAME_ID = 'phoenix-ascend';

let server: TestServer;
let player: Player;
/** A player of its own for the logins: each login may end an older session. */
let visitor: Player;
/** The player's launch token. */
let token: string;

beforeAll(async () => {
  server = await sharedTestServer();
  player = await server.player({ USD: 100_000n });
  visitor = await server.player();
  token = await launchToken(server, player);
});

type Headers = Record<string, string>;
type Call = { path: string; headers: Headers; body: string };

/** Sent with its length or in chunks, on a keep-alive connection or on its last request. */
async function send(
  { path, headers, body }: Call,
  framing: 'length' | 'chunks' = 'length',
  connection: 'keep-alive' | 'close' = 'keep-alive',
) {
  const framed: Headers =
    framing === 'length'
      ? { 'content-length': String(Buffer.byteLength(body)) }
      : { 'transfer-encoding': 'chunked' };
  const {
    status,
    headers: got,
    text,
  } = await rawRequest(server.settings.origins.web, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', connection, ...headers, ...framed },
    body,
  });
  const { date: _date, 'keep-alive': _, connection: after, 'x-request-id': id, ...rest } = got;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return { status, headers: rest, body: withoutNumbers(text), connection: after };
}

/** Fields that differ for each order, session or movement. */
function withoutNumbers(text: string): string {
  return text
    .replaceAll(/(?<="(payUrl|outTradeNo|platOrderNum|token)":")[^"]+/g, '…')
    .replaceAll(/(?<="balance":)[\d.]+/g, '…');
}

const session = (): Headers => ({ authorization: `Bearer ${player.token}` });
const order = (headers: Headers, body = '{"walletType":"USD","amount":10}'): Call => ({
  path: '/api/payment/recharge',
  headers,
  body,
});

function event(changes: object = {}, signed: Partial<{ secret: string; now: Date }> = {}): Call {
  const body = {
    eventId: 'event-1',
    type: 'payment.paid',
    platOrderNum: 'unknown',
    outTradeNo: 'unknown',
    amount: '10',
    walletType: 'USD',
    occurredAt: server.clock.now().toISOString(),
    ...changes,
  };
  return signedCall('/api/payment/webhook', body, {
    secret: server.settings.paymentSecret,
    ...signed,
  });
}

function signedCall(path: string, fields: object, signed: { secret: string; now?: Date }): Call {
  const body = JSON.stringify(fields);
  const signature = sign({ rawBody: body, now: server.clock.now(), ...signed });
  return { path, headers: { 'x-signature': signature }, body };
}

/** A movement of the wallet, by default a new bet. */
function movement(name: 'bet' | 'win' | 'play' | 'rollback', changes: object = {}): Call {
  const fields = {
    token,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: GAME_ID,
    amount: '1.00',
    ...changes,
  };
  const { providerSecret: secret } = server.settings;
  return signedCall(`/api/provider/${name}`, fields, { secret });
}

function login(changes: object = {}, headers: Headers = {}): Call {
  const { email, password } = visitor;
  const body = JSON.stringify({ email, password, ...changes });
  return { path: '/api/user/login', headers, body };
}

const calls: [string, number, () => Call][] = [
  ['a login', 200, () => login()],
  [
    'a login in upper case from our page',
    200,
    () => login({ email: visitor.email.toUpperCase() }, { origin: server.settings.origins.web }),
  ],
  ['a login with a wrong password', 200, () => login({ password: 'wrong 1234' })],
  [
    'a login with an unknown email',
    200,
    () => login({ email: 'nobody@example.test' }, { 'accept-language': 'id' }),
  ],
  ['a login without a password', 400, () => login({ password: undefined })],
  ['a login by who is logged in', 200, () => login({}, session())],
  ['an order', 200, () => order(session())],
  [
    'an order from our page',
    200,
    () => order({ ...session(), origin: server.settings.origins.web }),
  ],
  ['an order from a foreign page', 200, () => order({ ...session(), origin: 'http://other.test' })],
  ['an order without a session', 401, () => order({ 'accept-language': 'es' })],
  ['an order on a dead token', 401, () => order({ authorization: 'Bearer gone' })],
  ['an order below the limit', 200, () => order(session(), '{"walletType":"USD","amount":1}')],
  ['an order of nonsense', 400, () => order(session(), '{"walletType":"USD","amount":"ten"}')],
  ['an order that is no object', 400, () => order(session(), '[1]')],
  ['an order of null', 400, () => order(session(), 'null')],
  ['an order of blanks', 400, () => order(session(), '  ')],
  ['an order that is no JSON', 400, () => order(session(), '{"walletType":')],
  ['an order with a prototype', 400, () => order(session(), '{"amount":10,"__proto__":{}}')],
  ['a bad idempotency key', 400, () => order({ ...session(), 'idempotency-key': 'a b' })],
  ['an event of an unknown order', 404, () => event()],
  ['an event of no kind', 400, () => event({ type: 'payment.lost' })],
  ['a forged event', 403, () => event({}, { secret: 'another-secret' })],
  [
    'a stale event',
    403,
    () => event({}, { now: new Date(server.clock.now().getTime() - 301_000) }),
  ],
  ['an event without a signature', 403, () => ({ ...event(), headers: {} })],
  // The balance keeps its number of digits, so the responses keep their length.
  ['a bet', 200, () => movement('bet')],
  ['a bet with an amount of nonsense', 400, () => movement('bet', { amount: 'one' })],
  ['a bet beyond the balance', 200, () => movement('bet', { amount: '5000.00' })],
  ['a bet on a dead token', 200, () => movement('bet', { token: 'gone' })],
  ['a bet without a signature', 403, () => ({ ...movement('bet'), headers: {} })],
  ['a round in one step', 200, () => movement('play', { winAmount: '1.00' })],
  ['a win of nothing', 200, () => movement('win', { betTransactionId: 'none', finished: true })],
  ['a rollback of nothing', 200, () => movement('rollback', { betTransactionId: randomUUID() })],
];

test.each(calls)('%s returns %d for every way to send it', async (_, status, call) => {
  const whole = await send(call());
  expect(whole.status).toBe(status);
  expect(whole.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const others = [
    await send(call(), 'chunks'),
    await send(call(), 'length', 'close'),
    await send(call(), 'chunks', 'close'),
  ];
  // Fastify closes the connection after a malformed JSON body: it may not have read all of it.
  for (const other of others)
    expect({ ...other, connection: '' }).toEqual({ ...whole, connection: '' });
  expect(others[1]?.connection).toBe('close');
});

test('a page of the web client may read the response, a foreign page may not', async () => {
  const { web } = server.settings.origins;
  const ours = await send(order({ ...session(), origin: web }));
  const foreign = await send(order({ ...session(), origin: 'http://other.test' }));
  expect(ours.headers['access-control-allow-origin']).toBe(web);
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

test('a provider call cannot be read by any page', async () => {
  const { web } = server.settings.origins;
  const bet = movement('bet');
  const { headers } = await send({ ...bet, headers: { ...bet.headers, origin: web } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('a repeated bet is a replay', async () => {
  const bet = movement('bet');
  const first = await send(bet, 'chunks');
  const second = await send(bet);
  expect([first.body, second.body]).toEqual([
    '{"code":200,"msg":"success","data":{"balance":…,"replayed":false}}',
    '{"code":200,"msg":"success","data":{"balance":…,"replayed":true}}',
  ]);
});

test('a call in flight at the start of a shutdown gets its response, and its connection is closed', async () => {
  const closing = await startTestServer({ env: { DRAIN_MS: '2000' } });
  const { web: origin } = closing.settings.origins;
  const socket = connect(Number(new URL(origin).port), 'localhost');
  const requested = once(closing.app.server, 'request');
  const head = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';
  socket.write(`POST /api/payment/recharge HTTP/1.1\r\n${head}`);
  await requested;
  const closed = closing.close();
  await eventually(async () => {
    const { status } = await rawRequest(origin, { path: '/api/ready' });
    expect(status).toBe(503);
  });
  socket.write('{}');
  let response = '';
  for await (const chunk of socket.setEncoding('utf8')) response += chunk;
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
