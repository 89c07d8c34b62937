import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { eventData } from '../../server/api/src/contract/events.ts';
import type { Currency } from '../../server/api/src/contract/money.ts';
import { searchColumns } from '../../server/api/src/modules/users/index.ts';
import { type EventReader, openEvents, type ReceivedEvent } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { giveMoney } from './give-money.ts';
import { isOnPostgres, type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

type Options = { lastEventId?: string; language?: string; at?: TestServer };

async function follow(
  { token }: Pick<Player, 'token'>,
  { at = server, ...options }: Options = {},
): Promise<EventReader> {
  const reader = await openEvents({ origin: at.settings.origins.web, token, ...options });
  onTestFinished(() => reader.vanish());
  return reader;
}

function give(
  { userId }: Pick<Player, 'userId'>,
  {
    currency = 'USD',
    minor = 100n,
    at = server,
  }: { currency?: Currency; minor?: bigint; at?: TestServer } = {},
): Promise<void> {
  return giveMoney(at.infrastructure, { userId, currency, minor });
}

function sendNotification({ userId }: Player, id: string = randomUUID()): Promise<void> {
  return server.modules.notifications.notify({
    id,
    userId,
    type: 'bonus',
    message: 'welcomeReward',
    params: { amountMinor: '123400', walletType: 'EUR' },
    link: '/wallet',
  });
}

/** The events up to the next one of this name. */
async function upTo(reader: EventReader, name: 'balance' | 'notification') {
  const events: (ReceivedEvent | null)[] = [];
  while (events.at(-1)?.event !== name) {
    const event = await reader.next();
    if (event === null) throw new Error(`the stream ended before a ${name}`);
    events.push(event);
  }
  return events;
}

const openStreams = async (at = server) =>
  (await at.infrastructure.metrics.eventStreams.get()).values[0]?.value ?? 0;

describe('the stream', () => {
  test('is an uncached event stream, with the headers of every response', async () => {
    const reader = await follow(await server.player());
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      'x-content-type-options': 'nosniff',
    });
  });

  test('can be opened across origins by the web client alone', async () => {
    const { token } = await server.player();
    const allowed = (origin: string) =>
      new Promise<string | undefined>((resolve) => {
        const headers = { authorization: `Bearer ${token}`, origin };
        const request = http.get(`${server.settings.origins.web}/api/events`, { headers });
        request
          .on('error', () => {})
          .once('response', (response) => {
            resolve(response.headers['access-control-allow-origin']);
            request.destroy();
          });
      });
    expect(await allowed(server.settings.origins.web)).toBe(server.settings.origins.web);
    expect(await allowed('https://elsewhere.test')).toBeUndefined();
  });

  test('is refused without a live session, in the envelope', async () => {
    const { token } = await server.player();
    await server.api.post('/api/user/logout').auth(token, { type: 'bearer' });
    const events = () => server.api.get('/api/events');
    expect((await events()).body).toMatchObject({ code: 401, data: { reason: 'LOGIN_REQUIRED' } });
    const dead = await events().auth(token, { type: 'bearer' });
    expect(dead.status).toBe(401);
    expect(dead.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
    const garbage = await events().auth('garbage', { type: 'bearer' });
    expect(garbage.body.data).toEqual({ reason: 'SESSION_EXPIRED' });
  });

  test('accepts no token in the URL', async () => {
    const { token } = await server.player();
    const response = await server.api.get(`/api/events?token=${token}`);
    expect(response.body).toMatchObject({ code: 401, data: { reason: 'LOGIN_REQUIRED' } });
  });

  test('is documented with an example of each event that its schema accepts', async () => {
    const { body } = await server.api.get('/api/openapi.json');
    const { content } = body.paths['/events'].get.responses[200];
    const blocks: string[] = content['text/event-stream'].example.trim().split('\n\n');
    const names = blocks.map((block) => {
      const [, name = '', data = ''] = /event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const schemas: Readonly<Record<string, z.ZodType>> = eventData;
      expect(schemas[name]?.safeParse(JSON.parse(data)).success, name).toBe(true);
      return name;
    });
    expect(names).toEqual(Object.keys(eventData));
  });

  test('cannot be opened by HEAD', async () => {
    const { token } = await server.player();
    const response = await server.api.head('/api/events').auth(token, { type: 'bearer' });
    expect(response.status).toBe(404);
  });
});

