import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { headPart, KEEP_ALIVE_MS, sendWhole } from './whole-answer.ts';

const ID = '6f9c2f1e-2f0c-4a53-9d1c-6a1f0a1b2c3d';
const head = headPart(['cache-control', 'no-store', 'content-type', 'application/json']);

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** A server that answers every request in the same way. */
async function answering(answer: (response: ServerResponse, url: string) => void): Promise<number> {
  server = createServer(({ url = '' }, response) => answer(response, url));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** What comes back for these bytes, until the other side ends or as much as `until` says is there. */
async function bytesFor(port: number, request: string, until: RegExp): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(request);
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    text += chunk;
    if (until.test(text)) break;
  }
  return text.replaceAll(/(?<=Date: )[^\r]+/g, 'now');
}

const get = (path: string, version = '1.1', more = '') =>
  `GET ${path} HTTP/${version}\r\nhost: localhost\r\n${more}\r\n`;

const bodies: [string, string | Buffer | undefined][] = [
  ['text', '{"code":200}'],
  ['text beyond ASCII', '{"msg":"não há saldo – 余额"}'],
  ['bytes', Buffer.from('{"code":200,"msg":"éxito"}')],
  ['no body', undefined],
];

test.each(bodies)('sends %s as Node does, byte by byte', async (_, body) => {
  const status = body === undefined ? 304 : 200;
  const port = await answering((response, url) => {
    if (url === '/whole') {
      const own = ['retry-after', '3'];
      const whole = { status, requestId: ID, head, own };
      sendWhole(response, body === undefined ? whole : { ...whole, body });
      return;
    }
    const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))];
    const own = ['retry-after', '3'];
    response.writeHead(status, ['x-request-id', ID, ...head.fields, ...length, ...own]).end(body);
  });
  const end = body === undefined ? /\r\n\r\n$/ : /\}$/;
  const byNode = await bytesFor(port, get('/node'), end);
  expect(byNode).toContain('Keep-Alive: timeout=72');
  expect(await bytesFor(port, get('/whole'), end)).toBe(byNode);
});

test('answers requests that come in one packet in their order', async () => {
  const late: ServerResponse[] = [];
  const port = await answering((response, url) => {
    const send = (to: ServerResponse, body: string) =>
      sendWhole(to, { status: 200, requestId: ID, head, body });
    if (url === '/first') {
      late.push(response);
      return;
    }
    send(response, '{"answer":2}');
    for (const first of late) send(first, '{"answer":1}');
  });
  const text = await bytesFor(port, get('/first') + get('/second'), /"answer":\d.+"answer":\d\}/s);
  expect(text.match(/"answer":\d/g)).toEqual(['"answer":1', '"answer":2']);
});

test('serves the next request on the same connection', async () => {
  let answered = 0;
  const port = await answering((response) => {
    answered += 1;
    sendWhole(response, { status: 200, requestId: ID, head, body: `{"answer":${answered}}` });
  });
  const socket = connect(port, 'localhost').setEncoding('latin1');
  for (const expected of [1, 2, 3]) {
    socket.write(get('/'));
    const [text] = await once(socket, 'data');
    expect(text).toContain(`{"answer":${expected}}`);
  }
  socket.destroy();
});

test.each([
  ['asks so', get('/', '1.1', 'connection: close\r\n')],
  ['speaks HTTP/1.0', get('/', '1.0')],
])('ends the connection of who %s', async (_, request) => {
  const port = await answering((response) => {
    sendWhole(response, { status: 200, requestId: ID, head, body: '{}' });
  });
  // Read to its end: it never comes on a connection that stays open.
  const text = await bytesFor(port, request, /never/);
  expect(text).toMatch(/\r\nConnection: close\r\n.*\{\}$/s);
});

test('sends nothing, and breaks nothing, when the caller has gone', async () => {
  const answer = new Promise<ServerResponse>((resolve) => {
    answering(resolve).then((port) => {
      const socket = connect(port, 'localhost');
      socket.write(get('/'), () => socket.resetAndDestroy());
    });
  });
  const response = await answer;
  if (!response.destroyed) await once(response, 'close');
  expect(() => sendWhole(response, { status: 200, requestId: ID, head, body: '{}' })).not.toThrow();
});
