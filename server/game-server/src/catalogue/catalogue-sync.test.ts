import type { AddressInfo } from 'node:net';
import { systemClock } from '@fairhall/kit/clock';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { catalogue, retiredGames } from './catalogue.ts';
import { syncCatalogue } from './catalogue-sync.ts';

/** An API that returns these texts in order and records the bodies that it receives. */
async function startApi(texts: string[]) {
  const app = fastify();
  const received: unknown[] = [];
  app.post('/api/rpgame/games/saveAll', async (request, reply) => {
    received.push(request.body);
    return reply.type('application/json').send(texts.shift() ?? '{"code":200}');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, received, origin: `http://127.0.0.1:${port}` };
}

function options(origin: string, signal = new AbortController().signal) {
  const lines: { msg: string; problem?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, sync: { origin, secret: 'a secret', clock: systemClock, log, signal } };
}

test('the catalogue is sent again until the API accepts it', async () => {
  const { origin, received } = await startApi(['{"code":503}', 'starting …']);
  const { lines, sync } = options(origin);
  await syncCatalogue(sync);
  expect(received).toHaveLength(3);
  expect(received[2]).toEqual(
    JSON.parse(JSON.stringify({ games: [...catalogue, ...retiredGames] })),
  );
  // One line for the failure and one for the success.
  expect(lines).toMatchObject([
    { msg: 'the API did not accept the catalogue; retrying', problem: 'the API returned 503' },
    { msg: 'the catalogue is synchronised' },
  ]);
});

test('a server that closes stops retrying', async () => {
  const { app, origin, received } = await startApi([]);
  await app.close();
  const closing = new AbortController();
  const { lines, sync } = options(origin, closing.signal);
  const syncing = syncCatalogue(sync);
  closing.abort();
  await syncing;
  expect(received).toEqual([]);
  expect(lines.map(({ msg }) => msg)).not.toContain('the catalogue is synchronised');
});
