import { createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SIGNATURE_HEADER, verifySignature } from './signature.ts';
import { openSignedHttpClient } from './signed-http-client.ts';

const RESPONSE_BYTES_MAX = 1024;

/** A client of a service that calls `onRequest` for each chunk that it receives. */
async function startedClient(onRequest: (socket: Socket) => void, { timeoutMs = 10_000 } = {}) {
  const server = createServer((socket) => {
    socket.on('data', () => onRequest(socket));
    socket.on('error', () => socket.destroy());
    onTestFinished(() => {
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  onTestFinished(() => {
    server.close();
  });
  return clientOf(`http://127.0.0.1:${port}`, { timeoutMs });
}

function clientOf(origin: string, { timeoutMs = 10_000, connectionsMax = 1 } = {}) {
  const bounds = { timeoutMs, connectionsMax, responseBytesMax: RESPONSE_BYTES_MAX };
  const client = openSignedHttpClient({ origin, secret: 'secret', ...bounds });
  onTestFinished(async () => {
    await client.close();
  });
  return client;
}

const response = (body: string, length = Buffer.byteLength(body)) =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n${body}`;

const ENVELOPE = JSON.stringify({ code: 200, msg: 'été', data: { stake: 1 } });
const READ = { kind: 'response', code: 200, msg: 'été', data: { stake: 1 } };
const NO_RESPONSE = { kind: 'noResponse', mayHaveArrived: true };

const call = { path: '/play', rawBody: '{}', atMs: 1_000_000 };

test('a response in several chunks is joined, also where a chunk ends within a character', async () => {
  const bytes = Buffer.from(response(ENVELOPE));
  const cut = bytes.indexOf('é') + 1;
  const client = await startedClient((socket) => {
    socket.write(bytes.subarray(0, cut));
    setImmediate(() => socket.write(bytes.subarray(cut)));
  });
  expect(await client.send(call)).toEqual(READ);
});

test.each<[string, string]>([
  ['that is not JSON', response('<html>')],
  ['that is not an envelope', response('{"ok":true}')],
  ['without a body', response('')],
  ['over the size limit', response(JSON.stringify({ pad: 'x'.repeat(RESPONSE_BYTES_MAX) }))],
  ['that is not HTTP', 'nonsense\r\n\r\n'],
])('a response %s counts as none, and the next call gets its response', async (_, first) => {
  const responses = [first, response(ENVELOPE)];
  const client = await startedClient((socket) => socket.write(responses.shift() ?? ''));
  expect(await client.send(call)).toMatchObject(NO_RESPONSE);
  expect(await client.send(call)).toEqual(READ);
});

test('a truncated response counts as none', async () => {
  const client = await startedClient((socket) => socket.end(response('{"code":200', 400)));
  expect(await client.send(call)).toMatchObject(NO_RESPONSE);
});

test('a call without a response times out', async () => {
  const client = await startedClient(() => {}, { timeoutMs: 50 });
  expect(await client.send(call)).toMatchObject(NO_RESPONSE);
});

test('closing ends the calls in flight, and later calls are not sent', async () => {
  let requests = 0;
  const client = await startedClient(() => {
    requests += 1;
  });
  const reply = client.send(call);
  await vi.waitFor(() => expect(requests).toBe(1), { timeout: 60_000 });
  await client.close();
  expect(await reply).toMatchObject(NO_RESPONSE);
  expect(await client.send(call)).toMatchObject({ kind: 'noResponse' });
  expect(requests).toBe(1);
});

test('each call is signed with its own time and gets its own response', async () => {
  const service = fastify();
  service.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  service.post<{ Body: string }>('/play', async ({ body, headers }) => {
    const header = String(headers[SIGNATURE_HEADER]);
    const { atMs } = JSON.parse(body);
    const now = new Date(atMs);
    const isGenuine = verifySignature({ header, rawBody: body, secrets: ['secret'], now });
    return { code: 200, msg: isGenuine ? 'genuine' : 'forged', data: atMs };
  });
  onTestFinished(() => service.close());
  const client = clientOf(await service.listen({ host: '127.0.0.1', port: 0 }), {
    connectionsMax: 8,
  });
  const times = Array.from({ length: 200 }, (_, number) => 1_000_000 + number * 3_600_000);
  const replies = await Promise.all(
    times.map((atMs) => client.send({ path: '/play', rawBody: JSON.stringify({ atMs }), atMs })),
  );
  expect(replies).toEqual(
    times.map((data) => ({ kind: 'response', code: 200, msg: 'genuine', data })),
  );
});

test('a call to a closed port cannot have arrived', async () => {
  const reply = await clientOf('http://127.0.0.1:1').send(call);
  expect(reply).toMatchObject({ kind: 'noResponse', mayHaveArrived: false });
});
