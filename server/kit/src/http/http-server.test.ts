import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { createHttpServer } from './http-server.ts';
import { sendError } from './simulator-envelope.ts';

async function startServer({
  env = {},
  timeouts = {},
}: {
  env?: Record<string, string>;
  timeouts?: Parameters<typeof createHttpServer>[0]['timeouts'];
}) {
  const app = createHttpServer({
    settings: readSettings(env, '/'),
    sendError,
    timeouts: { connectionsCheckingInterval: 20, ...timeouts },
  });
  app.post('/', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const send = (text: string) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.write(text);
    return socket;
  };
  return { app, send, countConnections: promisify(app.server.getConnections.bind(app.server)) };
}

const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

test.each([
  ['no request', 'headersTimeout', ''],
  ['half a header', 'headersTimeout', 'GET / HTTP/1.1\r\nhost: localhost\r\nslow'],
  ['half a body', 'requestTimeout', `${HEAD}content-length: 10\r\n\r\n{`],
] as const)(
  'a connection with %s is destroyed after its time, although its client keeps it open',
  async (_, timeout, text) => {
    const timeouts = { headersTimeout: 100, requestTimeout: 60_000, [timeout]: 100 };
    const { send, countConnections } = await startServer({ timeouts });
    const [response] = await once(send(text), 'data');
    expect(String(response)).toContain('"code":400');
    await vi.waitFor(async () => expect(await countConnections()).toBe(0));
  },
);

test('a connection without a further request is destroyed after its time', async () => {
  const { send, countConnections } = await startServer({ timeouts: { keepAliveTimeout: 100 } });
  const [response] = await once(send(`${HEAD}content-length: 2\r\n\r\n{}`), 'data');
  expect(String(response)).toContain('200 OK');
  await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 5000 });
});

/** Connections as from another machine. */
function openFrom(server: Awaited<ReturnType<typeof startServer>>['app']['server']) {
  return (address: string): Duplex => {
    const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
    Object.assign(socket, { remoteAddress: address, setTimeout: () => socket });
    server.emit('connection', socket);
    return socket;
  };
}

const countOpen = (sockets: readonly Duplex[]) =>
  sockets.filter(({ destroyed }) => !destroyed).length;

test('an address, and a network of IPv6, has at most a hundred connections at a time', async () => {
  const open = openFrom((await startServer({})).app.server);
  const fromOne = Array.from({ length: 120 }, () => open('203.0.113.5'));
  const fromNetwork = Array.from({ length: 120 }, (_, device) => open(`2001:db8:0:1::${device}`));
  const fromOther = open('203.0.113.6');
  await vi.waitFor(() => expect([countOpen(fromOne), countOpen(fromNetwork)]).toEqual([100, 100]));
  expect(fromOther.destroyed).toBe(false);
  const [ended] = fromOne.filter(({ destroyed }) => !destroyed);
  if (ended) await once(ended.destroy(), 'close');
  const next = open('203.0.113.5');
  const beyond = open('203.0.113.5');
  await vi.waitFor(() => expect(beyond.destroyed).toBe(true));
  expect(next.destroyed).toBe(false);
});

test('trusted proxies, loopback and our own servers bring the connections of all players', async () => {
  const env = { TRUSTED_PROXIES: 'uniquelocal', GAME_INSIDE_ORIGIN: 'http://198.51.100.9:3002' };
  const open = openFrom((await startServer({ env })).app.server);
  const sockets = ['10.0.0.7', '127.0.0.1', '::1', '198.51.100.9'].map((address) =>
    Array.from({ length: 120 }, () => open(address)),
  );
  const fromOther = Array.from({ length: 120 }, () => open('203.0.113.5'));
  await vi.waitFor(() => expect(countOpen(fromOther)).toBe(100));
  expect(sockets.map(countOpen)).toEqual([120, 120, 120, 120]);
});
