import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sign } from '../../server/src/core/signature.ts';
import { eventually } from '../support/eventually.ts';
import { rawRequest } from '../support/raw-request.ts';
import { type CasinoUnderTest, type Player, startCasino } from './casino-under-test.ts';
import { launchToken } from './game-session.ts';

/*
 * A deposit's two calls, the wallet's movements and the login are answered without the framework
 * (server/src/http/direct-calls.ts).
 * Nobody may notice: each answer here is held against the one that the route itself gives.
 */

const GAME_ID = 'phoenix-ascend';

let casino: CasinoUnderTest;
let player: Player;
/** Who logs in all the time: each login may end an older session. */
let visitor: Player;
/** The player's launch token. */
let token: string;

beforeAll(async () => {
  casino = await startCasino({ withPayments: true });
  await casino.seedGames();
  player = await casino.player({ USD: 100_000n });
  visitor = await casino.player();
  token = await launchToken(casino, player);
});

afterAll(() => casino.close());

type Headers = Record<string, string>;
type Call = { path: string; headers: Headers; body: string };

/**
 * Sent with its length, as everybody does, or in chunks, which only the framework takes; on a connection
 * that goes on, or for the last time on it.
 */
async function ask(
  { path, headers, body }: Call,
  way: 'direct' | 'by route',
  connection: 'keep-alive' | 'close' = 'keep-alive',
) {
  const framing: Headers =
    way === 'direct'
      ? { 'content-length': String(Buffer.byteLength(body)) }
      : { 'transfer-encoding': 'chunked' };
  const {
    status,
    headers: got,
    text,
  } = await rawRequest(casino.settings.origins.web, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', connection, ...headers, ...framing },
    body,
  });
  const { date: _date, 'keep-alive': _, connection: after, 'x-request-id': id, ...rest } = got;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  return { status, headers: rest, body: withoutNumbers(text), connection: after };
}

/** What is another one for each order, session or movement. */
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
    platOrderNum: 'nobody’s',
    outTradeNo: 'nobody’s',
    amount: '10',
    walletType: 'USD',
    occurredAt: casino.clock.now().toISOString(),
    ...changes,
  };
  return signedCall('/api/payment/webhook', body, {
    secret: casino.settings.paymentSecret,
    ...signed,
  });
}

function signedCall(path: string, fields: object, signed: { secret: string; now?: Date }): Call {
  const body = JSON.stringify(fields);
  const signature = sign({ rawBody: body, now: casino.clock.now(), ...signed });
  return { path, headers: { 'x-signature': signature }, body };
}

/** A movement of the wallet, by default a bet that was never made before. */
function movement(name: 'bet' | 'win' | 'play' | 'rollback', changes: object = {}): Call {
  const fields = {
    token,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: GAME_ID,
    amount: '1.00',
    ...changes,
  };
  const { providerSecret: secret } = casino.settings;
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
    () => login({ email: visitor.email.toUpperCase() }, { origin: casino.settings.origins.web }),
  ],
  ['a login with a wrong password', 200, () => login({ password: 'wrong 1234' })],
  [
    'a login of nobody',
    200,
    () => login({ email: 'nobody@example.test' }, { 'accept-language': 'id' }),
  ],
  ['a login without a password', 400, () => login({ password: undefined })],
  ['a login by who is logged in', 200, () => login({}, session())],
  ['an order', 200, () => order(session())],
  [
    'an order from our page',
    200,
    () => order({ ...session(), origin: casino.settings.origins.web }),
  ],
  ['an order from a foreign page', 200, () => order({ ...session(), origin: 'http://other.test' })],
  ['an order of nobody', 401, () => order({ 'accept-language': 'es' })],
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
  ['a forged event', 403, () => event({}, { secret: 'somebody else’s' })],
  [
    'a stale event',
    403,
    () => event({}, { now: new Date(casino.clock.now().getTime() - 301_000) }),
  ],
  ['an event without a signature', 403, () => ({ ...event(), headers: {} })],
  // The balance keeps its number of digits, and with it the answers their length.
  ['a bet', 200, () => movement('bet')],
  ['a bet with an amount of nonsense', 400, () => movement('bet', { amount: 'one' })],
  ['a bet beyond the balance', 200, () => movement('bet', { amount: '5000.00' })],
  ['a bet on a dead token', 200, () => movement('bet', { token: 'gone' })],
  ['a bet without a signature', 403, () => ({ ...movement('bet'), headers: {} })],
  ['a round in one step', 200, () => movement('play', { winAmount: '1.00' })],
  ['a win of nothing', 200, () => movement('win', { betTransactionId: 'none', finished: true })],
  ['a rollback of nothing', 200, () => movement('rollback', { betTransactionId: randomUUID() })],
];

