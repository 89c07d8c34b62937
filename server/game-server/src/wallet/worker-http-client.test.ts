import type { AddressInfo } from 'node:net';
import { SIGNATURE_HEADER, verifySignature } from '@fairhall/kit/signature';
import type { ExternalService, SignedRequest } from '@fairhall/kit/signed-http-client';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openWorkerHttpClient } from './worker-http-client.ts';

// Each test starts a thread, which compiles the sources again.
vi.setConfig({ testTimeout: 30_000 });

const SECRET = 'secret';
const NOWHERE = serviceAt('http://127.0.0.1:1');
/** A thread that throws on its first message. */
const CRASHING = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('out of order'); });`,
  )}`,
);

function clientTo(...[address, options]: Parameters<typeof openWorkerHttpClient>) {
  const http = openWorkerHttpClient(address, options);
  onTestFinished(async () => {
    await http.close();
  });
  return http;
}

const callOf = (rawBody: string): SignedRequest => ({ path: '/play', rawBody, atMs: 1_000_000 });

/** A service that returns the received body and whether its signature was genuine. */
function serviceAt(origin: string): ExternalService {
  const bounds = { timeoutMs: 10_000, connectionsMax: 128, responseBytesMax: 65_536 };
  return { origin, secret: SECRET, ...bounds };
}

async function startEchoService(): Promise<string> {
  const app = fastify();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  app.post<{ Body: string }>('/play', async ({ body, headers }) => {
    const header = String(headers[SIGNATURE_HEADER]);
    const now = new Date(1_000_000);
    const genuine = verifySignature({ header, rawBody: body, secrets: [SECRET], now });
    return { code: 200, msg: genuine ? 'genuine' : 'forged', data: JSON.parse(body) };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('each call gets its own response, signed with its own time', async () => {
  const http = clientTo(serviceAt(await startEchoService()));
  const bodies = Array.from({ length: 200 }, (_, number) => ({ number }));
  const replies = await Promise.all(bodies.map((body) => http.send(callOf(JSON.stringify(body)))));
  expect(replies).toEqual(
    bodies.map((data) => ({ kind: 'response', code: 200, msg: 'genuine', data })),
  );
});

test('a call to a closed port cannot have arrived', async () => {
  const reply = await clientTo(NOWHERE).send(callOf('{}'));
  expect(reply).toMatchObject({ kind: 'noResponse', mayHaveArrived: false });
});

test('calls of a crashed thread may have arrived, and the next call starts another thread', async () => {
  const http = clientTo(NOWHERE, { threadUrl: CRASHING });
  const lost = { kind: 'noResponse', mayHaveArrived: true, reason: 'out of order' };
  expect(await Promise.all([http.send(callOf('{}')), http.send(callOf('{}'))])).toEqual([
    lost,
    lost,
  ]);
  expect(await http.send(callOf('{}'))).toEqual(lost);
});

test('a closed client sends nothing', async () => {
  const http = clientTo(NOWHERE);
  const input = http.send(callOf('{}'));
  await http.close();
  expect(await input).toMatchObject({ kind: 'noResponse', mayHaveArrived: false });
  expect(await http.send(callOf('{}'))).toMatchObject({
    kind: 'noResponse',
    mayHaveArrived: false,
  });
});