describe('an event', () => {
  test('contains the balance of a wallet after each committed movement', async () => {
    const player = await server.player();
    const reader = await follow(player);
    await give(player, { currency: 'USD', minor: 1050n });
    const first = await reader.next();
    await give(player, { currency: 'JPY', minor: 7n });
    const events = [first, await reader.next()];
    expect(events).toMatchObject([
      { event: 'balance', data: { walletType: 'USD', walletBalance: 10.5 } },
      { event: 'balance', data: { walletType: 'JPY', walletBalance: 7 } },
    ]);
    expect(new Set(events.map((event) => event?.id)).size).toBe(2);
  });

  test('follows a withdrawal: the balance, then the notification as in the list', async () => {
    server.requireOwnServer('requires a payout without progress');
    const player = await server.player({ BRL: 100_000n });
    const reader = await follow(player, { language: 'pt' });
    const as = { type: 'bearer' } as const;
    await server.api
      .post('/api/payment/withdraw')
      .auth(player.token, as)
      .send({ walletType: 'BRL', money: '250.50', bankCode: 'CPF', bank: '12345678901' });
    // A node may receive the player's first balance late; then that comes before.
    const [balance, received] = (await upTo(reader, 'notification')).slice(-2);
    expect(balance).toMatchObject({
      event: 'balance',
      data: { walletType: 'BRL', walletBalance: 749.5 },
    });
    const listed = await server.api
      .get('/api/notifications')
      .set('accept-language', 'pt')
      .auth(player.token, as);
    expect(received?.data).toEqual(listed.body.data.list[0]);
    expect(eventData.notification.parse(received?.data).message).toContain('R$\u00a0250,50');
  });

  test('is sent once, however often its cause is repeated', async () => {
    const player = await server.player();
    const reader = await follow(player);
    const id = randomUUID();
    await sendNotification(player, id);
    await sendNotification(player, id);
    await give(player);
    const received = [await reader.next(), await reader.next()].map((event) => event?.event);
    // Many nodes publish what they read together, the balances first.
    expect(received.sort()).toEqual(['balance', 'notification']);
    await give(player);
    expect((await reader.next())?.event).toBe('balance');
  });

  test('is sent to every stream of its player and to no other player', async () => {
    const [one, other] = [await server.player(), await server.player()];
    const readers = [await follow(one), await follow(one)];
    const stranger = await follow(other);
    await give(one, { minor: 1n });
    await give(other, { minor: 2n });
    for (const reader of readers)
      expect((await reader.next())?.data).toMatchObject({ walletBalance: 0.01 });
    expect((await stranger.next())?.data).toMatchObject({ walletBalance: 0.02 });
  });
});

describe('a session that ends', () => {
  test('by a login elsewhere sends the reason and closes its streams, not those of the new session', async () => {
    const player = await server.player();
    const kicked = await follow(player);
    const { email, password } = player;
    const login = await server.api.post('/api/user/login').send({ email, password });
    expect(await kicked.rest()).toMatchObject([
      { event: 'session', data: { reason: 'KICKED_OUT' } },
    ]);
    expect(kicked.endedWell()).toBe(true);
    const next = await follow({ token: login.body.data.token });
    await give(player);
    // The login's own notification may come before it.
    expect((await upTo(next, 'balance')).at(-1)).toMatchObject({ data: { walletBalance: 1 } });
  });

  test('by a logout sends the reason and closes its streams', async () => {
    const player = await server.player();
    const reader = await follow(player);
    await server.api.post('/api/user/logout').auth(player.token, { type: 'bearer' });
    expect(await reader.rest()).toMatchObject([
      { event: 'session', data: { reason: 'SESSION_EXPIRED' } },
    ]);
    expect(reader.endedWell()).toBe(true);
  });

  test('by its age is detected at the next heartbeat', async () => {
    const hasty = await startTestServer({ streams: { heartbeatMs: 20 } });
    onTestFinished(() => hasty.close());
    const reader = await follow(await hasty.player(), { at: hasty });
    await eventually(() => expect(reader.beats()).toBeGreaterThan(1));
    hasty.clock.advance(25 * 3_600_000);
    expect(await reader.rest()).toMatchObject([
      { event: 'session', data: { reason: 'SESSION_EXPIRED' } },
    ]);
  });
});

test('a renewed session keeps its stream beyond its first deadline', async () => {
  const hasty = await startTestServer({ streams: { heartbeatMs: 20 } });
  onTestFinished(() => hasty.close());
  const player = await hasty.player();
  const reader = await follow(player, { at: hasty });
  hasty.clock.advance(23 * 3_600_000);
  const renewed = await hasty.api
    .post('/api/user/refreshToken')
    .auth(player.token, { type: 'bearer' });
  expect(renewed.body.code).toBe(200);
  hasty.clock.advance(2 * 3_600_000);
  const before = reader.beats();
  await eventually(() => expect(reader.beats()).toBeGreaterThan(before + 2));
  await give(player, { at: hasty });
  expect(await reader.next()).toMatchObject({ event: 'balance' });
});