test.each(calls)(
  '%s is answered %d as the route does, headers included',
  async (_, status, call) => {
    for (const connection of ['keep-alive', 'close'] as const) {
      const byRoute = await ask(call(), 'by route', connection);
      expect(byRoute.status).toBe(status);
      // The framework gives up the connection of who sent no JSON, as it may not have read it all.
      expect(await ask(call(), 'direct', connection)).toEqual({ ...byRoute, connection });
    }
  },
);

test('a bet that came by the route is a replay when it comes directly', async () => {
  const bet = movement('bet');
  const first = await ask(bet, 'by route');
  const second = await ask(bet, 'direct');
  expect([first.body, second.body]).toEqual([
    '{"code":200,"msg":"success","data":{"balance":…,"replayed":false}}',
    '{"code":200,"msg":"success","data":{"balance":…,"replayed":true}}',
  ]);
});

describe('the framework', () => {
  /** How many calls reach a handler of the API's routes. */
  function countHandled(): { calls: number } {
    casino.mustBeOwn('watches the server inside this process');
    const handled = { calls: 0 };
    const onStart = (message: unknown) => {
      // The payments provider runs in this process, too.
      const { route } = message as { route: { url: string } };
      if (route.url.startsWith('/api/')) handled.calls += 1;
    };
    const channel = 'tracing:fastify.request.handler:start';
    subscribe(channel, onStart);
    onTestFinished(() => {
      unsubscribe(channel, onStart);
    });
    return handled;
  }

  test('sees no login', async () => {
    const handled = countHandled();
    const { status } = await ask(login(), 'direct');
    expect([status, handled.calls]).toEqual([200, 0]);
  });

  test('sees no movement of the wallet', async () => {
    const handled = countHandled();
    const bet = { transactionId: randomUUID(), roundId: randomUUID() };
    const win = { betTransactionId: bet.transactionId, roundId: bet.roundId, finished: true };
    const answers = [
      await ask(movement('bet', bet), 'direct'),
      await ask(movement('win', win), 'direct'),
      await ask(movement('play', { winAmount: '0.00' }), 'direct'),
      await ask(movement('rollback', { betTransactionId: randomUUID() }), 'direct'),
    ];
    const codes = answers.map(({ body }) => body.slice(0, '{"code":200,'.length));
    expect(codes).toEqual(Array(4).fill('{"code":200,'));
    expect(handled.calls).toBe(0);
  });

  test('sees neither an order nor the event that pays it', async () => {
    const handled = countHandled();
    const { path, headers, body } = order(session());
    const placed = await rawRequest(casino.settings.origins.web, {
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
      body,
    });
    const { outTradeNo, platOrderNum } = JSON.parse(placed.text).data;
    const paid = await ask(event({ eventId: 'event-2', outTradeNo, platOrderNum }), 'direct');
    expect([placed.status, paid.status, paid.body]).toEqual([
      200,
      200,
      '{"code":200,"msg":"success","data":null}',
    ]);
    expect(handled.calls).toBe(0);
  });

  test.each<[string, () => Call]>([
    ['in chunks', () => order({ ...session() })],
    [
      'of another type',
      () => order({ ...session(), 'content-type': 'application/json; charset=utf-8' }),
    ],
    ['of more than 16 KiB', () => order(session(), `{"amount":10${' '.repeat(16_384)}}`)],
    ['with a query', () => ({ ...order(session()), path: '/api/payment/recharge?a=1' })],
  ])('takes an order that comes %s', async (how, call) => {
    const handled = countHandled();
    const { status } = await ask(call(), how === 'in chunks' ? 'by route' : 'direct');
    expect([status, handled.calls]).toEqual([200, 1]);
  });
});

test('a call under way when the process begins to close is answered, and its connection ends', async () => {
  const closing = await startCasino({ drainMs: 2000 });
  const { web: origin } = closing.settings.origins;
  const socket = connect(Number(new URL(origin).port), 'localhost');
  const asked = once(closing.app.server, 'request');
  const head = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n';
  socket.write(`POST /api/payment/recharge HTTP/1.1\r\n${head}`);
  await asked;
  const closed = closing.close();
  await eventually(async () => {
    const { status } = await rawRequest(origin, { path: '/api/ready' });
    expect(status).toBe(503);
  });
  socket.write('{}');
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
