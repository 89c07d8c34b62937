import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { gameServerCalls } from '../../server/game-server/src/contract/index.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { rawRequest } from '../support/raw-request.ts';
import { type Player, sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let player: Player;

beforeAll(async () => {
  server = await sharedTestServer();
  player = await server.player({ USD: 10_000n });
});

describe('a body with prototype keys', () => {
  const calls = endpointEntries()
    .map(([, { method, path, access }]) => ({
      method,
      path: `/api${path.replaceAll(/\{\w+\}/g, 'x')}`,
      access,
    }))
    .filter(({ method }) => method === 'POST' || method === 'PUT');
  const bodies = [
    '{"__proto__":{"polluted":true}}',
    '{"a":{"__proto__":{"polluted":true}}}',
    '{"a":[{"__proto__":{"polluted":true}}]}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"a":{"constructor":{"prototype":{"polluted":true}}}}',
  ];

  test.each(calls)(
    'is refused by $method $path, whatever its other fields',
    async ({ method, path, access }) => {
      const { providerSecret, paymentSecret } = server.settings;
      const secret = access === 'payment' ? paymentSecret : providerSecret;
      for (const body of bodies) {
        const { status, text } = await rawRequest(server.settings.origins.web, {
          method,
          path,
          body,
          headers: {
            authorization: `Bearer ${player.token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'x-signature': sign({ rawBody: body, secret, now: server.clock.now() }),
          },
        });
        expect(status, body).toBe(400);
        expect(JSON.parse(text)).toMatchObject({ code: 400 });
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('polluted' in {}).toBe(false);
    },
  );

  test.each([
    '__proto__[polluted]=1',
    '__proto__=1',
    'constructor[prototype][polluted]=1',
    'constructor=1',
  ])('has no effect in the query %s', async (query) => {
    const response = await server.api
      .get(`/api/user/history?${query}`)
      .auth(player.token, { type: 'bearer' });
    expect(response.body.code).toBe(200);
    expect('polluted' in {}).toBe(false);
  });
});

describe('homeUrl of a launch', () => {
  const launch = (homeUrl: string) =>
    server.api
      .post('/api/game/launch')
      .auth(player.token, { type: 'bearer' })
      .send({ gameId: 'phoenix-ascend', walletType: 'USD', homeUrl });

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost@elsewhere.test/',
    'http://localhost.elsewhere.test/',
  ])('is refused when it is %s', async (homeUrl) => {
    const response = await launch(homeUrl);
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toMatchObject([{ path: 'homeUrl' }]);
  });

  test('may be any path of the web client', async () => {
    const { url } = (await launch('/games?type=0')).body.data;
    expect(new URL(url).searchParams.get('homeUrl')).toBe(
      `${server.settings.origins.web}/games?type=0`,
    );
  });
});

describe('an order at the payments provider', () => {
  const order = (urls: { returnUrl?: string; notifyUrl?: string }) => {
    const { origins, paymentSecret: secret } = server.settings;
    const body = JSON.stringify({
      outTradeNo: 'FH-REDIRECT',
      amount: '10.00',
      walletType: 'USD',
      returnUrl: `${origins.web}/payment-result`,
      notifyUrl: `${origins.web}/api/payment/webhook`,
      ttlS: 60,
      ...urls,
    });
    return rawRequest(origins.pay, {
      method: 'POST',
      path: '/orders',
      body,
      headers: {
        'content-type': 'application/json',
        'x-signature': sign({ rawBody: body, secret, now: server.clock.now() }),
      },
    });
  };

  test.each(['https://elsewhere.test/', 'javascript:alert(1)', 'http://localhost@elsewhere.test/'])(
    'cannot have the return URL or webhook URL %s',
    async (url) => {
      for (const field of ['returnUrl', 'notifyUrl']) {
        const { status, text } = await order({ [field]: url });
        expect(status).toBe(400);
        expect(JSON.parse(text).data.issues).toMatchObject([{ path: field }]);
      }
    },
  );

  test('may return to the web client', async () => {
    expect((await order({})).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  test('cannot read a response', async () => {
    const response = await server.api.get('/api/health').set('origin', 'https://elsewhere.test');
    expect(response.headers['access-control-allow-origin']).not.toBe('https://elsewhere.test');
    expect(response.headers['access-control-allow-origin']).not.toBe('*');
  });

  test('cannot send a request with a token', async () => {
    const response = await server.api
      .options('/api/user/info')
      .set('origin', 'https://elsewhere.test')
      .set('access-control-request-method', 'GET')
      .set('access-control-request-headers', 'authorization');
    expect(response.headers['access-control-allow-origin']).not.toBe('https://elsewhere.test');
  });

  test('gets no error for OPTIONS without the headers of a preflight', async () => {
    const response = await server.api.options('/api/user/login');
    expect([response.status, response.text]).toEqual([204, '']);
  });

  test('may do both as the web client', async () => {
    const { web } = server.settings.origins;
    const response = await server.api.get('/api/health').set('origin', web);
    expect(response.headers['access-control-allow-origin']).toBe(web);
    expect(response.headers['access-control-allow-credentials']).toBe('true');
  });
});

test('in production every response of each origin has Strict-Transport-Security; in development none has', async () => {
  const secret = 's'.repeat(32);
  const production = await startTestServer({
    withPayments: true,
    withGames: true,
    env: {
      NODE_ENV: 'production',
      PASSWORD_COST: 'full',
      RATE_LIMIT: 'on',
      APP_SECRET: `app-${secret}`,
      PROVIDER_SECRET: `provider-${secret}`,
      PAYMENT_SECRET: `payment-${secret}`,
    },
  });
  onTestFinished(() => production.close());
  for (const path of ['/api/health', '/api/rpgame/games/hot', '/api/docs', '/no-such-page']) {
    const { headers } = await production.api.get(path);
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
    expect((await server.api.get(path)).headers['strict-transport-security']).toBeUndefined();
  }
  const { pay, game } = production.settings.origins;
  for (const origin of [pay, game]) {
    const { headers } = await rawRequest(origin, { path: '/health' });
    expect(headers['strict-transport-security'], origin).toMatch(/max-age=31536000/);
  }
  const { headers } = await rawRequest(server.settings.origins.pay, { path: '/health' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a login sets no cookie', async () => {
  const { email, password } = await server.player();
  const login = await server.api.post('/api/user/login').send({ email, password });
  expect(login.body.code).toBe(200);
  expect(login.headers['set-cookie']).toBeUndefined();
});

test('no cache may store a response of the game server', async () => {
  const { status, headers } = await rawRequest(server.settings.origins.game, {
    method: 'POST',
    path: gameServerCalls.open.path,
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
});

test.each([
  ['get', '/api/user/info'],
  ['post', '/api/user/wallet'],
  ['get', '/api/user/history'],
  ['get', '/api/notifications'],
  ['post', '/api/payment/recharge/records'],
  ['post', '/api/game/launch'],
] as const)('no cache may store the response of %s %s', async (method, path) => {
  const responses = [
    await server.api[method](path).auth(player.token, { type: 'bearer' }),
    // The second one may be cached.
    await server.api[method](path).auth(player.token, { type: 'bearer' }),
    await server.api[method](path),
  ];
  for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store');
});