describe('a client that reconnects', () => {
  test('receives the missed events in order, and then new ones', async () => {
    const player = await server.player();
    const first = await follow(player);
    await give(player, { minor: 1n });
    const seen = await first.next();
    first.vanish();
    await give(player, { minor: 1n });
    await sendNotification(player);
    await give(player, { minor: 1n });
    const second = await follow(player, { lastEventId: seen?.id ?? '' });
    await give(player, { minor: 1n });
    const balances: number[] = [];
    const notifications: unknown[] = [];
    while (balances.at(-1) !== 0.04 || notifications.length === 0) {
      const received = await second.next();
      if (received === null) throw new Error('the stream ended');
      if (received.event === 'notification') notifications.push(received.data);
      else balances.push(eventData.balance.parse(received.data).walletBalance);
    }
    // Of movements that follow each other fast, many nodes publish the newest.
    const all = [0.02, 0.03, 0.04];
    expect(balances).toEqual(isOnPostgres ? all.filter((sum) => balances.includes(sum)) : all);
    await give(player, { minor: 1n });
    expect(await second.next()).toMatchObject({ event: 'balance', data: { walletBalance: 0.05 } });
    expect(notifications).toHaveLength(1);
  });

  test('may have received no event before', async () => {
    const player = await server.player();
    const first = await follow(player);
    await eventually(() => expect(first.lastEventId()).not.toBe(''));
    first.vanish();
    await give(player, { minor: 5n });
    const second = await follow(player, { lastEventId: first.lastEventId() });
    expect((await second.next())?.data).toMatchObject({ walletBalance: 0.05 });
  });

  test('after 1,000 events receives all of them, whatever their size', async () => {
    const player = await server.player();
    const first = await follow(player);
    await eventually(() => expect(first.lastEventId()).not.toBe(''));
    first.vanish();
    const ids = Array.from({ length: 1000 }, (_, index) => `${player.userId}.${index}`);
    for (const id of ids) await sendNotification(player, id);
    const second = await follow(player, { lastEventId: first.lastEventId() });
    const received: unknown[] = [];
    while (received.length < ids.length) received.push((await second.next())?.data);
    expect(received).toEqual(
      expect.arrayContaining(ids.map((id) => expect.objectContaining({ id }))),
    );
    await give(player);
    expect((await second.next())?.event).toBe('balance');
  });

  test('after more than 1,000 events receives the current state and the notifications since', async () => {
    const player = await server.player({ EUR: 10n });
    const first = await follow(player);
    await eventually(() => expect(first.lastEventId()).not.toBe(''));
    first.vanish();
    await sendNotification(player);
    await give(player, { minor: 1001n });
    // Not by a thousand movements: many nodes publish the newest of those that follow each other fast.
    const older = { type: 'balance', currency: 'USD', availableMinor: 1n } as const;
    for (let count = 0; count < 1001; count += 1)
      server.modules.notifications.playerEvents.publish(player.userId, older);
    const second = await follow(player, { lastEventId: first.lastEventId() });
    const received = [await second.next(), await second.next(), await second.next()];
    expect(received.map((event) => event?.event).sort()).toEqual([
      'balance',
      'balance',
      'notification',
    ]);
    expect(received.map((event) => event?.data)).toEqual(
      expect.arrayContaining([
        { walletType: 'USD', walletBalance: 10.01 },
        { walletType: 'EUR', walletBalance: 0.1 },
      ]),
    );
    await give(player, { minor: 1n });
    expect((await second.next())?.data).toMatchObject({ walletBalance: 10.02 });
  });

  test('to another process receives the current state as well', async () => {
    const player = await server.player({ USD: 700n });
    await sendNotification(player);
    const place = `${server.clock.now().getTime() - 60_000}-0badcafe-12`;
    const reader = await follow(player, { lastEventId: place });
    expect(await reader.next()).toMatchObject({
      id: place,
      event: 'balance',
      data: { walletBalance: 7 },
    });
    expect(await reader.next()).toMatchObject({ id: place, event: 'notification' });
    // From here on it reconnects to this process.
    await eventually(() => expect(reader.lastEventId()).not.toBe(place));
  });

  test.each([
    ['a word', 'nonsense'],
    ['three numbers', '1-2-3'],
    ['far too long', '9'.repeat(400)],
    ['an unknown one', '0-00000000-0'],
  ])('with a Last-Event-ID that is %s receives events from now on', async (_what, lastEventId) => {
    const player = await server.player();
    const reader = await follow(player, { lastEventId });
    await give(player);
    expect((await reader.next())?.data).toMatchObject({ walletBalance: 1 });
  });
});

