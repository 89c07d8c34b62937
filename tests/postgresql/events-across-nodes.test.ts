import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { PlayerEvents, SharedFeed } from '../../server/api/src/modules/notifications/index.ts';
import { launchToken } from '../api/game-session.ts';
import { giveMoney } from '../api/give-money.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../api/test-server.ts';
import { type EventReader, openEvents } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import {
  newPostgresDatabase,
  type PostgresqlSettings,
  query,
} from '../support/postgres-databases.ts';

/* What happens on one node is published on the other one. */

type Node = TestServer;

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;
let one: Node;
let other: Node;
let player: Player;

beforeEach(async () => {
  database = await newPostgresDatabase();
  const env = { DATABASE_URL: database.url };
  [one, other] = await Promise.all([startTestServer({ env }), startTestServer({ env })]);
  // As clocks of nodes agree: a stream gets no notification from before its subscription.
  other.clock.advance(one.clock.now().getTime() - other.clock.now().getTime());
  player = await one.player({ USD: 1_000n });
});

afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.remove();
});

async function follow(node: Node, lastEventId?: string): Promise<EventReader> {
  const reader = await openEvents({
    origin: node.settings.origins.web,
    token: player.token,
    ...(lastEventId !== undefined && { lastEventId }),
  });
  onTestFinished(() => reader.vanish());
  await eventually(() => expect(reader.lastEventId()).not.toBe(''));
  return reader;
}

/** Gives the player one cent on this node. */
const give = (node: Node) => giveMoney(node.infrastructure, { userId: player.userId, minor: 1n });

function sendNotification(node: Node): Promise<void> {
  return node.modules.notifications.notify({
    id: randomUUID(),
    userId: player.userId,
    type: 'bonus',
    message: 'welcomeReward',
    params: { amountMinor: '100', walletType: 'USD' },
    link: null,
  });
}

/** The balances of a stream up to this one. */
async function balancesUpTo(reader: EventReader, last: number): Promise<number[]> {
  const balances: number[] = [];
  while (balances.at(-1) !== last) {
    const event = await reader.next();
    if (event === null) throw new Error(`the stream ended after ${balances.join(', ')}`);
    balances.push((event.data as { walletBalance: number }).walletBalance);
  }
  return balances;
}

test('a balance and a notification of one node reach the streams of both', async () => {
  const readers = [await follow(one), await follow(other)];
  await give(one);
  for (const reader of readers) expect(await balancesUpTo(reader, 10.01)).toEqual([10.01]);
  await sendNotification(other);
  for (const reader of readers) expect((await reader.next())?.event).toBe('notification');
});

test('an older balance never overtakes a newer', async () => {
  const readers = [await follow(one), await follow(other)];
  const gifts = Array.from({ length: 300 }, (_, index) => give(index % 2 === 0 ? one : other));
  const seen = await Promise.all(readers.map((reader) => balancesUpTo(reader, 13)));
  await Promise.all(gifts);
  for (const balances of seen) expect(balances).toEqual(balances.toSorted((a, b) => a - b));
});

test('a stream resumes on another node and misses nothing', async () => {
  const before = await follow(one);
  await give(one);
  const place = await before.next();
  before.vanish();
  await give(one);
  await sendNotification(one);
  const after = await follow(other, place?.id);
  const missed = [await after.next(), await after.next()];
  expect(missed).toMatchObject([
    { event: 'balance', data: { walletBalance: 10.02 } },
    { event: 'notification' },
  ]);
  await give(one);
  expect(await balancesUpTo(after, 10.03)).toEqual([10.03]);
});

test('what happens while a node’s connection is interrupted is found after its return', async () => {
  const reader = await follow(other);
  await give(one);
  await balancesUpTo(reader, 10.01);
  await interruptChannels(database);
  await give(one);
  expect(await balancesUpTo(reader, 10.02)).toEqual([10.02]);
  await give(one);
  expect(await balancesUpTo(reader, 10.03)).toEqual([10.03]);
});

async function interruptChannels({ url }: PostgresqlSettings): Promise<void> {
  const ended = await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%'`,
  );
  expect(ended.length).toBeGreaterThan(1);
}

test('a change without an announcement is published all the same, at the next read of the tables', async () => {
  const playerEvents = new PlayerEvents(one.infrastructure);
  const feed = new SharedFeed({
    ...{ ...one.infrastructure, playerEvents, recheckMs: 20 },
    ...{ announce: () => {}, endStreams: async () => {} },
  });
  onTestFinished(() => feed.close());
  const published: unknown[] = [];
  const listener = ({ event }: { event: unknown }) => published.push(event);
  const { stop } = playerEvents.subscribe(player.userId, { listener });
  onTestFinished(stop);
  // A read may fall before the gift or after it: only after the first one is it known what follows.
  const before = { type: 'balance', availableMinor: 1_000n };
  await eventually(() => expect(published).toMatchObject([before]));
  await give(other);
  await eventually(() =>
    expect(published).toMatchObject([before, { type: 'balance', availableMinor: 1_001n }]),
  );
  await sendNotification(other);
  await eventually(() => expect(published.at(-1)).toMatchObject({ type: 'notification' }));
  expect(published).toHaveLength(3);
});

test('a login on one node ends the stream, the calls and the bets of the earlier one on the other', async () => {
  await one.seedGames();
  const token = await launchToken(one, player);
  const reader = await follow(other);
  const { email, password } = player;
  await one.api.post('/api/user/login').send({ email, password });
  const ended = reader.rest();
  const call = other.api.post('/api/user/wallet').set(bearer(player.token)).send({});
  expect((await call).body).toMatchObject({ code: 401, data: { reason: 'KICKED_OUT' } });
  const bet = other.signed('provider', '/api/provider/bet', {
    ...{ token, transactionId: 'late', roundId: 'late', gameId: 'phoenix-ascend', amount: '1.00' },
  });
  expect((await bet).body.code).not.toBe(200);
  expect(await ended).toMatchObject([{ event: 'session', data: { reason: 'KICKED_OUT' } }]);
});
