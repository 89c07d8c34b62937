import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WholeRequest } from './whole-request.ts';

let server: Server;
let socket: Socket;
/** Bodies in the order in which they came. */
let taken: string[];

beforeEach(async () => {
  taken = [];
  server = createServer({ IncomingMessage: WholeRequest }, async (request, response) => {
    if (request.url === '/taken') {
      request.takeBody((body) => {
        taken.push(body);
        response.end(`taken ${body}\n`);
      });
    } else {
      response.end(`read ${await textOf(request)}\n`);
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  socket = connect((server.address() as AddressInfo).port, 'localhost').setEncoding('utf8');
  await once(socket, 'connect');
});

afterEach(() => {
  socket.destroy();
  server.close();
  server.closeAllConnections();
});

const post = (path: string, body: string, length = Buffer.byteLength(body)) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n${body}`;

async function answers(last: string): Promise<string[]> {
  let got = '';
  while (!got.includes(last)) got += (await once(socket, 'data'))[0];
  return got.match(/(taken|read) .*/g) ?? [];
}

test('gives out a body that comes with its head', async () => {
  socket.write(post('/taken', '{"amount":"é"}'));
  expect(await answers('é')).toEqual(['taken {"amount":"é"}']);
});

test('puts a body together that comes in pieces, a letter in the middle of them', async () => {
  const bytes = Buffer.from(post('/taken', '{"amount":"é"}'));
  const cut = bytes.length - 3;
  socket.write(bytes.subarray(0, cut));
  await once(server, 'request');
  socket.write(bytes.subarray(cut));
  expect(await answers('é')).toEqual(['taken {"amount":"é"}']);
});

test('gives out an empty body', async () => {
  socket.write(post('/taken', ''));
  await answers('taken');
  expect(taken).toEqual(['']);
});

test('keeps requests apart that share a packet, taken or read', async () => {
  socket.write(post('/taken', 'one') + post('/read', 'two') + post('/taken', 'three'));
  expect(await answers('three')).toEqual(['taken one', 'read two', 'taken three']);
});

test('gives out nothing of a request that breaks off', async () => {
  socket.write(post('/taken', 'half', 100));
  const [request] = await once(server, 'request');
  socket.destroy();
  // Node complains of it on the connection, too, for which `once` would reject.
  await new Promise((resolve) => request.socket.on('close', resolve));
  expect(taken).toEqual([]);
});

test('is let go of once it is answered', async () => {
  const asked = once(server, 'request');
  socket.write(post('/taken', 'body'));
  const [request] = await asked;
  await answers('taken body');
  expect(request.readableEnded).toBe(true);
  // Node adds a listener of its own to a request that it still waits for.
  expect(request.listenerCount('end')).toBe(0);
});
