import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSignedHttpClient } from './signed-http-client.ts';

const RESPONSE_BYTES_MAX = 1024;

/** Lines to a party that does `onRequest` with each connection that asks it something. */
async function linesTo(onRequest: (socket: Socket) => void, { timeoutMs = 10_000 } = {}) {
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
  const lines = openSignedHttpClient({
    origin: `http://127.0.0.1:${port}`,
    secret: 'secret',
    timeoutMs,
    connectionsMax: 1,
    responseBytesMax: RESPONSE_BYTES_MAX,
  });
  onTestFinished(async () => {
    await lines.close();
    server.close();
  });
  return lines;
}

const response = (body: string, length = Buffer.byteLength(body)) =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n${body}`;

const ENVELOPE = JSON.stringify({ code: 200, msg: 'été', data: { stake: 1 } });
const READ = { kind: 'answered', code: 200, msg: 'été', data: { stake: 1 } };
const SILENT = { kind: 'silent', mayHaveArrived: true };

const call = { path: '/play', rawBody: '{}', atMs: 1_000_000 };

test('an answer in pieces is read as one, though a letter is cut in two', async () => {
  const bytes = Buffer.from(response(ENVELOPE));
  const cut = bytes.indexOf('é') + 1;
  const lines = await linesTo((socket) => {
    socket.write(bytes.subarray(0, cut));
    setImmediate(() => socket.write(bytes.subarray(cut)));
  });
  expect(await lines.send(call)).toEqual(READ);
});

test.each<[string, string]>([
  ['that is no JSON', response('<html>')],
  ['that is no envelope', response('{"ok":true}')],
  ['without a body', response('')],
  ['longer than the bound', response(JSON.stringify({ pad: 'x'.repeat(RESPONSE_BYTES_MAX) }))],
  ['that is no HTTP', 'nonsense\r\n\r\n'],
])('an answer %s counts as none, and the next call is answered', async (_, first) => {
  const responses = [first, response(ENVELOPE)];
  const lines = await linesTo((socket) => socket.write(responses.shift() ?? ''));
  expect(await lines.send(call)).toMatchObject(SILENT);
  expect(await lines.send(call)).toEqual(READ);
});

test('an answer that breaks off counts as none', async () => {
  const lines = await linesTo((socket) => socket.end(response('{"code":200', 400)));
  expect(await lines.send(call)).toMatchObject(SILENT);
});

test('a party that says nothing is given up', async () => {
  const lines = await linesTo(() => {}, { timeoutMs: 50 });
  expect(await lines.send(call)).toMatchObject(SILENT);
});

test('closing ends what is under way, and nothing goes out any more', async () => {
  let requests = 0;
  const lines = await linesTo(() => {
    requests += 1;
  });
  const reply = lines.send(call);
  await expect.poll(() => requests).toBe(1);
  await lines.close();
  expect(await reply).toMatchObject(SILENT);
  expect(await lines.send(call)).toMatchObject({ kind: 'silent' });
  expect(requests).toBe(1);
});
