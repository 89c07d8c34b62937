import { connect } from 'node:net';
import supertest, { type Response } from 'supertest';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startStack } from '../support/stack.ts';
import { sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});

/** Expects the envelope with exactly its three fields, as JSON, with a request id. */
function expectEnvelope(response: Response, code: number): void {
  expect(response.type).toBe('application/json');
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  expect(Object.keys(response.body)).toEqual(['code', 'msg', 'data']);
  expect(response.body.code).toBe(code);
  expect(response.body.msg).toEqual(expect.any(String));
  expect(response.body.msg).not.toBe('');
}

describe('a success', () => {
  test('is HTTP 200, code 200 and "success", which is never translated', async () => {
    const response = await server.api.get('/api/health').set('accept-language', 'es');
    expectEnvelope(response, 200);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ code: 200, msg: 'success', data: { status: 'ok' } });
  });
});

describe('a refusal', () => {
  test('is HTTP 200 with its own code and no data', async () => {
    const response = await server.api
      .post('/api/user/login')
      .send({ email: 'nobody@example.test', password: 'does not matter' });
    expectEnvelope(response, 1001);
    expect(response.status).toBe(200);
    expect(response.body.data).toBeNull();
  });
});

describe('404', () => {
  test.each(['get', 'post', 'put', 'delete', 'patch'] as const)(
    'is returned for %s of an unknown path',
    async (method) => {
      const response = await server.api[method]('/api/no/such/call');
      expectEnvelope(response, 404);
      expect(response.status).toBe(404);
      expect(response.body.data).toBeNull();
    },
  );

  test.each([
    ['get', '/api/user/login'],
    ['delete', '/api/user/info'],
    ['post', '/api/health'],
  ] as const)(
    'is returned for %s %s, a method that the path does not have',
    async (method, path) => {
      const response = await server.api[method](path);
      expectEnvelope(response, 404);
      expect(response.status).toBe(404);
    },
  );

  test.each([
    '/api',
    '/api/',
    '/no-page',
    '/api/rpgame/games/no-such-game',
    '/api/../../etc/passwd',
  ])('is returned for GET %s', async (path) => {
    const response = await server.api.get(path);
    expectEnvelope(response, 404);
    expect(response.status).toBe(404);
  });
});

describe('400', () => {
  test.each(['{"email": ', 'not json', '{"email": "a@b.c",}', '{"__proto__": {"admin": true}}'])(
    'is returned for the body %s',
    async (body) => {
      const response = await server.api
        .post('/api/user/login')
        .set('content-type', 'application/json')
        .send(body);
      expectEnvelope(response, 400);
      expect(response.status).toBe(400);
    },
  );

  test.each(['[]', 'null', '"text"', '7'])(
    'is returned for %s, JSON that is no object',
    async (body) => {
      const response = await server.api
        .post('/api/user/login')
        .set('content-type', 'application/json')
        .send(body);
      expectEnvelope(response, 400);
      expect(response.status).toBe(400);
    },
  );

  test('lists every invalid field, in the order of the specification', async () => {
    const response = await server.api
      .post('/api/user/register')
      .send({ nickName: 7, password: 'short', email: 'nobody' });
    expectEnvelope(response, 400);
    expect(response.status).toBe(400);
    const issues: { path: string; message: string }[] = response.body.data.issues;
    expect(issues.map((issue) => issue.path)).toEqual(['email', 'password', 'nickName']);
    for (const { message } of issues) expect(message).not.toBe('');
  });

  test('is returned for a number sent as text: bodies are not coerced', async () => {
    const { token } = await server.player();
    const response = await server.api
      .post('/api/payment/recharge')
      .auth(token, { type: 'bearer' })
      .send({ walletType: 'USD', amount: '100' });
    expectEnvelope(response, 400);
    expect(response.body.data.issues).toMatchObject([{ path: 'amount' }]);
  });

  test('is returned for a query parameter that is no number', async () => {
    const { token } = await server.player();
    const response = await server.api
      .get('/api/user/history?pageNum=first')
      .auth(token, { type: 'bearer' });
    expectEnvelope(response, 400);
    expect(response.body.data.issues).toMatchObject([{ path: 'pageNum' }]);
  });

  test('is returned for a path that cannot be decoded', async () => {
    const response = await server.api.get('/api/rpgame/games/%E0%A4%A');
    expectEnvelope(response, 400);
    expect(response.status).toBe(400);
  });

  describe.each(['web', 'pay', 'game'] as const)('is returned on the %s port for', (service) => {
    test.each([
      ['bytes that are not HTTP', 'THIS IS NO HTTP\r\n\r\n'],
      ['a request without a host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n'],
      [
        'an expectation that no server meets',
        'GET /api/health HTTP/1.1\r\nhost: localhost\r\nexpect: 200-ok\r\n\r\n',
      ],
      ['a tunnel', 'CONNECT localhost:1 HTTP/1.1\r\nhost: localhost\r\n\r\n'],
      [
        'two lengths',
        'POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
      ],
      [
        'a length that is no number',
        'POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n',
      ],
    ])('%s', async (_, bytes) => {
      server.requireOwnServer('sends raw bytes');
      const response = await sendRaw(bytes, server.settings.ports[service]);
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(head.toLowerCase()).toContain('content-type: application/json');
      expect(Object.keys(JSON.parse(body))).toEqual(['code', 'msg', 'data']);
      expect(JSON.parse(body)).toMatchObject({ code: 400 });
    });
  });
});

