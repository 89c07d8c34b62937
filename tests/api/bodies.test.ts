import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { parseJson } from '../../server/kit/src/http/json-body.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { type Player, sharedTestServer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let player: Player;

beforeAll(async () => {
  server = await sharedTestServer();
  player = await server.player();
});

const KIB = 1024;
const calls = endpointEntries()
  .filter(([, { method }]) => method === 'POST' || method === 'PUT')
  .map(([name, { method, path, access, bodyBytesMax }]) => ({
    name,
    method,
    path: `/api${path.replaceAll(/\{\w+\}/g, 'x')}`,
    access,
    bodyBytesMax,
  }));

/** The status of the response to a request whose announced body is never sent. */
async function statusBeforeBody(
  port: number,
  call: { method: string; path: string; bytes: number; headers?: Record<string, string> },
): Promise<number> {
  const { method, path, bytes, headers = {} } = call;
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': `${bytes}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [response] = await once(socket, 'data');
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(response))?.[1]);
}

describe('the limit of a body', () => {
  test('is 16 KiB for every call, except for an avatar, a passkey and a catalogue', () => {
    const larger = calls.filter(({ bodyBytesMax }) => bodyBytesMax !== 16 * KIB);
    expect(larger.map(({ name, bodyBytesMax }) => [name, bodyBytesMax / KIB])).toEqual([
      ['user.updateProfile', 96],
      ['security.passkeyLogin', 32],
      ['security.addPasskey', 32],
      ['games.saveAll', 1024],
    ]);
  });

  test.each(calls)('of $name is checked before the body is read', async (call) => {
    server.requireOwnServer('sends raw bytes');
    const { method, path, bodyBytesMax } = call;
    const status = await statusBeforeBody(server.settings.ports.web, {
      method,
      path,
      bytes: bodyBytesMax + 1,
      headers: { 'x-signature': 'any' },
    });
    expect(status).toBe(413);
  });

  test.each([
    ['Mockpay', 'pay', '/orders'],
    ['the game server', 'game', '/rounds/spin'],
    ['the back office', 'office', '/office/login'],
  ] as const)('of %s is 16 KiB, checked before the body is read', async (_, service, path) => {
    server.requireOwnServer('sends raw bytes');
    const port = server.settings.ports[service];
    const call = { method: 'POST', path, bytes: 16 * KIB + 1 };
    expect(await statusBeforeBody(port, call)).toBe(413);
  });
});

describe('a body without the header of its signature', () => {
  test.each(calls.filter(({ access }) => access === 'provider' || access === 'payment'))(
    'is not read by $name',
    async ({ method, path, bodyBytesMax }) => {
      server.requireOwnServer('sends raw bytes');
      const call = { method, path, bytes: bodyBytesMax };
      expect(await statusBeforeBody(server.settings.ports.web, call)).toBe(403);
    },
  );
});

test('a signature is verified before its body is parsed', async () => {
  const save = (secret: string) =>
    server.api
      .post('/api/rpgame/games/saveAll')
      .set('content-type', 'application/json')
      .set('x-signature', sign({ rawBody: '{', secret, now: server.clock.now() }))
      .send('{');
  expect((await save('another secret')).status).toBe(403);
  expect((await save(server.settings.providerSecret)).status).toBe(400);
});

describe('a deep or a wide body', () => {
  const bodies = {
    deep: `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`,
    wide: `{${Array.from({ length: 1500 }, (_, index) => `"${index}":1`).join()}}`,
  };

  test.each(calls.filter(({ access }) => access === 'public' || access === 'session'))(
    'is rejected unparsed by $name',
    async ({ method, path }) => {
      for (const body of Object.values(bodies)) {
        const response = await server.api[method === 'PUT' ? 'put' : 'post'](path)
          .auth(player.token, { type: 'bearer' })
          .set('content-type', 'application/json')
          .send(body);
        expect(response.status).toBe(400);
        expect(response.body.data.issues).toEqual([
          { path: '', message: 'must have at most 16 levels and 500 values' },
        ]);
      }
    },
  );

  test.each([
    ['Mockpay', 'pay', '/pay/any/complete'],
    ['the game server', 'game', '/rounds/spin'],
    ['the back office', 'office', '/office/login'],
  ] as const)('is rejected unparsed by %s', async (_, service, path) => {
    for (const body of Object.values(bodies)) {
      const response = await fetch(new URL(path, server.settings.origins[service]), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
        body,
      });
      expect(response.status).toBe(400);
      const { data } = (await response.json()) as { data: { issues: unknown } };
      expect(data.issues).toEqual([
        { path: '', message: 'must have at most 16 levels and 500 values' },
      ]);
    }
  });
});

test('an address sends at most thirty large bodies a minute with a forged signature', async () => {
  // Each node counts what reaches it.
  const strict = await startTestServer({ nodes: 1, env: { RATE_LIMIT: 'on' } });
  onTestFinished(() => strict.close());
  const statuses: number[] = [];
  for (let sent = 0; sent < 32; sent += 1) {
    const forged = strict.api.post('/api/rpgame/games/saveAll').set('x-signature', 'forged');
    statuses.push((await forged.send({ games: [] })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 403), 429, 429]);
});

test('the largest bets of the games have a modest structure', () => {
  const bets = Array.from({ length: 64 }, (_, spot) => ({ spot: `spot-${spot}`, amount: '1.00' }));
  const lines = Array.from({ length: 10 }, () => [1, 2, 3, 4, 5, 6]);
  for (const body of [{ bets }, { lines }]) expect(parseJson(JSON.stringify(body))).toEqual(body);
});

test('a response lists the first fifty issues of a body with hundreds', async () => {
  const games = Array.from({ length: 500 }, () => 0);
  const response = await server.signed('provider', '/api/rpgame/games/saveAll', { games });
  expect(response.status).toBe(400);
  expect(response.body.data.issues).toHaveLength(50);
});
