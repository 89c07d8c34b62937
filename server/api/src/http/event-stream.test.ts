import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

type Events = { tick: { readonly text: string } };

const MB = 1_048_576;
const BUFFER_BYTES_MAX = 64 * MB;
const chunk = { name: 'tick', data: { text: 'x'.repeat(MB) } } as const;

afterEach(() => vi.useRealTimers());

/** A stream whose client has received its head and reads no further on its own. */
async function openStream(options: { lastEventId?: string } = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  let opened: { stream: EventStream<Events>; response: ServerResponse } | null = null;
  app.get('/', (_request, reply) => {
    reply.header('x-set-before', 'yes');
    const stream = new EventStream<Events>({ reply, bufferBytesMax: BUFFER_BYTES_MAX });
    stream.begin({ retryMs: 1500, ...options });
    opened = { stream, response: reply.raw };
  });
  const request = http.get(await app.listen({ host: '127.0.0.1', port: 0 }), { agent: false });
  onTestFinished(() => void request.destroy());
  const [client] = (await once(request, 'response')) as [IncomingMessage];
  client.on('error', () => {});
  if (opened === null) throw new Error('no stream was opened');
  const { stream, response } = opened as { stream: EventStream<Events>; response: ServerResponse };
  return { client, stream, response };
}

/** Fills the buffers of the system, so that the process keeps what is sent from then on. */
async function fillBuffers({ stream, response }: Awaited<ReturnType<typeof openStream>>) {
  while (response.writableLength < chunk.data.text.length) {
    stream.send(chunk);
    await new Promise(setImmediate);
  }
}

test('a stream has the headers set before, and blocks in the format of server-sent events', async () => {
  const { client, stream } = await openStream({ lastEventId: 'start' });
  expect(client.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'close',
    'x-set-before': 'yes',
  });
  stream.send({ id: 'first', name: 'tick', data: { text: 'a' } });
  stream.send({ name: 'tick', data: { text: 'b' } });
  stream.heartbeat();
  stream.setLastEventId('later');
  stream.end({ retryMs: 20 });
  expect((await text(client)).split('\n\n')).toEqual([
    'retry: 1500\nid: start',
    'id: first\nevent: tick\ndata: {"text":"a"}',
    'event: tick\ndata: {"text":"b"}',
    ':',
    'id: later',
    'retry: 20',
    '',
  ]);
});

test('after its end nothing is written, and a second end changes nothing', async () => {
  const { client, stream } = await openStream();
  stream.end();
  stream.send({ name: 'tick', data: { text: 'late' } });
  stream.heartbeat();
  stream.end({ retryMs: 20 });
  expect(await text(client)).toBe('retry: 1500\n\n');
});

test('a client that reads has all of it before the end, whose time limit is then lifted', async () => {
  const opened = await openStream();
  await fillBuffers(opened);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  opened.stream.end();
  expect(vi.getTimerCount()).toBe(1);
  const closed = once(opened.response, 'close');
  const received = await text(opened.client);
  expect(received.endsWith('x"}\n\n')).toBe(true);
  await closed;
  expect(vi.getTimerCount()).toBe(0);
});

test('a client that does not read is disconnected two seconds after the end', async () => {
  const opened = await openStream();
  await fillBuffers(opened);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  opened.stream.end();
  vi.advanceTimersByTime(1999);
  expect(opened.response.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(opened.response.destroyed).toBe(true);
});

test('a client that leaves more unread than the limit is disconnected, and not before', async () => {
  const opened = await openStream();
  const { stream, response } = opened;
  await fillBuffers(opened);
  expect(stream.destroyIfSlow()).toBe(false);
  while (response.writableLength <= BUFFER_BYTES_MAX) stream.send(chunk);
  expect(response.destroyed).toBe(false);
  expect(stream.destroyIfSlow()).toBe(true);
  expect(response.destroyed).toBe(true);
});