describe('413 and 415', () => {
  test('are returned for a body over 16 KiB', async () => {
    const response = await server.api
      .post('/api/user/login')
      .send({ email: 'a@example.test', password: 'x'.repeat(16_384) });
    expectEnvelope(response, 413);
    expect(response.status).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'are returned for a body of type %s',
    async (type) => {
      const response = await server.api
        .post('/api/user/login')
        .set('content-type', type)
        .send('email=a');
      expectEnvelope(response, 415);
      expect(response.status).toBe(415);
    },
  );
});

describe('401', () => {
  const reasonOf = (response: Response) => {
    expectEnvelope(response, 401);
    expect(response.status).toBe(401);
    return response.body.data.reason;
  };
  const info = () => server.api.get('/api/user/info');

  test('has the reason LOGIN_REQUIRED without a token', async () => {
    expect(reasonOf(await info())).toBe('LOGIN_REQUIRED');
  });

  test('has the reason SESSION_EXPIRED for an unknown token', async () => {
    const response = await info().auth('wrong-token', { type: 'bearer' });
    expect(reasonOf(response)).toBe('SESSION_EXPIRED');
  });

  test('has the reason SESSION_EXPIRED after a logout', async () => {
    const { token } = await server.player();
    await server.api.post('/api/user/logout').auth(token, { type: 'bearer' });
    expect(reasonOf(await info().auth(token, { type: 'bearer' }))).toBe('SESSION_EXPIRED');
  });

  test('has the reason KICKED_OUT for a token whose player logged in again', async () => {
    const { token, email, password } = await server.player();
    const second = await server.api.post('/api/user/login').send({ email, password });
    expect(reasonOf(await info().auth(token, { type: 'bearer' }))).toBe('KICKED_OUT');
    expectEnvelope(await info().auth(second.body.data.token, { type: 'bearer' }), 200);
  });

  test('is not returned for an ended session on a public call', async () => {
    const response = await server.api
      .post('/api/rpgame/games/available')
      .auth('wrong-token', { type: 'bearer' });
    expectEnvelope(response, 200);
  });
});

describe('403', () => {
  test.each([
    ['/api/provider/balance', { token: 'any' }],
    ['/api/payment/webhook', { eventId: 'any' }],
  ])('is returned for %s without a signature, and with a wrong one', async (path, body) => {
    const unsigned = await server.api.post(path).send(body);
    expectEnvelope(unsigned, 403);
    expect(unsigned.status).toBe(403);
    const t = Math.floor(Date.now() / 1000);
    const forged = await server.api
      .post(path)
      .set('x-signature', `t=${t},v1=${'0'.repeat(64)}`)
      .send(body);
    expectEnvelope(forged, 403);
    expect(forged.status).toBe(403);
  });

  test('is returned for saveAll with a player’s token', async () => {
    const { token } = await server.player();
    const response = await server.api
      .post('/api/rpgame/games/saveAll')
      .auth(token, { type: 'bearer' })
      .send({ games: [] });
    expectEnvelope(response, 403);
  });
});

describe('429', () => {
  test('has the seconds until the next attempt', async () => {
    server.requireOwnServer('exceeds the rate limit');
    const stack = await startStack({ settings: { SEED: 'off' } });
    onTestFinished(() => stack.stop());
    const api = supertest(stack.origins.web);
    // More than the limit of an address in a minute.
    const responses = await Promise.all(
      Array.from({ length: 700 }, () => api.get('/api/rpgame/games/hot')),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const response of refused) {
      expectEnvelope(response, 429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

test('every response has the rest of the address’s limit, and each call counts once', async () => {
  // Each node counts what reaches it.
  const strict = await startTestServer({ nodes: 1, env: { RATE_LIMIT: 'on' } });
  onTestFinished(() => strict.close());
  await strict.seedGames();
  const remaining = [];
  for (const path of ['/api/rpgame/games/hot', '/api/rpgame/games/hot', '/api/user/info']) {
    const { headers } = await strict.api.get(path);
    expect(headers['x-ratelimit-limit']).toBe('600');
    remaining.push(Number(headers['x-ratelimit-remaining']));
  }
  expect(remaining).toEqual([599, 598, 597]);
});

test('only a trusted proxy sets the caller’s address', async () => {
  const strict = await startTestServer({
    env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '10.0.0.0/8' },
  });
  onTestFinished(() => strict.close());
  const remaining = async (remoteAddress: string, forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    const response = await strict.app.inject({ url: '/api/health', remoteAddress, headers });
    return Number(response.headers['x-ratelimit-remaining']);
  };
  expect(await remaining('10.0.0.1', '203.0.113.5')).toBe(599);
  expect(await remaining('10.0.0.1', '203.0.113.6')).toBe(599);
  expect(await remaining('198.51.100.1', '203.0.113.5')).toBe(599);
  expect(await remaining('10.0.0.1', '203.0.113.5')).toBe(598);
});

test('behind two proxies in a row every player has an address, whatever a player claims to be', async () => {
  const strict = await startTestServer({
    env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '10.0.0.0/8 198.51.100.7' },
  });
  onTestFinished(() => strict.close());
  const remaining = async (...forwardedFor: string[]) => {
    const headers = { 'x-forwarded-for': forwardedFor.join(', ') };
    const call = { url: '/api/health', remoteAddress: '10.0.0.1', headers };
    return Number((await strict.app.inject(call)).headers['x-ratelimit-remaining']);
  };
  expect(await remaining('203.0.113.5', '198.51.100.7')).toBe(599);
  expect(await remaining('203.0.113.6', '198.51.100.7')).toBe(599);
  expect(await remaining('192.0.2.1', '203.0.113.5', '198.51.100.7')).toBe(598);
});

test('429 applies to a whole IPv6 network, in which a device has more addresses than the limit', async () => {
  // Each node counts what reaches it.
  const strict = await startTestServer({ nodes: 1, env: { RATE_LIMIT: 'on' } });
  onTestFinished(() => strict.close());
  const statuses = [];
  for (let device = 0; device <= 600; device += 1) {
    const from = `2001:db8:0:1::${device.toString(16)}`;
    const { statusCode } = await strict.callFrom(from, { url: '/api/user/logout', payload: {} });
    statuses.push(statusCode);
  }
  expect(statuses.indexOf(429)).toBe(600);
  const neighbour = { url: '/api/user/logout', payload: {} };
  expect((await strict.callFrom('2001:db8:0:2::1', neighbour)).statusCode).toBe(200);
});

describe('the message of a failure', () => {
  const messageIn = async (language: string) => {
    const response = await server.api.get('/api/no/such/call').set('accept-language', language);
    return String(response.body.msg);
  };

  test('is in the requested language', async () => {
    const languages = ['en', 'pt-br', 'id', 'es'];
    const messages = await Promise.all(languages.map(messageIn));
    expect(new Set(messages).size).toBe(languages.length);
  });

  test.each([
    ['pt', 'pt-br'],
    ['pt-PT', 'pt-br'],
    ['es-MX', 'es'],
    ['in', 'id'],
    ['fr', 'en'],
    ['fr, es;q=0.9', 'es'],
    ['', 'en'],
  ])('is returned for "%s" in %s', async (asked, given) => {
    expect(await messageIn(asked)).toBe(await messageIn(given));
  });
});

/** Sends bytes and returns the response until the server closes the connection. */
function sendRaw(bytes: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect({ host: '127.0.0.1', port });
    socket.setEncoding('utf8').on('data', (text) => {
      response += text;
    });
    socket.once('end', () => resolve(response)).once('error', reject);
    socket.write(bytes);
  });
}
