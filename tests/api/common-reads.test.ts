import { createHash } from 'node:crypto';
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { giveMoney } from './give-money.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * The reads of every page: the lists of games, which are cached for all callers, and the wallets.
 */

let server: TestServer;
let player: Player;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
});

beforeEach(async () => {
  player = await server.player({ USD: 1234n });
});

afterAll(() => server.close());

type RequestOptions = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: http.Agent;
};
type Response = { status: number; headers: Record<string, unknown>; body: Buffer };

/** A request with exactly these headers. */
function sendRequest({ path, body, ...options }: RequestOptions): Promise<Response> {
  const { port } = new URL(server.settings.origins.web);
  return new Promise((resolve, reject) => {
    const request = http.request({ host: 'localhost', port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, 'x-request-id': id, ...rest } = response.headers;
        expect(id).toMatch(/^[0-9a-f-]{36}$/);
        resolve({ status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Without the bodies: a failure would print whole lists. */
const digest = ({ body }: Response) => createHash('sha256').update(body).digest('hex');

const origin = () => ({ origin: server.settings.origins.web });
const session = () => ({ authorization: `Bearer ${player.token}` });
const browser = { 'accept-encoding': 'gzip, deflate, br' };

const reads: [string, () => RequestOptions][] = [
  ['the games', () => ({ method: 'POST', path: '/api/rpgame/games/available' })],
  ['the hot games', () => ({ method: 'GET', path: '/api/rpgame/games/hot' })],
  ['the new games', () => ({ method: 'GET', path: '/api/rpgame/games/new' })],
  ['the wallets', () => ({ method: 'POST', path: '/api/user/wallet', headers: session() })],
];

describe.each(reads)('%s', (_, request) => {
  test.each([
    ['a plain caller', () => ({})],
    ['the web client', origin],
    ['a browser', () => ({ ...origin(), ...browser })],
    ['a caller who takes gzip', () => ({ 'accept-encoding': 'gzip' })],
    ['a caller who weighs encodings', () => ({ 'accept-encoding': 'br;q=0.1, gzip' })],
    ['a foreign page', () => ({ origin: 'http://elsewhere.test' })],
  ])('are the same to %s each time, headers included', async (_name, headers) => {
    const options = request();
    const whole = { ...options, headers: { ...options.headers, ...headers() } };
    const first = await sendRequest(whole);
    const second = await sendRequest(whole);
    expect({ ...second, body: digest(second) }).toEqual({ ...first, body: digest(first) });
    expect(first.status).toBe(200);
  });
});

test('an unchanged list is returned as 304 for its ETag', async () => {
  const request: RequestOptions = { method: 'GET', path: '/api/rpgame/games/hot' };
  const { headers } = await sendRequest(request);
  const again = { ...request, headers: { 'if-none-match': String(headers.etag) } };
  expect(await sendRequest(again)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test('the wallets include the last movement', async () => {
  const request: RequestOptions = { method: 'POST', path: '/api/user/wallet', headers: session() };
  const dollars = async () => {
    const { body } = await sendRequest(request);
    return JSON.parse(body.toString()).data.find(
      ({ walletType }: { walletType: string }) => walletType === 'USD',
    ).walletBalance;
  };
  expect([await dollars(), await dollars()]).toEqual([12.34, 12.34]);
  await giveMoney(server.infrastructure, { userId: player.userId, minor: 1n });
  expect([await dollars(), await dollars()]).toEqual([12.35, 12.35]);
});

test('a list is compressed by the accepted encoding, and each encoding has its own ETag', async () => {
  const request: RequestOptions = { method: 'POST', path: '/api/rpgame/games/available' };
  const plain = await sendRequest(request);
  const brotli = await sendRequest({ ...request, headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await sendRequest({ ...request, headers: { 'accept-encoding': 'gzip' } });
  const encodings = [plain, brotli, gzip].map(({ headers }) => headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a filtered list is built for each request and is not cached', async () => {
  const { headers } = await server.api.post('/api/rpgame/games/available').send({ gameType: 0 });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

test('the games include the last change of the catalogue', async () => {
  const request: RequestOptions = { method: 'POST', path: '/api/rpgame/games/available' };
  const before = [await sendRequest(request), await sendRequest(request)];
  const [game] = (await server.api.post('/api/rpgame/games/available')).body.data;
  await server.signed('provider', '/api/rpgame/games/saveAll', {
    games: [{ ...game, gameName: `${game.gameName} II` }],
  });
  server.letNodesNotice();
  const after = [await sendRequest(request), await sendRequest(request)];
  expect(after[0]?.headers).toEqual(after[1]?.headers);
  expect(after[0]?.headers.etag).not.toBe(before[0]?.headers.etag);
});

test('a session that was ended is refused with the reason', async () => {
  const request: RequestOptions = { method: 'POST', path: '/api/user/wallet', headers: session() };
  expect([(await sendRequest(request)).status, (await sendRequest(request)).status]).toEqual([
    200, 200,
  ]);
  const { email, password } = player;
  await server.api.post('/api/user/login').send({ email, password });
  const { status, body } = await sendRequest(request);
  expect(status).toBe(401);
  expect(JSON.parse(body.toString()).data.reason).toBe('KICKED_OUT');
});

test('one connection serves the requests of several players in turn', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const other = await server.player({ USD: 5n });
  const dollars = async (headers: Record<string, string>) => {
    const response = await sendRequest({
      method: 'POST',
      path: '/api/user/wallet',
      headers,
      agent,
    });
    const { code, data } = JSON.parse(response.body.toString());
    return code === 200 ? data[0].walletBalance : code;
  };
  const first = session();
  const second = { authorization: `Bearer ${other.token}` };
  const options = [first, second, first, {}, first, { authorization: 'Bearer nobody' }, second];
  const served: number[] = [];
  for (const headers of options) served.push(await dollars(headers));
  expect(served).toEqual([12.34, 0.05, 12.34, 401, 12.34, 401, 0.05]);
  await server.api.post('/api/user/logout').set(first);
  expect([await dollars(first), await dollars(second)]).toEqual([401, 0.05]);
});