describe('the limits', () => {
  test('a player’s seventh stream closes the oldest, which may reconnect', async () => {
    const player = await server.player();
    const readers = [];
    for (let count = 0; count < 7; count += 1) readers.push(await follow(player));
    const [oldest, ...others] = readers;
    expect(await oldest?.rest()).toEqual([]);
    expect(oldest?.endedWell()).toBe(true);
    await give(player);
    for (const reader of others) expect((await reader.next())?.event).toBe('balance');
  });

  test('a process with the maximum of streams returns 503 and the time of the next attempt', async () => {
    const small = await startTestServer({ streams: { allMax: 2 } });
    onTestFinished(() => small.close());
    const player = await small.player();
    await follow(player, { at: small });
    await follow(player, { at: small });
    const refused = await small.api.get('/api/events').auth(player.token, { type: 'bearer' });
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ code: 503, data: null });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a disconnected client leaves no resources behind', async () => {
    const before = await openStreams();
    const player = await server.player();
    const readers = await Promise.all([follow(player), follow(player), follow(player)]);
    expect(await openStreams()).toBe(before + 3);
    for (const reader of readers) reader.vanish();
    await eventually(async () => expect(await openStreams()).toBe(before));
  });

  test('neither does a client that disconnects during its session lookup', async () => {
    const separate = await startTestServer();
    onTestFinished(() => separate.close());
    const [unknown] = await manyPlayers(separate, 1);
    // A read of the session waits for this transaction.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const transaction = separate.infrastructure.prisma.$transaction(() => released);
    const arrived = once(separate.app.server, 'request');
    const request = http.get(`${separate.settings.origins.web}/api/events`, {
      agent: false,
      headers: { authorization: `Bearer ${unknown?.token}` },
    });
    request.on('error', () => {});
    const [, response] = await arrived;
    const closed = once(response, 'close');
    request.destroy();
    await closed;
    release();
    await transaction;
    // Sent after it, so its response comes after it.
    await separate.infrastructure.prisma.session.count();
    expect(await openStreams(separate)).toBe(0);
  });

  test('a client that does not read is disconnected, without a delay for the others', async () => {
    const player = await server.player();
    const attentive = await follow(player);
    const before = await openStreams();
    const sleeper = await new Promise<http.IncomingMessage>((resolve) => {
      const headers = { authorization: `Bearer ${player.token}` };
      const request = http.get(`${server.settings.origins.web}/api/events`, {
        agent: false,
        headers,
      });
      onTestFinished(() => void request.destroy());
      request.on('error', () => {}).once('response', resolve);
    });
    sleeper.pause();
    expect(await openStreams()).toBe(before + 1);
    // The system's socket buffers take some megabytes before anything is queued in the process.
    const balance = { currency: 'USD', availableMinor: 1n } as const;
    let published = 0;
    while ((await openStreams()) > before && published < 400_000) {
      for (let count = 0; count < 500; count += 1) {
        server.modules.notifications.playerEvents.publish(player.userId, {
          type: 'balance',
          ...balance,
        });
      }
      published += 500;
      await new Promise(setImmediate);
    }
    expect(await openStreams()).toBe(before);
    const ends = await server.infrastructure.metrics.eventStreamEnds.get();
    expect(ends.values).toContainEqual({ labels: { reason: 'slow' }, value: 1 });
    for (let count = 0; count < published; count += 1) await attentive.next();
    await give(player, { minor: 3n });
    expect((await attentive.next())?.data).toMatchObject({ walletBalance: 0.03 });
  });

  test('a thousand concurrent streams each receive their own event and the end of the process', async () => {
    const separate = await startTestServer();
    const players = await manyPlayers(separate, 1000);
    const readers = await Promise.all(
      players.map((player) =>
        openEvents({ origin: separate.settings.origins.web, token: player.token }),
      ),
    );
    expect(await openStreams(separate)).toBe(1000);
    await Promise.all(
      players.map((player, index) => give(player, { at: separate, minor: BigInt(index + 1) })),
    );
    for (const [index, reader] of readers.entries()) {
      expect((await reader.next())?.data).toEqual({
        walletType: 'USD',
        walletBalance: (index + 1) / 100,
      });
    }
    await separate.close();
    for (const reader of readers) {
      expect(await reader.rest()).toEqual([]);
      expect(reader.endedWell()).toBe(true);
    }
    expect(await openStreams(separate)).toBe(0);
  });
});

/** Players with a session each, without the cost of a password hash each. */
async function manyPlayers({ infrastructure, modules }: TestServer, count: number) {
  const ids = Array.from({ length: count }, () => randomUUID());
  await infrastructure.prisma.user.createMany({
    data: ids.map((id) => ({
      id,
      email: `${id}@fairhall.test`,
      passwordHash: '',
      nickName: id,
      ...searchColumns({ email: `${id}@fairhall.test`, nickName: id }),
      currency: 'USD',
      language: 'en',
      createdAt: infrastructure.clock.now(),
    })),
  });
  return Promise.all(
    ids.map(async (userId) => {
      const { token } = await modules.auth.sessions.open({ userId, remember: false });
      return { userId, token };
    }),
  );
}
